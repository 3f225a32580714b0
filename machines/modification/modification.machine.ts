import { assign, setup } from 'xstate';
import type { ModificationState, ReadModification } from '../../domain/modification.ts';
import { isIncomplete, modificationStates } from '../../domain/modification.ts';
import { ApiError, failureOf } from '../failure.ts';
import { answerOf, errorOf, failed } from '../engine/action-params.ts';
import type { PageInput } from '../engine/funnel.ts';
import type { Params } from '../engine/path.ts';
import type { PlaceEvent } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import type { ModificationContext } from './modification.context.ts';
import {
  canConsider,
  isNumber,
  mayHaveChanged,
  opened,
  questionOf,
  refused,
  standingOf,
  received,
} from './modification.context.ts';
import { modificationSteps as steps } from './modification.steps.ts';

export type ModificationEvent =
  /** The person considers canceling the request: the consequences are shown first. */
  | { readonly type: 'cancellation.considered' }
  | { readonly type: 'cancellation.dismissed' }
  | { readonly type: 'cancellation.confirmed' }
  /** Reads again after a failure, and what was not read whole. */
  | { readonly type: 'retried' }
  /** The address names another request, or the office has changed this one. */
  | PlaceEvent;

/** A state of the page for a state of the request. */
const standing = { meta: { step: steps.request } } as const;

/**
 * One for each state of a sent request (`lifecycle.machine.ts`), and one for states that this version does not know.
 */
const standings = {
  pending: standing,
  accepted: standing,
  automaticallyAccepted: standing,
  partlyAccepted: standing,
  rejected: standing,
  cancelled: standing,
  unknown: standing,
} as const satisfies Record<ModificationState | 'unknown', typeof standing>;

const keepReceived = {
  target: 'received',
  actions: { type: 'keepReceived', params: answerOf<ReadModification> },
} as const;

/**
 * A request to change the publisher's data, once it is sent. The server alone says its state, and the lifecycle
 * (`lifecycle.machine.ts`) what may be done in it. It is read again in the background whenever the office has done
 * something, until it is settled.
 */
export const modificationMachine = setup({
  types: typed<{
    context: ModificationContext;
    events: ModificationEvent;
    input: PageInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readModification: port('readModification'), cancelModification: port('cancelModification') },
  actions: {
    keepPlace: assign((_, { params }: { params: Params }) => opened(params)),
    keepReceived: assign(({ context }, { answer }: { answer: ReadModification }) => received(context, answer)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    consider: assign({ cancellation: 'considered' }),
    dismiss: assign({ cancellation: null, refusal: null }),
    send: assign({ cancellation: 'sent', failure: null, refusal: null }),
    keepRefusal: assign((_, { error }: { error: unknown }) => refused(error)),
  },
  guards: {
    isNumber: ({ context }) => isNumber(context),
    isAnother: ({ context }, { request = '' }: Params) => request !== context.request,
    isNotFound: (_, { error }: { error: unknown }) => error instanceof ApiError && error.kind === 'notFound',
    stands: ({ context }, { state }: { state: ModificationState }) => standingOf(context) === state,
    isIncomplete: ({ context: { modification } }) => modification !== null && isIncomplete(modification),
    mayHaveChanged: ({ context }) => mayHaveChanged(context),
    canConsider: ({ context }) => canConsider(context),
    isConsidered: ({ context }) => context.cancellation === 'considered',
  },
}).createMachine({
  id: 'modification',
  context: ({ input }) => opened(input.params),
  initial: 'opening',
  on: {
    'place.changed': [
      {
        guard: { type: 'isAnother', params: ({ event }) => event.params },
        target: '.opening',
        actions: { type: 'keepPlace', params: ({ event }) => ({ params: event.params }) },
      },
      { guard: 'mayHaveChanged', target: '.refreshing' },
    ],
    'cancellation.considered': { guard: 'canConsider', actions: 'consider' },
    'cancellation.dismissed': { guard: 'isConsidered', actions: 'dismiss' },
    'cancellation.confirmed': { guard: 'isConsidered', target: '.cancelling' },
  },
  states: {
    opening: { always: [{ guard: 'isNumber', target: 'reading' }, { target: 'notFound' }] },
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'readModification',
        input: questionOf,
        onDone: keepReceived,
        onError: [
          { guard: { type: 'isNotFound', params: errorOf }, target: 'notFound' },
          { target: 'unreadable', actions: failed },
        ],
      },
    },
    unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
    notFound: { meta: { step: steps.notFound } },
    received: {
      always: [
        { guard: 'isIncomplete', target: 'incomplete' },
        ...modificationStates.map(
          (state) => ({ guard: { type: 'stands', params: { state } }, target: state }) as const,
        ),
        { target: 'unknown' },
      ],
    },
    ...standings,
    /** Its state is known, not all of it was read. */
    incomplete: { meta: { step: steps.request }, on: { retried: { target: 'completing' } } },
    /** The shown request stays, and can be used during the read. */
    refreshing: {
      meta: { step: steps.request },
      entry: 'forgetFailure',
      invoke: {
        src: 'readModification',
        input: questionOf,
        onDone: keepReceived,
        onError: { target: 'outdated', actions: failed },
      },
    },
    outdated: { meta: { step: steps.request }, on: { retried: { target: 'refreshing' } } },
    /** The person waits for what was not read. */
    completing: {
      meta: { step: steps.request },
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'readModification',
        input: questionOf,
        onDone: keepReceived,
        onError: { target: 'outdated', actions: failed },
      },
    },
    /** The desk may be deciding at the same moment: the answer tells what came first. */
    cancelling: {
      meta: { step: steps.request },
      tags: 'busy',
      entry: 'send',
      invoke: {
        src: 'cancelModification',
        input: questionOf,
        onDone: keepReceived,
        onError: { target: 'refreshing', actions: { type: 'keepRefusal', params: errorOf } },
      },
    },
  },
});
