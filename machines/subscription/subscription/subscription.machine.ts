import { assign, setup } from 'xstate';
import type { ReadSubscription } from '../../../domain/licence.ts';
import { isUnread, isWhole } from '../../../domain/completeness.ts';
import { identifierOf } from '../../../domain/identifier.ts';
import { failureOf } from '../../failure.ts';
import { answerOf, errorOf, failed } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SubscriptionContext, SubscriptionInput } from './subscription.context.ts';
import { begin, placed } from './subscription.context.ts';
import { subscriptionSteps as steps } from '../subscription.steps.ts';

export type SubscriptionEvent =
  /** Reads again after a failure, and what was not read whole. */
  | { readonly type: 'retried' }
  /** Back, Forward or a link led here, maybe to another subscription; or something has happened to this one. */
  | PlaceEvent;

interface Known {
  readonly context: SubscriptionContext;
}

/** The read of the subscription, and the target after its failure. */
const asking = <const Target extends string>(unanswered: Target) =>
  ({
    src: 'readSubscription',
    input: ({ context }: Known) => ({ id: identifierOf(context.aboId) ?? 0 }),
    onDone: { target: 'shown', actions: { type: 'keepDetail', params: answerOf<ReadSubscription> } },
    onError: [
      { guard: { type: 'isNotFound', params: errorOf }, target: 'unknown', actions: 'forgetDetail' },
      { target: unanswered, actions: failed },
    ],
  }) as const;

/** One subscription: what it is, what it asks of the person, whom it serves, and what has happened to it. */
export const subscriptionMachine = setup({
  types: typed<{
    context: SubscriptionContext;
    events: SubscriptionEvent;
    input: SubscriptionInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readSubscription: port('readSubscription') },
  actions: {
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context, params)),
    keepDetail: assign((_, { answer }: { answer: ReadSubscription }) => ({ detail: answer, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetDetail: assign({ detail: null, failure: null }),
  },
  guards: {
    isMisnamed: ({ context }: Known) => identifierOf(context.aboId) === null,
    isUnread: ({ context }: Known) => context.detail === null,
    isIncomplete: ({ context: { detail } }: Known) => detail !== null && (!isWhole(detail) || isUnread(detail.licence)),
    isNotFound: (_, { error }: { error: unknown }) => failureOf(error).kind === 'notFound',
  },
}).createMachine({
  id: 'subscription',
  context: ({ input }) => begin(input),
  initial: 'deciding',
  on: {
    'place.changed': {
      target: '.deciding',
      actions: { type: 'keepPlace', params: ({ event }) => ({ params: event.params }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isMisnamed', target: 'unknown' },
        { guard: 'isUnread', target: 'reading' },
        { target: 'refreshing' },
      ],
    },
    reading: { meta: { step: steps.loading }, tags: 'busy', invoke: asking('unreadable') },
    unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
    unknown: { meta: { step: steps.unknown } },
    shown: { meta: { step: steps.detail }, on: { retried: { guard: 'isIncomplete', target: 'refreshing' } } },
    /** The known subscription stays on the page while it is read again. */
    refreshing: { meta: { step: steps.detail }, tags: 'busy', invoke: asking('outdated') },
    outdated: { meta: { step: steps.detail }, on: { retried: { target: 'refreshing' } } },
  },
});
