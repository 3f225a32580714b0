/** The context of the import of readers from a list, and the change by each event. */
import type {
  LicenceReader,
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderEdit,
  ReaderPage,
  Seats,
  SubscriptionName,
} from '../../../domain/licence.ts';
import type { ReaderIdentity } from '../../../domain/licence-entries.ts';
import { chargeOf, hasRoomFor, MOST_ADDED_READERS } from '../../../domain/licence.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import type { Money } from '../../../domain/money.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import type { Issue } from '../../../validation/issue.ts';
import { validate } from '../../../validation/form.ts';
import { purchaseOrderForm, readerForm } from '../../../validation/forms/reader.ts';
import type { ColumnRole } from '../../../validation/reader-list/columns.ts';
import type { ListComparison } from '../../../validation/reader-list/compare.ts';
import { compareList } from '../../../validation/reader-list/compare.ts';
import type { FileProblem } from '../../../validation/reader-list/encoding.ts';
import { openRefusals, withReaders } from '../../../validation/reader-list/list-again.ts';
import type { ListProblem } from '../../../validation/reader-list/reader-list.ts';
import { readReaderList } from '../../../validation/reader-list/reader-list.ts';
import type { ImportedRow, ReaderImportDraft } from './reader-import.draft.ts';
import { freshReaderImport } from './reader-import.draft.ts';

/** The licence of the imported readers, from the last answer. */
export interface ImportedLicence {
  readonly subscription: SubscriptionName;
  readonly seats: Seats;
}

/** Why the pasted text or dropped file is not a list. */
export type ImportProblem = ListProblem | { readonly kind: FileProblem | 'noReader' };

/** The server's issues about a row, by field. */
export type RowRefusal = Readonly<Record<string, string>>;

export interface ReaderImportContext {
  /** The number of the subscription in the address. */
  readonly aboId: string;
  readonly draft: ReaderImportDraft;
  readonly licence: ImportedLicence | null;
  /** The readers of the licence; `null` before the first answer. */
  readonly present: readonly LicenceReader[] | null;
  readonly problem: ImportProblem | null;
  /** The server's issues about rows, by `id`, until the row is changed. */
  readonly refused: Readonly<Record<number, RowRefusal>>;
  /** The charge had changed when the request was sent. */
  readonly isChargeNew: boolean;
  /** Counts refusals on the page: each moves the focus to the first error. */
  readonly attempts: number;
  readonly failure: Failure | null;
  /** Failure of a revalidation of the seats, until the next event. */
  readonly outdated: Failure | null;
}

type Known = ReaderImportContext;
type Change = Partial<ReaderImportContext>;
/** A change of a row. */
export type RowChange = Partial<ReaderIdentity & Pick<ImportedRow, 'isOpen' | 'isLeftOut'>>;

/** The draft of a subscription; one of another subscription is dropped. */
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

/** The address may name another subscription: data of the former one are dropped. */
export function turnTo({ aboId, draft }: Known, to: string | undefined): Change {
  return to === undefined || to === aboId ? {} : begin({ draft, params: { aboId: to } });
}

export function received({ subscription, seats }: ReaderPage): Change {
  return { licence: { subscription, seats }, outdated: null };
}

/** Takes the licence's readers, for the comparison with the list. */
export function readersReceived(present: readonly LicenceReader[]): Change {
  return { present, outdated: null };
}

/** Compares the list with the licence. Rows that were sent and may have arrived keep their meaning. */
export function comparisonOf({ draft, present }: Pick<Known, 'draft' | 'present'>): ListComparison<ImportedRow> {
  return compareList(draft.rows, present ?? [], draft.submitted ? draft.sent : []);
}

/** The draft after a change: another request if the former one may have arrived. */
function changed(draft: ReaderImportDraft, change: Partial<ReaderImportDraft>): ReaderImportDraft {
  return { ...(draft.submitted ? nextAttempt(draft) : draft), ...change };
}

export function typed({ draft }: Known, text: string): Change {
  const roles = columnsKey(text) === columnsKey(draft.text) ? draft.roles : [];
  return { draft: { ...draft, text, roles }, problem: null, outdated: null };
}

/** Identifies the columns during typing: the first line that is not empty. */
function columnsKey(text: string): string {
  return text.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}

/** Takes the roles that the person assigned to the columns. */
export function rolesChosen({ draft }: Known, roles: readonly ColumnRole[]): Change {
  return { draft: { ...draft, roles: [...roles] }, problem: null, outdated: null };
}

/** Most wrong rows whose fields open at a time; the next ones follow once these are corrected. */
const MOST_OPENED = 10;

/** Moves wrong rows to the top, the first ones with open fields; the others keep their order. */
function raised(rows: readonly ImportedRow[], isRaised: (row: ImportedRow) => boolean): ImportedRow[] {
  return [
    ...rows.filter(isRaised).map((row, index) => (row.isOpen || index >= MOST_OPENED ? row : { ...row, isOpen: true })),
    ...rows.filter((row) => !isRaised(row)),
  ];
}

function wrongFirst(context: Pick<Known, 'draft' | 'present'>): ImportedRow[] {
  const { wrong } = comparisonOf(context);
  return raised(context.draft.rows, ({ id }) => wrong.has(id));
}

/** Parses the pasted text into rows, or returns its problem. An empty text is no problem if there are rows. */
export function given(context: Known): Change {
  const { draft, present, attempts, refused } = context;
  const list = readReaderList(draft.text, draft.roles);
  const refuse = (problem: ImportProblem): Change => ({ problem, attempts: attempts + 1, outdated: null });
  if (list.kind === 'refused') {
    return list.problem.kind === 'empty' && draft.rows.length > 0
      ? { problem: null, outdated: null }
      : refuse(list.problem);
  }
  const { columns, comments } = list;
  const { wrong } = comparisonOf(context);
  const faulty = draft.rows.filter(
    ({ id, isLeftOut }) => !isLeftOut && (id in refused || (wrong.get(id)?.issues.size ?? 0) > 0),
  );
  const { rows, replaced } = withReaders(draft.rows, faulty, list.readers);
  const report = {
    columns: [...columns],
    comments: (draft.report?.comments ?? 0) + comments,
    replaced: replaced.size,
    refused: [...openRefusals(draft.report?.refused ?? [], list), ...list.refused],
  };
  if (rows.length === 0) {
    return { ...refuse({ kind: 'noReader' }), draft: { ...draft, report: { ...report, refused: [...list.refused] } } };
  }
  if (rows.length > MOST_ADDED_READERS) return refuse({ kind: 'tooMany', count: rows.length });
  const blankLines = draft.blankLines + list.blankLines;
  const next = changed(draft, { text: '', roles: [], rows, report, blankLines });
  const standing = Object.entries(refused).filter(([id]) => !replaced.has(Number(id)));
  return {
    draft: { ...next, rows: wrongFirst({ draft: next, present }) },
    refused: Object.fromEntries(standing),
    problem: null,
    outdated: null,
  };
}

export function fileRefused({ attempts }: Known, problem: ImportProblem): Change {
  return { problem, attempts: attempts + 1, outdated: null };
}

/** Discards all rows. */
export function emptied({ draft }: Known): Change {
  return {
    draft: changed(draft, { rows: [], report: null, blankLines: 0 }),
    refused: {},
    isChargeNew: false,
    outdated: null,
  };
}

/** Changes one row and clears its issues from the server. Opening a row changes no request. */
export function rowChanged({ draft, refused }: Known, id: number, change: RowChange): Change {
  const rows = draft.rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  const isOpened = Object.keys(change).every((name) => name === 'isOpen');
  if (isOpened) return { draft: { ...draft, rows } };
  const { [id]: _settled, ...others } = refused;
  return { draft: changed(draft, { rows }), refused: others, failure: null, outdated: null };
}

/** The rows to send, in the order of the list, independent of their position on the page. */
const includedOf = ({ rows }: ReaderImportDraft) =>
  rows.filter(({ isLeftOut }) => !isLeftOut).toSorted((one, other) => one.id - other.id);

/** The rule that the number of the order breaks; `null` where there is nothing to order. */
function orderIssue(context: Pick<Known, 'draft' | 'present' | 'licence'>): Issue | null {
  const { purchaseOrder } = context.draft;
  if (chargeNow(context) === null) return null;
  return validate(purchaseOrderForm, { purchaseOrder }).issues?.get('purchaseOrder') ?? null;
}

/** Takes the number of the order. */
export function orderTyped({ draft }: Known, purchaseOrder: string): Change {
  return { draft: changed(draft, { purchaseOrder }), failure: null, outdated: null };
}

/** Why the list cannot be sent. */
export type Hindrance = 'noReader' | 'nothing' | 'wrong' | 'noRoom';

export function hindranceOf(context: Pick<Known, 'draft' | 'present' | 'licence' | 'refused'>): Hindrance | null {
  const { draft, licence, refused } = context;
  const { added, changes, wrong } = comparisonOf(context);
  const asked = [...added, ...changes.map(({ row }) => row)];
  if (asked.length === 0) return includedOf(draft).length === 0 ? 'noReader' : 'nothing';
  if (wrong.size > 0 || asked.some(({ id }) => id in refused) || orderIssue(context)) return 'wrong';
  return draft.submitted || (licence && hasRoomFor(licence.seats, added.length)) ? null : 'noRoom';
}

/** Sending was refused on the page: wrong rows move to the top. */
export function hindered(context: Known): Change {
  const { draft, refused, attempts } = context;
  const { wrong } = comparisonOf(context);
  const rows = raised(draft.rows, ({ id, isLeftOut }) => wrong.has(id) || (id in refused && !isLeftOut));
  return { draft: { ...draft, rows }, attempts: attempts + 1, failure: null };
}

/** The stated charge; while a request may have arrived, the one that it was sent with. */
export function chargeNow(context: Pick<Known, 'draft' | 'present' | 'licence'>): Money | null {
  const { draft, licence } = context;
  if (draft.submitted || licence === null) return draft.charge;
  return chargeOf(licence.seats, comparisonOf(context).added.length);
}

/** The request is sent under the present key. */
export function submitted(context: Known): Change {
  const sent = comparisonOf(context).added.map(({ id }) => id);
  return {
    draft: { ...context.draft, charge: chargeNow(context), sent, submitted: true },
    isChargeNew: false,
    failure: null,
    outdated: null,
  };
}

/** A row as sent. Throws if it breaks a rule: a bug of the chart. */
function validReader({ civility, firstName, lastName, email }: ImportedRow): ReaderIdentity {
  const { valid } = validate(readerForm, { civility, firstName, lastName, email });
  if (valid === null) throw new Error('A list of readers is sent, though one breaks a rule');
  return valid;
}

/** Whether the list adds readers. */
export function hasAdded(context: Known): boolean {
  return comparisonOf(context).added.length > 0;
}

/** Whether the list changes readers of the licence. */
export function hasChanges(context: Known): boolean {
  return comparisonOf(context).changes.length > 0;
}

/** The next change to send. Throws without one: a bug of the chart. */
export function editOf({ context }: { readonly context: Known }): ReaderEdit {
  const [change] = comparisonOf(context).changes;
  if (!change) throw new Error('No line of the list changes a reader');
  return {
    subscriptionId: Number(context.aboId),
    readerId: change.reader.id,
    reader: validReader(change.row),
  };
}

/** The additions to send. Throws if a row breaks a rule: a bug of the chart. */
export function additionOf({ context }: { readonly context: Known }): ReaderAddition & { readonly key: string } {
  const { charge, purchaseOrder } = context.draft;
  const readers = comparisonOf(context).added.map(validReader);
  return {
    key: idempotencyKey(context.draft),
    subscriptionId: Number(context.aboId),
    readers,
    charge,
    purchaseOrder: charge === null ? '' : purchaseOrder,
  };
}

/** The request was received: a further list belongs to another one. */
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
  // Changes are sent next, one request for each reader.
  const left = new Set(changes.map(({ row }) => row.id));
  const rows = draft.rows.filter((row) => left.has(row.id));
  return { draft: { ...freshReaderImport(draft.seed, aboId, draft.attempt + 1), rows, receipt } };
}

/** The change of one reader was requested: its row is done. */
export function changeAnswered(context: Known, { id, reference, state }: ModificationSummary): Change {
  const { draft, aboId } = context;
  const { changes } = comparisonOf(context);
  const [done, ...others] = changes;
  const first = { id, reference, state, readers: 0, charge: null };
  const receipt = { ...(draft.receipt ?? first), changed: (draft.receipt?.changed ?? 0) + 1 };
  const rows = others.length === 0 ? [] : draft.rows.filter((row) => row.id !== done?.row.id);
  return { draft: { ...freshReaderImport(draft.seed, aboId, draft.attempt + 1), rows, receipt }, failure: null };
}

/** The change of one reader was refused: issues about fields are shown at its row. */
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

/** Path of an issue: the index of the reader in the request, from 0, and the field. */
const placeOfIssue = /^\w+\.(\d+)\.(\w+)$/;

/** The server refused the list. Its issues are assigned to the rows, which move to the top. */
export function refusedBy({ draft, present, attempts }: Known, error: unknown): Change {
  const failure = failureOf(error);
  const included = comparisonOf({ draft, present }).added;
  const refused: Record<number, RowRefusal> = {};
  for (const [path, words] of Object.entries(failure.fields)) {
    const [, place = '', field = ''] = placeOfIssue.exec(path) ?? [];
    const row = place === '' ? undefined : included[Number(place)];
    if (row) refused[row.id] = { ...refused[row.id], [field]: words };
  }
  if (Object.keys(refused).length === 0) {
    return { draft: failure.kind === 'invalid' ? { ...draft, submitted: false } : draft, failure };
  }
  const rows = raised(draft.rows, ({ id }) => id in refused);
  return { draft: { ...draft, rows, submitted: false }, refused, attempts: attempts + 1, failure: null };
}
