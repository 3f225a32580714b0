/**
 * The context of the form that adds networks, changes one, or corrects a rejected one, and the change by each event.
 */
import { modificationType } from '../../domain/enumerations.ts';
import type { IpRangeEntry } from '../../domain/ip-range.ts';
import { otherRanges, roomForRanges } from '../../domain/ip-range.ts';
import type { LicenceRange, RangeAddition, RangeBook, RangeEdit } from '../../domain/licence.ts';
import type { Modification, ModificationSummary } from '../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import type { Asked } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { judge } from '../../validation/form.ts';
import { separateRangesForm } from '../../validation/forms/ip-range.ts';
import type { IgnoredLine } from '../../validation/rules/ip-list.ts';
import { readRangeList } from '../../validation/rules/ip-list.ts';
import type { Rejected, RequestPlace } from '../change-request/change-request.states.ts';
import { rejectedLine } from '../change-request/change-request.states.ts';
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

/** The context at an address: input about another network or licence is dropped. */
export function placed(draft: RangeDraft, params: Params): RangeFormContext {
  const place = placeIn(params);
  const of = keyOf(place);
  const kept =
    draft.of === of ? draft : { ...nextAttempt(draft), of, rangeList: '', rows: null, report: null, receipt: null };
  return { ...place, draft: kept, book: null, known: null, rejected: null, failure: null, outdated: null };
}

/** Whether an address differs from the present one. */
export function isElsewhere(context: Placing, params: Params): boolean {
  return keyOf(placeIn(params)) !== keyOf(context);
}

/** The rejected network; `null` if there is none to correct. */
function rejectedRange(context: Placing, received: Modification) {
  const found = rejectedLine(context, received, [modificationType.ipRangeAddition, modificationType.ipRangeEdit]);
  if (found?.after?.kind !== 'ipRange') return null;
  const before = found.before?.kind === 'ipRange' ? found.before.range : null;
  return { reference: received.reference, asked: found.after.range, before, reason: found.reason };
}

/** Takes the request with the line to correct. */
export function requestReceived(context: RangeFormContext, received: Modification) {
  return { rejected: rejectedRange(context, received), failure: null };
}

function knownIn({ range, rejected }: Pick<RangeFormContext, 'range' | 'rejected'>, { ranges }: RangeBook) {
  if (range !== '') return ranges.find(({ id }) => String(id) === range) ?? null;
  const before = rejected?.before?.range;
  return (before !== undefined && ranges.find((kept) => kept.range === before)) || null;
}

/** Takes the networks of the licence; an untouched form is prefilled. */
export function bookReceived(context: RangeFormContext, book: RangeBook) {
  const { draft, rejected } = context;
  const known = knownIn(context, book);
  const begun = rejected?.asked ?? known;
  const rows = draft.rows ?? (begun ? [{ range: begun.range, label: begun.label }] : []);
  return { book, known, draft: { ...draft, rows }, failure: null, outdated: null };
}

/** Whether the form is about one network, to change or correct; otherwise it adds some. */
export function isOne({ range, request }: Pick<Placing, 'range' | 'request'>): boolean {
  return range !== '' || request !== '';
}

/** The network or line of the address does not exist. */
export function isGone({ range, request, known, rejected }: RangeFormContext): boolean {
  if (range !== '') return known === null;
  return request !== '' && (rejected === null || (rejected.before !== null && known === null));
}

/** The draft after input: another request, with its own key if the former one may have arrived. */
export function written(draft: RangeDraft, change: Partial<Pick<RangeDraft, 'rangeList' | 'rows' | 'report'>>) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), ...change }, failure: null };
}

/**
 * Parses the pasted text into rows, as many as the licence can take. Refused lines, and those beyond the limit, stay in
 * the text, so that nothing is sent before the person has dealt with them.
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

/** Changes one row. */
export function rowWritten(draft: RangeDraft, index: number, row: RangeRow) {
  const rows = draft.rows ?? [];
  return index in rows ? written(draft, { rows: rows.with(index, row) }) : {};
}

export function rowRemoved(draft: RangeDraft, index: number) {
  return written(draft, { rows: (draft.rows ?? []).toSpliced(index, 1) });
}

function entriesOf({ book, known, draft }: Pick<RangeFormContext, 'book' | 'known' | 'draft'>) {
  return judge(separateRangesForm(otherRanges(book, known)), { ranges: draft.rows ?? [] }).valid?.ranges ?? [];
}

/** Whether the input passes all rules, hence may be sent. */
export function isComplete(context: RangeFormContext): boolean {
  return context.draft.rangeList.trim() === '' && entriesOf(context).length > 0;
}

/** The query for the networks. */
export function bookAsked({ context: { aboId } }: Asked<RangeFormContext>) {
  return { subscriptionId: Number(aboId) };
}

/** The addition to send. */
export function additionOf({ context }: Asked<RangeFormContext>): {
  readonly key: string;
  readonly addition: RangeAddition;
} {
  return {
    key: idempotencyKey(context.draft),
    addition: { subscriptionId: Number(context.aboId), ranges: entriesOf(context) },
  };
}

/** The change to send. Throws without a network to change: a bug of the chart. */
export function editOf({ context }: Asked<RangeFormContext>): RangeEdit {
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
  const next = { ...nextAttempt(draft), of: keyOf(place), rangeList: '', rows: [], report: null, receipt };
  return { ...place, known: null, rejected: null, failure: null, draft: next };
}
