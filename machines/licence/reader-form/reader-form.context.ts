/**
 * The context of the form that adds or changes a reader, or corrects a rejected request, and the change by each event.
 */
import { displayedName } from '../../../domain/account.ts';
import type { Read } from '../../../domain/completeness.ts';
import { modificationType, UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import type {
  LicenceReader,
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderEdit,
  ReaderPage,
  ReaderQuestion,
  Seats,
} from '../../../domain/licence.ts';
import type { ReaderIdentity } from '../../../domain/licence-entries.ts';
import { chargeOf, hasRoomFor } from '../../../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import { idempotencyKey, nextAttempt } from '../../shared/ordering/attempt.ts';
import { validate } from '../../../validation/form.ts';
import { readerOrderForm } from '../../../validation/forms/reader.ts';
import type { Rejected, RequestPlace } from '../change-request/change-request.states.ts';
import { failureWithout, rejectedLine } from '../change-request/change-request.states.ts';
import type { ReaderDraft, TypedReader } from './reader-form.draft.ts';

interface Placing extends RequestPlace {
  /** The reader to change; empty without one. */
  readonly reader: string;
}

export interface ReaderFormContext extends Placing {
  readonly draft: ReaderDraft;
  /** The reader to change; `null` if one is added, or the reader does not exist any more. */
  readonly known: LicenceReader | null;
  readonly rejected:
    | (Rejected<ReaderIdentity> & { readonly isAddition: boolean; readonly purchaseOrder: string })
    | null;
  /** `null` if no seat is needed. */
  readonly seats: Seats | null;
  /** The charge differed from the stated one when the request was sent; until the next input. */
  readonly isChargeChanged: boolean;
  readonly failure: Failure | null;
}

/** The empty form. */
export const anonymous: TypedReader = {
  civility: UNSET_CIVILITY,
  firstName: '',
  lastName: '',
  email: '',
  purchaseOrder: '',
};

/** The typed fields of a reader, without other data. */
function identityOf({ civility, firstName, lastName, email }: ReaderIdentity): ReaderIdentity {
  return { civility, firstName, lastName, email };
}

const keyOf = ({ aboId, reader, request, line }: Placing): string => [aboId, reader, request, line].join('/');

/** The parameters of an address. */
function placeIn({ aboId = '', reader = '', request = '', line = '' }: Params): Placing {
  return { aboId, reader, request, line };
}

/** The context at an address: input about another reader or licence is dropped. */
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

/** Whether an address differs from the present one. */
export function isElsewhere(context: Placing, params: Params): boolean {
  return keyOf(placeIn(params)) !== keyOf(context);
}

/** The context once an address names a licence: nothing is known of another one. */
export function turnTo(context: ReaderFormContext, to: string | undefined): ReaderFormContext {
  return to === undefined || to === context.aboId ? context : placed(context.draft, { aboId: to });
}

/** Prefills an untouched form. */
function begun(draft: ReaderDraft, known: ReaderIdentity, purchaseOrder = ''): ReaderDraft {
  return draft.typed ? draft : { ...draft, typed: { ...identityOf(known), purchaseOrder } };
}

/** Takes the reader to change. */
export function readerReceived({ draft }: ReaderFormContext, known: LicenceReader) {
  return { known, draft: begun(draft, known), failure: null };
}

/** The rejected reader; `null` if there is none to correct. */
function rejectedReader(context: Placing, received: ReadModification) {
  const { reference, type, purchaseOrder, reasonLocale } = received;
  const found = rejectedLine(context, received, [modificationType.readerAddition, modificationType.readerEdit]);
  if (found?.after?.kind !== 'reader') return null;
  const isAddition = type === modificationType.readerAddition;
  const before = found.before?.kind === 'reader' ? found.before.reader : null;
  if (!isAddition && before === null) return null;
  return {
    reference,
    isAddition,
    asked: found.after.reader,
    before,
    reason: found.reason,
    reasonLocale,
    purchaseOrder,
  };
}

/** Takes the request with the line to correct. */
export function requestReceived(context: ReaderFormContext, received: ReadModification) {
  const rejected = rejectedReader(context, received);
  return { rejected, failure: failureWithout(rejected, received) };
}

/** Takes readers, for the one of the rejected line, and the free seats. */
export function readersReceived(context: ReaderFormContext, page: ReaderPage & Read) {
  const { draft, rejected } = context;
  const { readers, seats } = page;
  const before = rejected?.before ?? null;
  const known = before && (readers.find(({ email }) => email === before.email) ?? null);
  return {
    known,
    seats: before ? null : seats,
    draft: begun(draft, rejected?.asked ?? anonymous, rejected?.purchaseOrder),
    failure: isGone({ ...context, known }) ? failureWithout(known, page) : null,
  };
}

/** The reader or line of the address does not exist. */
export function isGone({ reader, request, known, rejected }: ReaderFormContext): boolean {
  if (reader !== '') return known === null;
  return request !== '' && (rejected === null || (!rejected.isAddition && known === null));
}

/** The licence can take no further reader. */
export function isFull({ seats }: ReaderFormContext): boolean {
  return seats !== null && !hasRoomFor(seats, 1);
}

/** The draft after input: another request, with its own key if the former one may have arrived. */
export function written(draft: ReaderDraft, typed: TypedReader) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), typed }, isChargeChanged: false, failure: null };
}

/** Whether the input passes all rules, hence may be sent. */
export function isComplete({ draft }: ReaderFormContext): boolean {
  return draft.typed !== null && validate(readerOrderForm, draft.typed).valid !== null;
}

function typedOf({ draft: { typed } }: ReaderFormContext): TypedReader {
  if (typed === null) throw new Error('A reader is asked for, but nothing was typed');
  return typed;
}

/** The query for readers: the one of a rejected line, by address, or any, for the seats. */
export function readersAsked({ context: { aboId, rejected } }: WithContext<ReaderFormContext>): ReaderQuestion {
  return { subscriptionId: Number(aboId), text: rejected?.before?.email ?? '', state: '', cursor: null };
}

/** The addition to send, with the stated charge. */
export function additionOf({ context }: WithContext<ReaderFormContext>): ReaderAddition & { readonly key: string } {
  const { draft, aboId, seats } = context;
  const typed = typedOf(context);
  const charge = seats && chargeOf(seats, 1);
  return {
    key: idempotencyKey(draft),
    subscriptionId: Number(aboId),
    readers: [identityOf(typed)],
    charge,
    purchaseOrder: charge === null ? '' : typed.purchaseOrder,
  };
}

/** The change to send. Throws without a reader to change: a bug of the chart. */
export function editOf({ context }: WithContext<ReaderFormContext>): ReaderEdit {
  const { known, aboId } = context;
  if (known === null) throw new Error('There is no reader to change');
  return { subscriptionId: Number(aboId), readerId: known.id, reader: identityOf(typedOf(context)) };
}

/** The failure of a request; fields of an addition are mapped to its only reader. */
export function refused(error: unknown): Pick<ReaderFormContext, 'failure'> {
  const { fields, ...failure } = failureOf(error);
  const named = Object.entries(fields).map(([path, words]) => [path.replace(/^readers\.0\./, ''), words] as const);
  return { failure: { ...failure, fields: Object.fromEntries(named) } };
}

/** The request was received: further input belongs to another one. */
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

/** Takes the answer to an addition. If the charge has changed, nothing was requested, and the input stays. */
export function additionAnswered(context: ReaderFormContext, answer: ReaderAdditionAnswer) {
  if (answer.kind === 'asked') return finished(context, answer.request);
  return { seats: answer.seats, isChargeChanged: true, draft: nextAttempt(context.draft) };
}
