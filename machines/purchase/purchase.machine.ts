import { assign, setup } from 'xstate';
import type { Quotation, QuotationChanged } from '../../domain/quotation.ts';
import type { Site } from '../../domain/site.ts';
import type { FailureKind } from '../failure.ts';
import { failureOf, isUncertain } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../engine/action-params.ts';
import { typed } from '../engine/chart.ts';
import type { Params } from '../engine/path.ts';
import type { Routed } from '../engine/route.ts';
import { routedIn, routeParams } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { effect, port } from '../ports.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { pricingActions, pricingGuards, TYPING_PAUSE } from '../shared/offer/pricing.context.ts';
import type { PriceEvent } from '../shared/offer/pricing.states.ts';
import { pricingStates } from '../shared/offer/pricing.states.ts';
import { startingState, waitingState } from '../shared/offer/start.states.ts';
import { patience } from '../shared/ordering/attempt.ts';
import type { PurchaseContext, PurchaseInput } from './purchase.context.ts';
import {
  begin,
  changeOf,
  forgetStarted,
  isComplete,
  isForSale,
  isOpen,
  isTaken,
  keepOffer,
  keepPlace,
  keepStarted,
  orderPlace,
  simulationOf,
  startedId,
  startOf,
} from './purchase.context.ts';
import { purchaseSteps as steps } from './purchase.steps.ts';

export type PurchaseEvent =
  | PriceEvent
  | { readonly type: 'offer.changed'; readonly offer: OfferDraft }
  | { readonly type: 'offer.confirmed' }
  /** Back to the form while it is not known whether the request has arrived. */
  | { readonly type: 'offer.reopened' }
  /** The site's texts in another language. */
  | { readonly type: 'site.received'; readonly site: Site }
  | { readonly type: 'retried' };

type Known = WithContext<PurchaseContext>;

interface Failed {
  readonly error: unknown;
}

const started = { type: 'keepStarted', params: answerOf<Quotation> } as const;
const changed = { type: 'keepChanged', params: answerOf<QuotationChanged> } as const;

const routed = routedIn('purchase');

/** Refusals of a change that say that the purchase is ordered, or another person’s. */
const gone: readonly FailureKind[] = ['notFound', 'forbidden', 'conflict'];

/**
 * A purchase at once: an offer is chosen → the visitor signs in, if they are not → it is started, under one key until it
 * exists → its payment, another page. A changed choice changes the started purchase until it is ordered.
 */
export const purchaseMachine = setup({
  types: typed<{
    context: PurchaseContext;
    events: PurchaseEvent;
    input: PurchaseInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    simulateOffer: port('simulateOffer'),
    startQuotation: port('startQuotation'),
    changeOffer: port('changeOffer'),
  },
  actions: {
    /** Goes to the page of the sign-in, which leads back to a place. */
    openSignIn: effect<{ redirect: string }>('openSignIn'),
    /** Goes to the page of the payment; `isInPlace`: Back does not lead to the present address again. */
    openPayment: effect<{ id: string; isInPlace: boolean }>('openPayment'),
    keepSite: assign((_, { site }: { site: Site }) => ({ site })),
    ...pricingActions<PurchaseContext, PurchaseEvent>(simulationOf, (price) => ({ price })),
    keepPlace: assign(({ context }, { params }: { params: Params }) => keepPlace(context, params)),
    keepOffer: assign(({ context }, { offer }: { offer: OfferDraft }) => keepOffer(context, offer)),
    keepStarted: assign(({ context }, { answer }: { answer: Quotation }) => keepStarted(context, answer)),
    keepChanged: assign(({ context }, { answer }: { answer: QuotationChanged }) =>
      keepStarted(context, answer.quotation),
    ),
    forgetStarted: assign(({ context }) => forgetStarted(context)),
    endOrdering: assign({ isOrdering: false }),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    forgetQuestions: assign({ asked: 0 }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    ...pricingGuards(simulationOf),
    isForSale: ({ context }: Known) => isForSale(context),
    isNotForSale: ({ context }: Known) => !isForSale(context),
    isSignedIn: ({ context }: Known) => context.isSignedIn && isComplete(context),
    isComplete: ({ context }: Known) => isComplete(context),
    isOrdered: ({ context }: Known) => context.isOrdering && context.isSignedIn && isComplete(context),
    hasStarted: ({ context }: Known) => context.draft.started !== null,
    isOpen: (_: Known, { answer }: { answer: Quotation }) => isOpen(answer),
    isTaken: (_: Known, { answer }: { answer: QuotationChanged }) => isTaken(answer),
    isStillOpen: (_: Known, { answer }: { answer: QuotationChanged }) => isOpen(answer.quotation),
    isUncertain: (_: Known, { error }: Failed) => isUncertain(error),
    /** Whether the started purchase is no longer this person's to change. */
    isGone: (_: Known, { error }: Failed) => gone.includes(failureOf(error).kind),
  },
  delays: { patience, typingPause: TYPING_PAUSE },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => begin(input),
  initial: 'entering',
  on: { 'site.received': { actions: { type: 'keepSite', params: ({ event }) => ({ site: event.site }) } } },
  states: {
    entering: {
      always: [
        { guard: 'isNotForSale', target: 'unlisted' },
        { guard: 'isOrdered', target: 'ordering' },
        { target: 'choice' },
      ],
    },
    unlisted: { meta: { step: steps.unlisted }, always: { guard: 'isForSale', target: 'choice' } },
    choice: {
      ...routed(steps.choice, {
        actions: { type: 'keepPlace', params: ({ event }: Routed) => ({ params: routeParams(event) }) },
      }),
      type: 'parallel',
      entry: 'endOrdering',
      exit: ['clearFailure', 'leavePrice'],
      always: { guard: 'isNotForSale', target: 'unlisted' },
      states: {
        form: {
          initial: 'typing',
          states: {
            typing: {
              meta: { step: steps.choice },
              on: {
                'offer.changed': { actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.offer }) } },
                'offer.confirmed': [
                  { guard: 'isSignedIn', target: '#purchase.ordering' },
                  { guard: 'isComplete', target: '#purchase.signingIn' },
                ],
              },
            },
          },
        },
        price: pricingStates,
      },
    },
    signingIn: {
      meta: { step: steps.choice },
      tags: 'busy',
      entry: {
        type: 'openSignIn',
        params: ({ context }) => ({ redirect: orderPlace(context) }),
      },
      after: { patience: { target: 'choice' } },
    },
    ordering: {
      always: [{ guard: 'hasStarted', target: 'changing' }, { target: 'starting' }],
    },
    starting: startingState(steps.choice, startOf, {
      done: [
        { guard: { type: 'isOpen', params: answerOf<Quotation> }, target: 'leaving', actions: started },
        /** The purchase under this key is over. */
        { target: 'starting', reenter: true, actions: 'forgetStarted' },
      ],
      refused: { target: 'choice', actions: ['forgetStarted', failed] },
    }),
    waiting: waitingState(steps.choice, 'choice'),
    changing: {
      meta: { step: steps.choice },
      tags: 'busy',
      invoke: {
        src: 'changeOffer',
        input: ({ context }) => changeOf(context),
        onDone: [
          { guard: { type: 'isTaken', params: answerOf<QuotationChanged> }, target: 'leaving', actions: changed },
          /** It was changed elsewhere meanwhile, and takes this choice. */
          {
            guard: { type: 'isStillOpen', params: answerOf<QuotationChanged> },
            target: 'changing',
            reenter: true,
            actions: changed,
          },
          { target: 'starting', actions: 'forgetStarted' },
        ],
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'choice', actions: ['forgetStarted', failed] },
          { target: 'choice', actions: failed },
        ],
      },
    },
    leaving: {
      meta: { step: steps.choice },
      tags: 'busy',
      entry: {
        type: 'openPayment',
        params: ({ context }) => ({ id: startedId(context), isInPlace: context.isOrdering }),
      },
      /** The page that was opened could not be loaded. */
      after: { patience: { target: 'choice' } },
    },
  },
});
