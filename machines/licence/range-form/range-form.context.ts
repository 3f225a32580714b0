/**
 * The context of the form that adds networks, changes one, or corrects a rejected one, and the change by each event.
 */
import type { Read } from '../../../domain/completeness.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import { groupBy } from '../../../domain/group-by.ts';
import type { IpRangeEntry } from '../../../domain/licence-entries.ts';
import { otherRanges, roomForRanges } from '../../../domain/ip-range.ts';
import type { LicenceRange, RangeAddition, RangeBook, RangeEdit } from '../../../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { validate } from '../../../validation/form.ts';
import { separateRangesForm } from '../../../validation/forms/ip-range.ts';
import type { IgnoredLine, RangeLine } from '../../../validation/rules/ip-list.ts';
import { labelKey, readRangeList } from '../../../validation/rules/ip-list.ts';
import type { Rejected, RequestPlace } from '../change-request/change-request.states.ts';
import { failureWithout, rejectedLine } from '../change-request/change-request.states.ts';
import type { RangeDraft, RangeReport, RangeRow } from './range-form.draft.ts';

interface Placing extends RequestPlace {
  /** The network to change; empty without one. */
  readonly range: string;
}

export interface RangeFormContext extends Placing {
  readonly draft: RangeDraft;
  readonly book: RangeBook | null;
  /** The network to change; `null` if networks are added, or it does not exist any more. */
  readonly known: LicenceRange | null;
  readonly rejected: Rejected<IpRangeEntry> | null;
  readonly failure: Failure | null;
  /** Failure of a revalidation behind the form. */
  readonly outdated: Failure | null;
}

const keyOf = ({ aboId, range, request, line }: Placing): string => [aboId, range, request, line].join('/');

function placeIn({ aboId = '', range = '', request = '', line = '' }: Params): Placing {
  return { aboId, range, request, line };
}

/** A draft without input, for additions, begins with the IP address that the link has. */
function begunWith(draft: RangeDraft, place: Placing, { address = '' }: Params): RangeDraft {
  const isUntouched = !draft.rows?.length && draft.rangeList === '' && draft.receipt === null;
  if (address === '' || !isUntouched || isOne(place)) return draft;
  return { ...draft, rows: [{ range: address, label: '' }] };
}

/** The context at an address: input about another network or licence is dropped. */
export function placed(draft: RangeDraft, params: Params): RangeFormContext {
  const place = placeIn(params);
  const of = keyOf(place);
  const kept =
    draft.of === of
      ? draft
      : { ...nextAttempt(draft), of, rangeList: '', excluded: [], rows: null, report: null, receipt: null };
  return {
    ...place,
    draft: begunWith(kept, place, params),
    book: null,
    known: null,
    rejected: null,
    failure: null,
    outdated: null,
  };
}

/** Whether an address differs from the present one. */
export function isElsewhere(context: Placing, params: Params): boolean {
  return keyOf(placeIn(params)) !== keyOf(context);
}

/** The rejected network; `null` if there is none to correct. */
function rejectedRange(context: Placing, received: ReadModification) {
  const found = rejectedLine(context, received, [modificationType.ipRangeAddition, modificationType.ipRangeEdit]);
  if (found?.after?.kind !== 'ipRange') return null;
  const before = found.before?.kind === 'ipRange' ? found.before.range : null;
  const { reference, reasonLocale } = received;
  return { reference, asked: found.after.range, before, reason: found.reason, reasonLocale };
}

/** Takes the request with the line to correct. */
export function requestReceived(context: RangeFormContext, received: ReadModification) {
  const rejected = rejectedRange(context, received);
  return { rejected, failure: failureWithout(rejected, received) };
}

function knownIn({ range, rejected }: Pick<RangeFormContext, 'range' | 'rejected'>, { ranges }: RangeBook) {
  if (range !== '') return ranges.find(({ id }) => String(id) === range) ?? null;
  const before = rejected?.before?.range;
  return (before !== undefined && ranges.find((kept) => kept.range === before)) || null;
}

/** Takes the networks of the licence; an untouched form is prefilled. */
export function bookReceived(context: RangeFormContext, book: RangeBook & Read) {
  const { draft, rejected } = context;
  const known = knownIn(context, book);
  const begun = rejected?.asked ?? known;
  const failure = isGone({ ...context, known }) ? failureWithout(known, book) : null;
  if (failure) return { book, known, draft, failure, outdated: null };
  const rows = draft.rows ?? (begun ? [{ range: begun.range, label: begun.label }] : []);
  return { book, known, draft: { ...draft, rows }, failure, outdated: null };
}

/** Whether the form is about one network, to change or correct; otherwise it adds some. */
export function isOne({ range, request }: Pick<Placing, 'range' | 'request'>): boolean {
  return range !== '' || request !== '';
}

/** The network or line of the address does not exist. */
export function isGone({ range, request, known, rejected }: Omit<RangeFormContext, 'draft'>): boolean {
  if (range !== '') return known === null;
  return request !== '' && (rejected === null || (rejected.before !== null && known === null));
}

/** The draft after input: another request, with its own key if the former one may have arrived. */
export function written(
  draft: RangeDraft,
  change: Partial<Pick<RangeDraft, 'rangeList' | 'excluded' | 'rows' | 'report'>>,
) {
  const next = { ...(draft.submitted ? nextAttempt(draft) : draft), ...change };
  // An exclusion lasts as long as other lines of its text wait.
  return { draft: next.rangeList.trim() === '' ? { ...next, excluded: [] } : next, failure: null };
}

/** The outcome of each line of a text. */
function reportOf(lines: readonly RangeLine[]): RangeReport {
  const ignored = (why: IgnoredLine) => lines.filter((line) => line.kind === 'ignored' && line.why === why).length;
  const asked = groupBy(
    lines.flatMap((line) => (line.kind === 'asked' ? [line] : [])),
    ({ word }) => labelKey(word),
  );
  return {
    used: lines.filter(({ kind }) => kind === 'used' || kind === 'excluded').length,
    comments: ignored('comment'),
    headings: ignored('heading'),
    reduced: lines.flatMap((line) =>
      line.kind === 'used' && line.reduced.length > 0
        ? [{ line: line.line, text: line.reduced.join(', '), ranges: line.ranges.map(({ text }) => text) }]
        : [],
    ),
    asked: [...asked.values()].map((same) => ({
      word: same[0]?.word ?? '',
      lines: same.map(({ line, text }) => ({ line, text })),
    })),
    refused: lines.flatMap((line) =>
      line.kind === 'refused' ? [{ line: line.line, text: line.text, why: line.why }] : [],
    ),
  };
}

/**
 * Parses the pasted text into rows, as many as the licence can take. Lines that are refused or asked about, and those
 * beyond the limit, stay in the text, so that nothing is sent before the person has dealt with them.
 *
 * @param labels Words that the person has called the beginning of a label.
 */
export function listRead({ book, draft }: Pick<RangeFormContext, 'book' | 'draft'>, labels: readonly string[] = []) {
  const lines = readRangeList(draft.rangeList, { labels: labels.map(labelKey), excluded: draft.excluded });
  const room = roomForRanges(book, draft.rows?.length ?? 0);
  const found = lines.flatMap((line) => (line.kind === 'used' ? line.ranges : []));
  const rows = found.slice(0, room).map(({ text: range, label }): RangeRow => ({ range, label }));
  const rest = found.slice(room).map(({ text, label }) => `${text} ${label}`.trim());
  const waiting = lines.flatMap(({ kind, text }) => (kind === 'refused' || kind === 'asked' ? [text] : []));
  const excluded = lines.flatMap((line) => (line.kind === 'excluded' ? line.excluded : []));
  return written(draft, {
    rows: [...(draft.rows ?? []), ...rows],
    rangeList: [...waiting, ...rest].join('\n'),
    excluded: [...draft.excluded, ...excluded],
    report: reportOf(lines),
  });
}

/** The person has said what a word before ranges is: a label is read with its lines, others leave the text. */
export function wordExplained(context: Pick<RangeFormContext, 'book' | 'draft'>, word: string, isLabel: boolean) {
  if (isLabel) return listRead(context, [word]);
  const { draft } = context;
  const asked = draft.report?.asked.find((question) => labelKey(question.word) === labelKey(word));
  const dropped = new Set(asked?.lines.map(({ text }) => text));
  const rangeList = draft.rangeList.split('\n').filter((text) => !dropped.has(text));
  const report = draft.report && {
    ...draft.report,
    asked: draft.report.asked.filter((question) => question !== asked),
  };
  return written(draft, { rangeList: rangeList.join('\n'), report });
}

/** Changes one row. */
export function rowWritten(draft: RangeDraft, index: number, row: RangeRow) {
  const rows = draft.rows ?? [];
  return index in rows ? written(draft, { rows: rows.with(index, row) }) : {};
}

export function rowRemoved(draft: RangeDraft, index: number) {
  return written(draft, { rows: (draft.rows ?? []).toSpliced(index, 1) });
}

function entriesOf({ book, known, draft }: Pick<RangeFormContext, 'book' | 'known' | 'draft'>) {
  return validate(separateRangesForm(otherRanges(book, known)), { ranges: draft.rows ?? [] }).valid?.ranges ?? [];
}

/** Whether the input passes all rules, hence may be sent. */
export function isComplete(context: RangeFormContext): boolean {
  return context.draft.rangeList.trim() === '' && entriesOf(context).length > 0;
}

/** The query for the networks. */
export function bookAsked({ context: { aboId } }: WithContext<RangeFormContext>) {
  return { subscriptionId: Number(aboId) };
}

/** The addition to send. */
export function additionOf({ context }: WithContext<RangeFormContext>): RangeAddition & { readonly key: string } {
  return {
    key: idempotencyKey(context.draft),
    subscriptionId: Number(context.aboId),
    ranges: entriesOf(context),
  };
}

/** The change to send. Throws without a network to change: a bug of the chart. */
export function editOf({ context }: WithContext<RangeFormContext>): RangeEdit {
  const { known, aboId } = context;
  const [range] = entriesOf(context);
  if (known === null || !range) throw new Error('There is no network to change');
  return { subscriptionId: Number(aboId), rangeId: known.id, range };
}

/** The request was received: further input belongs to another one. */
export function finished(context: RangeFormContext, { id, reference, state }: ModificationSummary) {
  const { draft, aboId, known } = context;
  const added = known ? 0 : (draft.rows?.length ?? 0);
  const receipt = { id, reference, added, isLetThrough: state === 'automaticallyAccepted' };
  const place = placeIn({ aboId });
  const next = {
    ...nextAttempt(draft),
    of: keyOf(place),
    rangeList: '',
    excluded: [],
    rows: [],
    report: null,
    receipt,
  };
  return { ...place, known: null, rejected: null, failure: null, draft: next };
}
