import { without } from '../../../domain/completeness.ts';
import { chargeOf } from '../../../domain/licence.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { isAwaiting } from '../change-request/change-request.states.ts';
import type { ReaderFormContext } from './reader-form.context.ts';
import { isComplete, isFull, isGone, anonymous } from './reader-form.context.ts';
import { freshReader, readerDraftRules } from './reader-form.draft.ts';
import { knownReaders, rejectedRequests, seatPages, sentRequests, typedReader } from './reader-form.fixtures.ts';
import { readerFormMachine } from './reader-form.machine.ts';
import { readerFormSteps } from '../licence.steps.ts';

const { several } = seatPages;
const draft = freshReader('2f8f5a34-6d0b-4c1e-9a6b-51f0c7d2e9aa');
const params = { aboId: String(several.subscription.id) };

const READ = 'POST /ajax/subscriptions/read';
const ADD = 'POST /ajax/subscriptions/reader/add';
const EDIT = 'POST /ajax/subscriptions/reader/update';
const offline = new ApiError('offline', READ);
const missing = new ApiError('notFound', READ);
const words = 'Cette adresse est déjà celle d’un lecteur de la licence.';

/**
 * Possible sequences of answers. The results of a request are walked for additions and changes; corrections send the
 * same requests, and the steps after a received request are the same.
 */
function isPossible(token: string, context: ReaderFormContext): boolean {
  const { reader, request, rejected: line, seats, draft: kept } = context;
  const isFurther = request !== '' || kept.receipt !== null || (seats !== null && chargeOf(seats, 1) !== null);
  if (/^readReaders:done\.(?:none|incomplete)$/.test(token)) return line !== null && !line.isAddition;
  if (token.startsWith('readReaders:') && (line || kept.receipt)) return token.endsWith('.several');
  if (token.startsWith('addReaders:') || token.startsWith('editReader:'))
    return !isFurther || /\.(asked|chargeChanged)$/.test(token);
  if (token === 'reader.written:nothing') return !isFurther;
  if (token === 'reader.written:ordered') return seats !== null && chargeOf(seats, 1) !== null && request === '';
  if (!token.startsWith('place.changed')) return true;
  if (token === 'place.changed:known') return kept.receipt !== null;
  const isUntold = seats === null && request === '';
  return reader !== '' || isUntold || isGone(context) || isFull(context);
}

/** A reader added, changed or corrected, with all events. */
export const readerFormChart: Chart<ReaderFormContext> = defineChart({
  name: 'readerForm',
  machine: readerFormMachine,
  steps: readerFormSteps,
  draft: readerDraftRules,
  untyped: ['of', 'seed', 'attempt', 'submitted', 'receipt'],
  draftFields: {
    'reader.written': ['typed'],
    'place.changed': ['typed'],
    readReader: ['typed'],
    readReaders: ['typed'],
    addReaders: ['typed'],
    editReader: ['typed'],
  },
  begins: { 'another.begun': { 'draft.attempt': 'another request has another key' } },
  inputs: {
    another: { draft, params },
    known: { draft, params: { ...params, reader: String(knownReaders.known.id) } },
    rejected: { draft, params: { ...params, request: String(rejectedRequests.addition.id), line: '1' } },
  },
  events: {
    'reader.written': {
      complete: { reader: typedReader },
      nothing: { reader: anonymous },
      ordered: { reader: { ...typedReader, purchaseOrder: 'BC-2026-117' } },
    },
    'reader.confirmed': plain,
    'another.begun': plain,
    retried: plain,
    'place.changed': { another: { params }, known: { params: { ...params, reader: String(knownReaders.known.id) } } },
  },
  actorResponses: {
    readReaders: {
      /** `incomplete`: the reader of the rejected line is among the unreadable ones. */
      done: { ...seatPages, incomplete: { ...seatPages.none, completeness: without(1) } },
      failed: { offline, missing },
    },
    readReader: { done: knownReaders, failed: { offline, missing } },
    readModification: {
      done: { ...rejectedRequests, incomplete: { ...rejectedRequests.addition, lines: [], completeness: without(1) } },
      failed: { offline, missing },
    },
    addReaders: {
      done: {
        asked: { kind: 'asked', request: sentRequests.pending },
        letThrough: { kind: 'asked', request: sentRequests.letThrough },
        chargeChanged: { kind: 'chargeChanged', seats: seatPages.taken.seats },
      },
      failed: {
        timeout: new ApiError('timeout', ADD),
        known: new ApiError('invalid', ADD, { fields: { 'readers.0.email': words } }),
      },
    },
    editReader: {
      done: { asked: sentRequests.edit },
      failed: {
        timeout: new ApiError('timeout', EDIT),
        known: new ApiError('invalid', EDIT, { fields: { email: words } }),
      },
    },
  },
  params,
  another: { params: { aboId: '88044' }, actorResponses: { readReaders: several } },
  effects: [],
  isPossible,
  serialize: (context) => ({
    of: context.reader === '' ? (context.request === '' ? '' : 'correction') : 'edit',
    there: context.known || context.rejected || context.seats ? (isGone(context) ? 'gone' : 'received') : '',
    line: context.rejected ? (context.rejected.isAddition ? 'addition' : 'change') : '',
    known: context.known ? 'known' : '',
    awaiting: isAwaiting(context) ? 'awaiting' : '',
    room: isFull(context) ? 'full' : '',
    reader: isComplete(context) ? '' : 'incomplete',
    receipt: context.draft.receipt ? 'after' : '',
  }),
  visibleContext: ({ draft: { receipt }, failure, isChargeChanged, seats }, step) => ({
    failure: step === 'form' || step === 'unreadable' ? (failure?.kind ?? '') : '',
    charge: step !== 'form' ? '' : isChargeChanged ? 'chargedAnew' : seats && chargeOf(seats, 1) ? 'charged' : '',
    answer:
      step === 'asked' && receipt ? (receipt.isLetThrough ? 'letThrough' : receipt.isAddition ? '' : 'edited') : '',
  }),
});
