/** What the page knows where a reader is added, changed, or asked for once more, and what each event changes. */
import { displayedName } from '../../domain/account.ts';
import { modificationType, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type {
  LicenceReader,
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderEdit,
  ReaderIdentity,
  ReaderPage,
  ReaderQuestion,
  Seats,
} from '../../domain/licence.ts';
import { chargeOf, hasRoomFor } from '../../domain/licence.ts';
import type { Modification, ModificationLine, ModificationSummary } from '../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import type { Asked } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { judge } from '../../validation/form.ts';
import { readerForm } from '../../validation/forms/reader.ts';
import type { ReaderDraft } from './reader-form.draft.ts';

/** A line of a request that the desk has rejected, which is corrected by another request. */
interface Rejected {
  readonly reference: string;
  readonly isAddition: boolean;
  readonly asked: ReaderIdentity;
  /** Who was to be changed, as they were then; `null` where somebody was to be added. */
  readonly before: ReaderIdentity | null;
  /** In the desk's words. */
  readonly reason: string;
}

export interface ReaderFormContext {
  /** What the place says: the licence, and the reader who is changed or the line that is corrected; empty: none. */
  readonly aboId: string;
  readonly reader: string;
  readonly request: string;
  readonly line: string;
  readonly draft: ReaderDraft;
  /** The reader who is changed; `null` where one is added, or the reader is not there any more. */
  readonly known: LicenceReader | null;
  readonly rejected: Rejected | null;
  /** `null` where no seat is needed. */
  readonly seats: Seats | null;
  /** What was to be sent would have cost something else than was said, until something is typed. */
  readonly isChargeChanged: boolean;
  readonly failure: Failure | null;
}

type Placing = Pick<ReaderFormContext, 'aboId' | 'reader' | 'request' | 'line'>;

/** What is asked of somebody of whom nothing is known. */
export const anonymous: ReaderIdentity = { civility: UNSET_CIVILITY, firstName: '', lastName: '', email: '' };

/** What a person types of a reader, without what else is known of them. */
function identityOf({ civility, firstName, lastName, email }: ReaderIdentity): ReaderIdentity {
  return { civility, firstName, lastName, email };
}

const keyOf = ({ aboId, reader, request, line }: Placing): string => [aboId, reader, request, line].join('/');

/** What a place says. */
function placeIn({ aboId = '', reader = '', request = '', line = '' }: Params): Placing {
  return { aboId, reader, request, line };
}

/** Where one stands: what was typed of another reader, or for another licence, is left behind. */
export function placed(draft: ReaderDraft, params: Params): ReaderFormContext {
  const place = placeIn(params);
  const of = keyOf(place);
  return {
    ...place,
    draft: draft.of === of ? draft : { ...nextAttempt(draft), of, typed: null, receipt: null },
    known: null,
    rejected: null,
    seats: null,
    isChargeChanged: false,
    failure: null,
  };
}

/** Whether a place says something else than where one stands. */
export function isElsewhere(context: Placing, params: Params): boolean {
  return keyOf(placeIn(params)) !== keyOf(context);
}

/** Where one stands once an address has named a licence: of another one nothing is known. */
export function turnTo(context: ReaderFormContext, to: string | undefined): ReaderFormContext {
  return to === undefined || to === context.aboId ? context : placed(context.draft, { aboId: to });
}

/** A form that nobody has typed in yet begins with what is known. */
function begun(draft: ReaderDraft, known: ReaderIdentity): ReaderDraft {
  return draft.typed ? draft : { ...draft, typed: identityOf(known) };
}

/** The reader who is to be changed was told. */
export function readerReceived({ draft }: ReaderFormContext, known: LicenceReader) {
  return { known, draft: begun(draft, known), failure: null };
}

/** A rejected line about a reader; `null` where there is none that can be corrected. */
function rejectedLine({ aboId, line }: Placing, { type, reference, subscription, lines }: Modification) {
  const found: ModificationLine | undefined = lines.find(({ position }) => String(position) === line);
  const isAddition = type === modificationType.readerAddition;
  if (!isAddition && type !== modificationType.readerEdit) return null;
  if (found?.state !== 'rejected' || found.after?.kind !== 'reader' || String(subscription?.id) !== aboId) return null;
  const before = found.before?.kind === 'reader' ? found.before.reader : null;
  if (!isAddition && before === null) return null;
  return { reference, isAddition, asked: found.after.reader, before, reason: found.reason };
}

/** The request was told of which one line is to be corrected. */
export function requestReceived(context: ReaderFormContext, received: Modification) {
  return { rejected: rejectedLine(context, received), failure: null };
}

/** Readers were told: those among whom the rejected line's one is, or how many seats are left. */
export function readersReceived({ draft, rejected }: ReaderFormContext, { readers, seats }: ReaderPage) {
  const before = rejected?.before ?? null;
  const known = before && (readers.find(({ email }) => email === before.email) ?? null);
  return {
    known,
    seats: before ? null : seats,
    draft: begun(draft, rejected?.asked ?? anonymous),
    failure: null,
  };
}

/** What is changed or corrected is not there. */
export function isGone({ reader, request, known, rejected }: ReaderFormContext): boolean {
  if (reader !== '') return known === null;
  return request !== '' && (rejected === null || (!rejected.isAddition && known === null));
}

/** A request about the reader awaits the publisher. */
export function isAwaiting({ known }: ReaderFormContext): boolean {
  return known !== null && known.pending !== null;
}

/** Nobody can be added any more. */
export function isFull({ seats }: ReaderFormContext): boolean {
  return seats !== null && !hasRoomFor(seats, 1);
}

/** What was typed, changed: another request, with a key of its own where the former one may have arrived. */
export function written(draft: ReaderDraft, typed: ReaderIdentity) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), typed }, isChargeChanged: false, failure: null };
}

/** Whether what is typed keeps every rule, and so may be sent. */
export function isComplete({ draft }: ReaderFormContext): boolean {
  return draft.typed !== null && judge(readerForm, draft.typed).valid !== null;
}

function typedOf({ draft: { typed } }: ReaderFormContext): ReaderIdentity {
  if (typed === null) throw new Error('A reader is asked for, but nothing was typed');
  return typed;
}

/** Which readers are asked for: the one whom a rejected line was about, by their address, or any, for the seats. */
export function readersAsked({ context: { aboId, rejected } }: Asked<ReaderFormContext>): ReaderQuestion {
  return { subscriptionId: Number(aboId), text: rejected?.before?.email ?? '', state: '', cursor: null };
}

/** Who is to be added, at the charge that was stated. */
export function additionOf({ context }: Asked<ReaderFormContext>): {
  readonly key: string;
  readonly addition: ReaderAddition;
} {
  const { draft, aboId, seats } = context;
  return {
    key: idempotencyKey(draft),
    addition: {
      subscriptionId: Number(aboId),
      readers: [typedOf(context)],
      charge: seats && chargeOf(seats, 1),
    },
  };
}

/** What is to become of whom. Throws where nobody is to be changed: a chart's bug. */
export function editOf({ context }: Asked<ReaderFormContext>): ReaderEdit {
  const { known, aboId } = context;
  if (known === null) throw new Error('A reader is changed whom nobody knows');
  return { subscriptionId: Number(aboId), readerId: known.id, reader: typedOf(context) };
}

/** Why a request was not accepted: of an addition the fields are those of its only reader. */
export function refused(error: unknown): Pick<ReaderFormContext, 'failure'> {
  const { fields, ...failure } = failureOf(error);
  const named = Object.entries(fields).map(([path, words]) => [path.replace(/^readers\.0\./, ''), words] as const);
  return { failure: { ...failure, fields: Object.fromEntries(named) } };
}

/** The request has arrived: what is typed from now on is another one. */
export function finished(context: ReaderFormContext, { id, reference, state }: ModificationSummary) {
  const { draft, aboId, known } = context;
  const receipt = {
    id,
    reference,
    isAddition: known === null,
    isLetThrough: state === 'automaticallyAccepted',
    name: displayedName(typedOf(context)),
  };
  const place = { aboId, reader: '', request: '', line: '' };
  return {
    ...place,
    known: null,
    rejected: null,
    seats: null,
    draft: { ...nextAttempt(draft), of: keyOf(place), typed: null, receipt },
  };
}

/** What came of an addition. Where the charge is another one by now, nothing was asked for, and what was typed stays. */
export function additionAnswered(context: ReaderFormContext, answer: ReaderAdditionAnswer) {
  if (answer.kind === 'asked') return finished(context, answer.request);
  return { seats: answer.seats, isChargeChanged: true, draft: nextAttempt(context.draft) };
}
