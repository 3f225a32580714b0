/** What the page knows where networks are added, one is changed or asked for once more, and what each event changes. */
import { modificationType } from '../../domain/enumerations.ts';
import type { IpRangeEntry } from '../../domain/ip-range.ts';
import type { LicenceRange, RangeAddition, RangeBook, RangeEdit } from '../../domain/licence.ts';
import { rangesBeside, roomForRanges } from '../../domain/range-book.ts';
import type { Modification, ModificationSummary } from '../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import type { Asked } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { judge } from '../../validation/form.ts';
import { separateRangesForm } from '../../validation/forms/separate-ranges.ts';
import type { IgnoredLine } from '../../validation/rules/ip-list.ts';
import { readRangeList } from '../../validation/rules/ip-list.ts';
import type { RangeDraft, RangeReport, RangeRow } from './range-form.draft.ts';

/** A line of a request that the desk has rejected, which is corrected by another request. */
interface Rejected {
  readonly reference: string;
  readonly asked: IpRangeEntry;
  /** The network that was to be changed, as it was then; `null` where one was to be added. */
  readonly before: IpRangeEntry | null;
  /** In the desk's words. */
  readonly reason: string;
}

/** What the place says: the licence, and the network that is changed or the line that is corrected; empty: none. */
interface Placing {
  readonly aboId: string;
  readonly range: string;
  readonly request: string;
  readonly line: string;
}

export interface RangeFormContext extends Placing {
  readonly draft: RangeDraft;
  readonly book: RangeBook | null;
  /** The network that is changed; `null` where some are added, or it is not there any more. */
  readonly known: LicenceRange | null;
  readonly rejected: Rejected | null;
  readonly failure: Failure | null;
  /** Why what is kept could not be read again behind the form. */
  readonly outdated: Failure | null;
}

const keyOf = ({ aboId, range, request, line }: Placing): string => [aboId, range, request, line].join('/');

function placeIn({ aboId = '', range = '', request = '', line = '' }: Params): Placing {
  return { aboId, range, request, line };
}

/** Where one stands: what was typed of another network, or for another licence, is left behind. */
export function placed(draft: RangeDraft, params: Params): RangeFormContext {
  const place = placeIn(params);
  const of = keyOf(place);
  const kept =
    draft.of === of ? draft : { ...nextAttempt(draft), of, rangeList: '', rows: null, report: null, receipt: null };
  return { ...place, draft: kept, book: null, known: null, rejected: null, failure: null, outdated: null };
}

/** Whether a place says something else than where one stands. */
export function isElsewhere(context: Placing, params: Params): boolean {
  return keyOf(placeIn(params)) !== keyOf(context);
}

/** A rejected line about a network; `null` where there is none that can be corrected. */
function rejectedLine({ aboId, line }: Placing, { type, reference, subscription, lines }: Modification) {
  const found = lines.find(({ position }) => String(position) === line);
  const isOurs = type === modificationType.ipRangeAddition || type === modificationType.ipRangeEdit;
  if (!isOurs || found?.state !== 'rejected' || found.after?.kind !== 'ipRange') return null;
  if (String(subscription?.id) !== aboId) return null;
  const before = found.before?.kind === 'ipRange' ? found.before.range : null;
  return { reference, asked: found.after.range, before, reason: found.reason };
}

/** The request was told of which one line is to be corrected. */
export function requestReceived(context: RangeFormContext, received: Modification) {
  return { rejected: rejectedLine(context, received), failure: null };
}

function knownIn({ range, rejected }: Pick<RangeFormContext, 'range' | 'rejected'>, { ranges }: RangeBook) {
  if (range !== '') return ranges.find(({ id }) => String(id) === range) ?? null;
  const before = rejected?.before?.range;
  return (before !== undefined && ranges.find((kept) => kept.range === before)) || null;
}

/** The networks were told: a form that nobody has typed in yet begins with what is known. */
export function bookReceived(context: RangeFormContext, book: RangeBook) {
  const { draft, rejected } = context;
  const known = knownIn(context, book);
  const begun = rejected?.asked ?? known;
  const rows = draft.rows ?? (begun ? [{ range: begun.range, label: begun.label }] : []);
  return { book, known, draft: { ...draft, rows }, failure: null, outdated: null };
}

/** One network is changed or asked for once more; else some are added. */
export function isOne({ range, request }: Pick<Placing, 'range' | 'request'>): boolean {
  return range !== '' || request !== '';
}

/** What is changed or corrected is not there. */
export function isGone({ range, request, known, rejected }: RangeFormContext): boolean {
  if (range !== '') return known === null;
  return request !== '' && (rejected === null || (rejected.before !== null && known === null));
}

/** A request about the network awaits the publisher. */
export function isAwaiting({ known }: RangeFormContext): boolean {
  return known !== null && known.pending !== null;
}

/** What was typed, changed: another request, with a key of its own where the former one may have arrived. */
export function written(draft: RangeDraft, change: Partial<Pick<RangeDraft, 'rangeList' | 'rows' | 'report'>>) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), ...change }, failure: null };
}

/**
 * What was pasted becomes rows, as many as there is room for. Lines that are refused, and those for which there is no room, stay
 * in the text, so that nothing is sent before the person has dealt with them.
 */
export function listRead({ book, draft }: Pick<RangeFormContext, 'book' | 'draft'>) {
  const lines = readRangeList(draft.rangeList);
  const room = roomForRanges(book, draft.rows?.length ?? 0);
  const rows: RangeRow[] = [];
  const rest: string[] = [];
  const refused: RangeReport['refused'] = [];
  for (const reading of lines) {
    const { line, text } = reading;
    if (reading.kind === 'refused') refused.push({ line, text, why: reading.why });
    if (reading.kind === 'used') {
      for (const { text: range, label } of reading.ranges) {
        if (rows.length < room) rows.push({ range, label });
        else rest.push(`${range} ${label}`.trim());
      }
    }
  }
  const ignored = (why: IgnoredLine) => lines.filter((line) => line.kind === 'ignored' && line.why === why).length;
  const report = {
    used: lines.filter(({ kind }) => kind === 'used').length,
    comments: ignored('comment'),
    headings: ignored('heading'),
    refused,
  };
  const rangeList = [...refused.map(({ text }) => text), ...rest].join('\n');
  return written(draft, { rows: [...(draft.rows ?? []), ...rows], rangeList, report });
}

/** One row is written otherwise. */
export function rowWritten(draft: RangeDraft, index: number, row: RangeRow) {
  const rows = draft.rows ?? [];
  return index in rows ? written(draft, { rows: rows.with(index, row) }) : {};
}

export function rowRemoved(draft: RangeDraft, index: number) {
  return written(draft, { rows: (draft.rows ?? []).toSpliced(index, 1) });
}

function entriesOf({ book, known, draft }: Pick<RangeFormContext, 'book' | 'known' | 'draft'>) {
  return judge(separateRangesForm(rangesBeside(book, known)), { ranges: draft.rows ?? [] }).valid?.ranges ?? [];
}

/** Whether what is typed keeps every rule, and so may be sent. */
export function isComplete(context: RangeFormContext): boolean {
  return context.draft.rangeList.trim() === '' && entriesOf(context).length > 0;
}

/** Which networks are asked for. */
export function bookAsked({ context: { aboId } }: Asked<RangeFormContext>) {
  return { subscriptionId: Number(aboId) };
}

/** Which networks are to be added. */
export function additionOf({ context }: Asked<RangeFormContext>): {
  readonly key: string;
  readonly addition: RangeAddition;
} {
  return {
    key: idempotencyKey(context.draft),
    addition: { subscriptionId: Number(context.aboId), ranges: entriesOf(context) },
  };
}

/** What is to become of which network. Throws where none is to be changed: a chart's bug. */
export function editOf({ context }: Asked<RangeFormContext>): RangeEdit {
  const { known, aboId } = context;
  const [range] = entriesOf(context);
  if (known === null || !range) throw new Error('A network is changed that nobody knows');
  return { subscriptionId: Number(aboId), rangeId: known.id, range };
}

/** The request has arrived: what is typed from now on is another one. */
export function finished(context: RangeFormContext, { id, reference, state }: ModificationSummary) {
  const { draft, aboId, known } = context;
  const added = known ? 0 : (draft.rows?.length ?? 0);
  const receipt = { id, reference, added, isLetThrough: state === 'automaticallyAccepted' };
  const place = placeIn({ aboId });
  const next = { ...nextAttempt(draft), of: keyOf(place), rangeList: '', rows: [], report: null, receipt };
  return { ...place, known: null, rejected: null, failure: null, draft: next };
}

/** Whether what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  return failureOf(error).kind === 'notFound';
}
