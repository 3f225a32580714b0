import { assign, setup } from 'xstate';
import type { Read } from '../../../domain/completeness.ts';
import type { LicenceReader, ReaderAdditionAnswer, ReaderPage } from '../../../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import type { WithContext } from '../../engine/action-params.ts';
import { answerOf } from '../../engine/action-params.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import { routedIn } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import {
  again,
  changeRequestGuards,
  changeRequestStates,
  isOfAnother,
  placeOf,
  readingState,
  sendingState,
  turned,
} from '../change-request/change-request.states.ts';
import type { ReaderFormContext } from './reader-form.context.ts';
import {
  additionAnswered,
  additionOf,
  editOf,
  finished,
  isComplete,
  isElsewhere,
  isFull,
  isGone,
  placed,
  readersAsked,
  readersReceived,
  readerReceived,
  refused,
  requestReceived,
  turnTo,
  written,
} from './reader-form.context.ts';
import type { ReaderDraft, TypedReader } from './reader-form.draft.ts';
import { readerFormSteps as steps } from '../licence.steps.ts';

export type ReaderFormEvent =
  | { readonly type: 'reader.written'; readonly reader: TypedReader }
  | { readonly type: 'reader.confirmed' }
  /** Starts another request after a received one. */
  | { readonly type: 'another.begun' }
  /** Retries a failed read of the reader or the seats. */
  | { readonly type: 'retried' }
  /** Another reader or licence in the address, or a decision on a request. */
  | PlaceEvent;

const routed = routedIn('readerForm');

type Known = WithContext<ReaderFormContext>;

const { readingRequest, unreadable, gone, awaiting } = changeRequestStates(steps);

/** Adds or changes a reader of a licence, by a request to the publisher (specification §3): written → asked. */
export const readerFormMachine = setup({
  types: typed<{
    context: ReaderFormContext;
    events: ReaderFormEvent;
    input: FunnelInput<ReaderDraft>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readReaders: port('readReaders'),
    readReader: port('readReader'),
    readModification: port('readModification'),
    addReaders: port('addReaders'),
    editReader: port('editReader'),
  },
  actions: {
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context.draft, params)),
    turnTo: assign(({ context }, { to }: { to: string | undefined }) => turnTo(context, to)),
    keepReader: assign(({ context }, { answer }: { answer: LicenceReader }) => readerReceived(context, answer)),
    keepRequest: assign(({ context }, { answer }: { answer: ReadModification }) => requestReceived(context, answer)),
    keepReaders: assign(({ context }, { answer }: { answer: ReaderPage & Read }) => readersReceived(context, answer)),
    keepWritten: assign(({ context }, { reader }: { reader: TypedReader }) => written(context.draft, reader)),
    keepAnswer: assign(({ context }, { answer }: { answer: ReaderAdditionAnswer }) =>
      additionAnswered(context, answer),
    ),
    markSubmitted: assign(({ context: { draft } }) => ({
      draft: { ...draft, submitted: true },
      isChargeChanged: false,
      failure: null,
    })),
    forgetReceipt: assign(({ context: { draft } }) => ({ draft: { ...draft, receipt: null } })),
    finish: assign(({ context }, { answer }: { answer: ModificationSummary }) => finished(context, answer)),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => refused(error)),
  },
  guards: {
    isEdit: ({ context }: Known) => context.reader !== '',
    ...changeRequestGuards,
    isGone: ({ context }: Known) => isGone(context),
    isFull: ({ context }: Known) => isFull(context),
    isToBeAdded: ({ context }: Known) => isComplete(context) && context.known === null,
    isToBeEdited: ({ context }: Known) => isComplete(context) && context.known !== null,
    isFinished: ({ context }: Known) => context.draft.typed === null,
    /** The address of another licence is open to its receipt; so is any address before the first read. */
    mayHaveReceipt: ({ context, event }) =>
      context.draft.receipt !== null ||
      (context.draft.typed === null && context.failure === null) ||
      isOfAnother(context, event),
    hasNoReceipt: ({ context }: Known) => context.draft.receipt === null,
    isElsewhere: ({ context }: Known, { params }: { params: Params }) => isElsewhere(context, params),
  },
}).createMachine({
  id: 'readerForm',
  context: ({ input }) => placed(input.draft, input.params),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isEdit', target: 'readingReader' },
        { guard: 'isCorrection', target: 'readingRequest' },
        { target: 'readingReaders' },
      ],
    },
    readingReader: readingState(steps.loading, {
      src: 'readReader',
      input: ({ context }: Known) => ({ subscriptionId: Number(context.aboId), readerId: Number(context.reader) }),
      onDone: { target: 'received', actions: { type: 'keepReader', params: answerOf<LicenceReader> } },
    }),
    readingRequest,
    requestReceived: {
      always: [
        { guard: 'isUnread', target: 'unreadable' },
        { guard: 'isUncorrectable', target: 'gone' },
        { target: 'readingReaders' },
      ],
    },
    /** Reads the seats for an addition, or the reader of a rejected line for its correction. */
    readingReaders: readingState(steps.loading, {
      src: 'readReaders',
      input: readersAsked,
      onDone: { target: 'received', actions: { type: 'keepReaders', params: answerOf<ReaderPage & Read> } },
    }),
    unreadable,
    received: {
      always: [
        { guard: 'isUnread', target: 'unreadable' },
        { guard: 'isGone', target: 'gone' },
        { guard: 'isAwaiting', target: 'awaiting' },
        { guard: 'isFull', target: 'full' },
        { target: 'writing' },
      ],
    },
    gone,
    awaiting,
    full: { meta: { step: steps.full }, on: { 'place.changed': again } },
    writing: {
      meta: { step: steps.form },
      on: {
        'reader.written': { actions: { type: 'keepWritten', params: ({ event }) => ({ reader: event.reader }) } },
        'reader.confirmed': [
          { guard: 'isToBeAdded', target: 'adding' },
          { guard: 'isToBeEdited', target: 'editing' },
        ],
        // A form with input stays: the server checks for changes when the request is sent.
        'place.changed': { guard: { type: 'isElsewhere', params: placeOf }, ...again },
      },
    },
    adding: sendingState(steps.form, {
      src: 'addReaders',
      input: additionOf,
      onDone: { target: 'answered', actions: { type: 'keepAnswer', params: answerOf<ReaderAdditionAnswer> } },
    }),
    /** The draft is empty after a received request; otherwise the charge has changed. */
    answered: { always: [{ guard: 'isFinished', target: 'asked' }, { target: 'received' }] },
    editing: sendingState(steps.form, {
      src: 'editReader',
      input: editOf,
      onDone: { target: 'asked', actions: { type: 'finish', params: answerOf<ModificationSummary> } },
    }),
    asked: {
      ...routed(steps.asked, { guard: 'mayHaveReceipt', actions: turned }),
      always: { guard: 'hasNoReceipt', target: 'deciding' },
      on: {
        'another.begun': { target: 'deciding', actions: 'forgetReceipt' },
        // The receipt stays as it is in any language.
        'place.changed': { guard: { type: 'isElsewhere', params: placeOf }, ...again },
      },
    },
  },
});
