/** What the page knows where readers are added by a list, and what each event changes. */
import type {
  LicenceReader,
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderEdit,
  ReaderIdentity,
  ReaderPage,
  Seats,
  SubscriptionName,
} from '../../domain/licence.ts';
import { chargeOf, hasRoomFor, MOST_ADDED_READERS } from '../../domain/licence.ts';
import type { ModificationSummary } from '../../domain/modification.ts';
import type { Money } from '../../domain/money.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { judge } from '../../validation/form.ts';
import { readerForm } from '../../validation/forms/reader.ts';
import type { ColumnRole } from '../../validation/reader-list/columns.ts';
import type { ListComparison } from '../../validation/reader-list/compare.ts';
import { compareList } from '../../validation/reader-list/compare.ts';
import type { FileProblem } from '../../validation/reader-list/encoding.ts';
import type { ListedReader, ListProblem } from '../../validation/reader-list/reader-list.ts';
import { readReaderList } from '../../validation/reader-list/reader-list.ts';
import { sameAddress } from '../../validation/reader-list/verdict.ts';
import type { ImportedRow, ReaderImportDraft } from './reader-import.draft.ts';
import { freshReaderImport } from './reader-import.draft.ts';

/** The licence to which readers are added, as it was told last. */
export interface ImportedLicence {
  readonly subscription: SubscriptionName;
  readonly seats: Seats;
}

/** Why nothing can be made of what was pasted or dropped. */
export type ImportProblem = ListProblem | { readonly kind: FileProblem | 'noReader' };

/** The server's words about fields of a row, by field. */
export type RowRefusal = Readonly<Record<string, string>>;

export interface ReaderImportContext {
  /** The number of the subscription, as the place says it. */
  readonly aboId: string;
  readonly draft: ReaderImportDraft;
  readonly licence: ImportedLicence | null;
  /** The readers of the licence; `null` before they are known. */
  readonly present: readonly LicenceReader[] | null;
  readonly problem: ImportProblem | null;
  /** What the server has against rows, by `id`, until they are changed. */
  readonly refused: Readonly<Record<number, RowRefusal>>;
  /** The charge has become another one when it was sent. */
  readonly isChargeNew: boolean;
  /** Counts what was refused on the page: each time focus comes to what is wrong. */
  readonly attempts: number;
  readonly failure: Failure | null;
  /** Why seats could not be read again behind what is shown; told until the person goes on. */
  readonly outdated: Failure | null;
}

type Known = ReaderImportContext;
type Change = Partial<ReaderImportContext>;
/** What a person changes of a row. */
export type RowChange = Partial<ReaderIdentity & Pick<ImportedRow, 'isOpen' | 'isLeftOut'>>;

/** The draft of one subscription is not taken for another's. */
function draftFor(draft: ReaderImportDraft, aboId: string): ReaderImportDraft {
  return draft.of === aboId ? draft : freshReaderImport(draft.seed, aboId, draft.attempt + 1);
}

export function begin({ draft, params }: FunnelInput<ReaderImportDraft>): ReaderImportContext {
  const aboId = params['aboId'] ?? '';
  return {
    aboId,
    draft: draftFor(draft, aboId),
    licence: null,
    present: null,
    problem: null,
    refused: {},
    isChargeNew: false,
    attempts: 0,
    failure: null,
    outdated: null,
  };
}

/** The address may name another subscription: what is known of the former one is left behind. */
export function turnTo({ aboId, draft }: Known, to: string | undefined): Change {
  return to === undefined || to === aboId ? {} : begin({ draft, params: { aboId: to } });
}

export function received({ subscription, seats }: ReaderPage): Change {
  return { licence: { subscription, seats }, outdated: null };
}

/** The readers were told with whom the list is compared. */
export function readersReceived(present: readonly LicenceReader[]): Change {
  return { present, outdated: null };
}

/** The list beside the licence. What went out and may have arrived stays what it was. */
export function comparisonOf({ draft, present }: Pick<Known, 'draft' | 'present'>): ListComparison<ImportedRow> {
  return compareList(draft.rows, present ?? [], draft.submitted ? draft.sent : []);
}

/** The draft after a change: another request, where the former one may have arrived. */
function changed(draft: ReaderImportDraft, change: Partial<ReaderImportDraft>): ReaderImportDraft {
  return { ...(draft.submitted ? nextAttempt(draft) : draft), ...change };
}

export function typed({ draft }: Known, text: string): Change {
  const roles = columnsKey(text) === columnsKey(draft.text) ? draft.roles : [];
  return { draft: { ...draft, text, roles }, problem: null, outdated: null };
}

/** By what columns are known to be the same while somebody types below them: the first line that has something. */
function columnsKey(text: string): string {
  return text.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}

/** What the columns are used for, as somebody says. */
export function rolesChosen({ draft }: Known, roles: readonly ColumnRole[]): Change {
  return { draft: { ...draft, roles: [...roles] }, problem: null, outdated: null };
}

/** The rows that are wrong come first, with their fields; the others stay in their order. */
function raised(rows: readonly ImportedRow[], isRaised: (row: ImportedRow) => boolean): ImportedRow[] {
  return [
    ...rows.filter(isRaised).map((row) => (row.isOpen ? row : { ...row, isOpen: true })),
    ...rows.filter((row) => !isRaised(row)),
  ];
}

function wrongFirst(context: Pick<Known, 'draft' | 'present'>): ImportedRow[] {
  const { wrong } = comparisonOf(context);
  return raised(context.draft.rows, ({ id }) => wrong.has(id));
}

/** The list goes on with what was read. A reader whose address it has already is left out, and can be brought back. */
function withReaders(rows: readonly ImportedRow[], readers: readonly ListedReader[]): ImportedRow[] {
  const last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  const known = new Set(rows.filter(({ isLeftOut }) => !isLeftOut).map(({ email }) => sameAddress(email)));
  const added = readers.map((reader, index) => {
    const address = sameAddress(reader.email);
    const isLeftOut = address !== '' && known.has(address);
    known.add(address);
    return { ...reader, id: last + index + 1, isOpen: false, isLeftOut };
  });
  return [...rows, ...added];
}

/** What is pasted, as rows; or why it cannot be. Nothing pasted is no problem where there are rows already. */
export function given({ draft, present, attempts }: Known): Change {
  const list = readReaderList(draft.text, draft.roles);
  const refuse = (problem: ImportProblem): Change => ({ problem, attempts: attempts + 1, outdated: null });
  if (list.kind === 'refused') {
    return list.problem.kind === 'empty' && draft.rows.length > 0
      ? { problem: null, outdated: null }
      : refuse(list.problem);
  }
  const { columns, comments } = list;
  const report = {
    columns: [...columns],
    comments: (draft.report?.comments ?? 0) + comments,
    refused: [...(draft.report?.refused ?? []), ...list.refused],
  };
  const rows = withReaders(draft.rows, list.readers);
  if (rows.length === 0) {
    return { ...refuse({ kind: 'noReader' }), draft: { ...draft, report: { ...report, refused: [...list.refused] } } };
  }
  if (rows.length > MOST_ADDED_READERS) return refuse({ kind: 'tooMany', count: rows.length });
  const blankLines = draft.blankLines + list.blankLines;
  const next = changed(draft, { text: '', roles: [], rows, report, blankLines });
  return { draft: { ...next, rows: wrongFirst({ draft: next, present }) }, problem: null, outdated: null };
}

export function fileRefused({ attempts }: Known, problem: ImportProblem): Change {
  return { problem, attempts: attempts + 1, outdated: null };
}

/** All rows are thrown away. */
export function emptied({ draft }: Known): Change {
  return {
    draft: changed(draft, { rows: [], report: null, blankLines: 0 }),
    refused: {},
    isChargeNew: false,
    outdated: null,
  };
}

/** One row is another now; of what the server had against it nothing is known. Whether it is open changes no request. */
export function rowChanged({ draft, refused }: Known, id: number, change: RowChange): Change {
  const rows = draft.rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  const isOpened = Object.keys(change).every((name) => name === 'isOpen');
  if (isOpened) return { draft: { ...draft, rows } };
  const { [id]: _settled, ...others } = refused;
  return { draft: changed(draft, { rows }), refused: others, failure: null, outdated: null };
}

/** The rows that are asked for, in the order of the list, whichever of them had to be mended first. */
const includedOf = ({ rows }: ReaderImportDraft) =>
  rows.filter(({ isLeftOut }) => !isLeftOut).toSorted((one, other) => one.id - other.id);

/** What keeps the list from being sent. */
export type Hindrance = 'noReader' | 'nothing' | 'wrong' | 'noRoom';

export function hindranceOf(context: Pick<Known, 'draft' | 'present' | 'licence' | 'refused'>): Hindrance | null {
  const { draft, licence, refused } = context;
  const { added, changes, wrong } = comparisonOf(context);
  const asked = [...added, ...changes.map(({ row }) => row)];
  if (asked.length === 0) return includedOf(draft).length === 0 ? 'noReader' : 'nothing';
  if (wrong.size > 0 || asked.some(({ id }) => id in refused)) return 'wrong';
  return draft.submitted || (licence && hasRoomFor(licence.seats, added.length)) ? null : 'noRoom';
}

/** It was to be sent, and something is in the way: what is wrong comes first. */
export function hindered(context: Known): Change {
  const { draft, refused, attempts } = context;
  const { wrong } = comparisonOf(context);
  const rows = raised(draft.rows, ({ id, isLeftOut }) => wrong.has(id) || (id in refused && !isLeftOut));
  return { draft: { ...draft, rows }, attempts: attempts + 1, failure: null };
}

/** What is stated, and sent along: as long as a request may have arrived, what that was sent with. */
export function chargeNow(context: Pick<Known, 'draft' | 'present' | 'licence'>): Money | null {
  const { draft, licence } = context;
  if (draft.submitted || licence === null) return draft.charge;
  return chargeOf(licence.seats, comparisonOf(context).added.length);
}

/** The request is on its way under the present key. */
export function submitted(context: Known): Change {
  const sent = comparisonOf(context).added.map(({ id }) => id);
  return {
    draft: { ...context.draft, charge: chargeNow(context), sent, submitted: true },
    isChargeNew: false,
    failure: null,
    outdated: null,
  };
}

/** A row as it is sent. Throws where it breaks a rule: a chart's bug. */
function validReader({ civility, firstName, lastName, email }: ImportedRow): ReaderIdentity {
  const { valid } = judge(readerForm, { civility, firstName, lastName, email });
  if (valid === null) throw new Error('A list of readers is sent, though one breaks a rule');
  return valid;
}

/** Whether readers are to be added. */
export function hasAdded(context: Known): boolean {
  return comparisonOf(context).added.length > 0;
}

/** Whether readers of the licence are to be changed. */
export function hasChanges(context: Known): boolean {
  return comparisonOf(context).changes.length > 0;
}

/** The next reader who is to be changed. Throws where nobody is: a chart's bug. */
export function editOf({ context }: { readonly context: Known }): ReaderEdit {
  const [change] = comparisonOf(context).changes;
  if (!change) throw new Error('A reader of the list is changed, though no line changes one');
  return {
    subscriptionId: Number(context.aboId),
    readerId: change.reader.id,
    reader: validReader(change.row),
  };
}

/** The additions that are sent. Throws where a row breaks a rule: a chart's bug. */
export function additionOf({ context }: { readonly context: Known }): {
  readonly key: string;
  readonly addition: ReaderAddition;
} {
  const readers = comparisonOf(context).added.map(validReader);
  return {
    key: idempotencyKey(context.draft),
    addition: { subscriptionId: Number(context.aboId), readers, charge: context.draft.charge },
  };
}

/** The request has arrived: a list that is begun from now on is another one. */
export function answered({ draft, licence, present, aboId }: Known, answer: ReaderAdditionAnswer): Change {
  if (answer.kind === 'chargeChanged') {
    return {
      draft: nextAttempt(draft),
      licence: licence && { ...licence, seats: answer.seats },
      isChargeNew: true,
    };
  }
  const { id, reference, state } = answer.request;
  const { added, changes } = comparisonOf({ draft, present });
  const receipt = { id, reference, state, readers: added.length, changed: 0, charge: draft.charge };
  // Readers who are changed are asked for next, each by a request of their own.
  const left = new Set(changes.map(({ row }) => row.id));
  const rows = draft.rows.filter((row) => left.has(row.id));
  return { draft: { ...freshReaderImport(draft.seed, aboId, draft.attempt + 1), rows, receipt } };
}

/** The change of one reader was asked for: their row is done. */
export function changeAnswered(context: Known, { id, reference, state }: ModificationSummary): Change {
  const { draft, aboId } = context;
  const { changes } = comparisonOf(context);
  const [done, ...others] = changes;
  const first = { id, reference, state, readers: 0, charge: null };
  const receipt = { ...(draft.receipt ?? first), changed: (draft.receipt?.changed ?? 0) + 1 };
  const rows = others.length === 0 ? [] : draft.rows.filter((row) => row.id !== done?.row.id);
  return { draft: { ...freshReaderImport(draft.seed, aboId, draft.attempt + 1), rows, receipt }, failure: null };
}

/** The change of one reader was refused: it is told at their row, as far as it is about a field. */
export function changeRefused(context: Known, error: unknown): Change {
  const failure = failureOf(error);
  const [change] = comparisonOf(context).changes;
  const { draft, attempts } = context;
  if (!change || Object.keys(failure.fields).length === 0) return { failure };
  const rows = raised(draft.rows, ({ id }) => id === change.row.id);
  return {
    draft: { ...draft, rows },
    refused: { [change.row.id]: failure.fields },
    attempts: attempts + 1,
    failure: null,
  };
}

/** Where a complaint stands: the reader's place among those that were sent, from 0, and the field. */
const placeOfComplaint = /^\w+\.(\d+)\.(\w+)$/;

/** The server has not taken the list. What it says of readers comes back to their rows, and those come first. */
export function refusedBy({ draft, present, attempts }: Known, error: unknown): Change {
  const failure = failureOf(error);
  const included = comparisonOf({ draft, present }).added;
  const refused: Record<number, RowRefusal> = {};
  for (const [path, words] of Object.entries(failure.fields)) {
    const [, place = '', field = ''] = placeOfComplaint.exec(path) ?? [];
    const row = place === '' ? undefined : included[Number(place)];
    if (row) refused[row.id] = { ...refused[row.id], [field]: words };
  }
  if (Object.keys(refused).length === 0) {
    return { draft: failure.kind === 'invalid' ? { ...draft, submitted: false } : draft, failure };
  }
  const rows = raised(draft.rows, ({ id }) => id in refused);
  return { draft: { ...draft, rows, submitted: false }, refused, attempts: attempts + 1, failure: null };
}
