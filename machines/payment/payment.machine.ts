import { assign, setup } from 'xstate';
import type { AddressBook } from '../../domain/address.ts';
import type { FoundCheckout, OutcomeAnswer } from '../../domain/checkout.ts';
import type { InvoiceMethod, PaymentMethod } from '../../domain/payment.ts';
import type { SubscriptionOrderAnswer } from '../../domain/subscription-order.ts';
import { fixedBilling } from '../../domain/subscription-order.ts';
import { identifierOf } from '../../domain/identifier.ts';
import { failureOf } from '../failure.ts';
import { failed } from '../engine/action-params.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import type { HelpEvent } from '../shared/ordering/help.states.ts';
import { beginHelp, clearHelp, helpState, keepHelp } from '../shared/ordering/help.states.ts';
import { markSubmitted, nextAttempt, patience } from '../shared/ordering/attempt.ts';
import { beginAttempt, canRetry, keepRetry, markRefused, orderingGuards } from '../shared/ordering/ordering.context.ts';
import type { OrderingEvent } from '../shared/ordering/ordering.states.ts';
import { orderingStates } from '../shared/ordering/ordering.states.ts';
import { effect, port } from '../ports.ts';
import { check, methodChosen, repriced, reopening, repricing } from './check.states.ts';
import {
  billingState,
  complained,
  detailsRefused,
  givenBilling,
  noNotice,
  orderRead,
  turned,
} from './billing.states.ts';
import type { PaymentContext, PaymentInput, PaymentNotice } from './payment.context.ts';
import {
  begin,
  keepBook,
  keepMethod,
  keepOrder,
  keepSaved,
  orderQuestion,
  take,
  takeOutcome,
  turnTo,
} from './payment.context.ts';
import type { TypedBilling } from './payment.draft.ts';
import { paymentSteps as steps, routed } from './payment.steps.ts';

export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentMethod }
  | { readonly type: 'method.confirmed' }
  | { readonly type: 'billing.written'; readonly billing: TypedBilling }
  | { readonly type: 'billing.confirmed' }
  | { readonly type: 'billing.reopened' }
  | { readonly type: 'terms.agreed'; readonly hasAgreed: boolean }
  | OrderingEvent
  | HelpEvent;

/** The ports of the chart. */
const ports = {
  readSubscriptionOrder: port('readSubscriptionOrder'),
  readAddresses: port('readAddresses'),
  saveAddress: port('saveAddress'),
  checkOut: port('checkOut'),
  findCheckout: port('findCheckout'),
  readOutcome: port('readOutcome'),
  askForHelp: port('askForHelp'),
};

const ordering = orderingStates('payment', steps, ({ draft, order }: PaymentContext) => ({
  subscriptionId: order?.id ?? 0,
  billing: givenBilling(draft),
  method: draft.method,
  version: order?.version ?? '',
}));

/** Whether an address needs a read: of another subscription, or after an outcome by Back or Forward. */
function isToBeRead({ id, found, order }: PaymentContext, event: Routed['event']): boolean {
  const isOfAnother = (routeParams(event)['id'] ?? id) !== id;
  return isOfAnother || (found === null && order === null);
}

function isBillingFixed({ order }: Pick<PaymentContext, 'order'>): boolean {
  return order !== null && fixedBilling(order) !== null;
}

/** Whether the server rejects billing details, field by field. */
function hasIssues(error: unknown): boolean {
  return Object.keys(failureOf(error).fields).some((field) => field !== 'method');
}

/**
 * The payment funnel (specification §2, §4): payment method → billing details → check → the states of every order
 * (`ordering.states.ts`). The tax follows the billing address: each confirmation of it reads the order again, and only
 * the last order read can be sent. Part of the invoice paid or credited: no billing details are asked for.
 */
export const paymentMachine = setup({
  types: typed<{
    context: PaymentContext;
    events: PaymentEvent;
    input: PaymentInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent' | 'paying';
  }>(),
  actors: ports,
  actions: {
    /** Leaves the application for the provider's page. */
    openHostedPage: effect<{ url: string | null }>('openHostedPage'),
    turnTo: assign(({ context }, { id }: { id: string | null }) => turnTo(context, id)),
    keepOrder: assign(({ context }, { answer }: { answer: SubscriptionOrderAnswer }) => keepOrder(context, answer)),
    keepMethod: assign(({ context }, { method }: { method: PaymentMethod }) => keepMethod(context, method)),
    /** The order, which is read next, says whether it can be paid by this method. */
    keepRetry: assign(({ context }, { method }: { method: InvoiceMethod }) => ({
      draft: keepRetry(context.draft, method),
    })),
    keepBook: assign(({ context }, { book }: { book: AddressBook | null }) => keepBook(context, book)),
    keepBilling: assign(({ context }, { billing }: { billing: TypedBilling }) => ({
      draft: { ...nextAttempt(context.draft), billing, isBilled: false },
      failure: null,
    })),
    markBilled: assign(({ context }) => ({ draft: { ...context.draft, isBilled: true } })),
    unmarkBilled: assign(({ context }) => ({ draft: { ...context.draft, isBilled: false } })),
    keepSaved: assign(({ context }, { book }: { book: AddressBook }) => keepSaved(context, book)),
    keepHelp: assign(({ context }, help: { message: string; email: string }) => keepHelp(context.draft, help)),
    clearHelp: assign(({ context }) => clearHelp(context.draft)),
    beginHelp: assign(({ context }) => beginHelp(context.draft)),
    takeAnswer: assign(({ context }, { answer }: { answer: FoundCheckout }) => take(context, answer)),
    keepOutcome: assign(({ context }, { answer }: { answer: OutcomeAnswer }) => takeOutcome(context, answer)),
    /** Leaves the former outcome; the present payment has none yet. */
    leaveOutcome: assign({
      reference: null,
      outcome: null,
      found: ({ context }) => (context.found === 'settled' ? null : context.found),
    }),
    keepReference: assign((_, { reference }: { reference: string | null }) => ({ reference })),
    /** Drops data that an outcome is about to change, so that they are read again. */
    forgetCart: assign({ found: null, order: null, hostedUrl: null, asked: 0, outcome: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Clears a failure when its step is left. */
    clearFailure: assign({ failure: null }),
    notify: assign((_, { notice }: { notice: PaymentNotice | null }) => ({ notice })),
    markSubmitted: assign(({ context }) => ({ ...markSubmitted(context), notice: null })),
    markRefused: assign(({ context }) => markRefused(context)),
    beginAttempt: assign(({ context }) => beginAttempt(context)),
    /** A paid order ends the input; the address may serve the next one. */
    finish: assign(({ context }) => ({ draft: { ...nextAttempt(context.draft), isBilled: false } })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    keepAgreement: assign((_, { hasAgreed }: { hasAgreed: boolean }) => ({ hasAgreed })),
    /** Agreement to the terms is given together with each order. */
    forgetAgreement: assign({ hasAgreed: false }),
  },
  guards: {
    ...orderingGuards,
    isHelpSent: ({ context }) => context.draft.help.isSent,
    hasChoice: ({ context }) => context.id !== null,
    canPayRest: ({ context }, { method }: { method: InvoiceMethod }) =>
      context.id !== null && canRetry(context, method),
    isMisnamed: ({ context }) => identifierOf(context.id) === null,
    isUnread: ({ context }) => context.found === null,
    isSettled: ({ context }) => context.found === 'settled',
    hasOrder: ({ context }) => context.order !== null,
    /** Of an offer bought at once, the choice is the offer itself, on another page. */
    isOrderPlaced: ({ context }) => !context.order?.isToBeOrdered,
    isToBeOrdered: ({ context }) => context.order?.isToBeOrdered ?? false,
    /** Terms are accepted with the order: one that was placed before has its own. */
    mayOrder: ({ context: { order, hasAgreed } }) => order !== null && (hasAgreed || !order.isToBeOrdered),
    lacksOrder: ({ context }) => context.order === null,
    /** The data of the address are loaded; or they are read first, for the former or another subscription. */
    mayHaveOrder: ({ context, event }) => context.order !== null || isToBeRead(context, event),
    mayHaveCart: ({ context, event }) =>
      (context.order !== null && context.draft.isBilled) || isToBeRead(context, event),
    hasCart: ({ context }) => context.order !== null && context.draft.isBilled,
    isBillingFixed: ({ context }) => isBillingFixed(context),
    canChangeBilling: ({ context }) => !isBillingFixed(context),
    isBookUnread: ({ context }) => context.book === null,
    isToBeKept: ({ context: { order, draft } }) =>
      order !== null && draft.billing?.kept === null && draft.billing.isToBeKept,
    hasIssues: ({ context }, { error }: { error: unknown }) => !isBillingFixed(context) && hasIssues(error),
    areDetailsRefused: ({ context }, { error }: { error: unknown }) =>
      context.draft.isBilled && (hasIssues(error) || failureOf(error).kind === 'conflict'),
    isConflict: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
  },
  delays: { patience },
}).createMachine({
  id: 'payment',
  context: ({ input }) => begin(input),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasReference', target: 'outcome' }, { target: 'choice' }] },

    choice: {
      ...routed(steps.choice, { actions: turned }),
      entry: 'leaveOutcome',
      exit: 'clearFailure',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isMisnamed', target: 'unknown' },
            { guard: 'isUnread', target: 'reading' },
            { guard: 'isSubmitted', target: '#payment.recovering' },
            { guard: 'isSettled', target: '#payment.outcome' },
            /** The offer is chosen, and its check asks for the method: billing comes next. */
            { guard: 'isToBeOrdered', target: '#payment.billing' },
            { guard: 'hasOrder', target: 'choosing' },
            { target: 'unknown' },
          ],
        },
        reading: {
          meta: { step: steps.loading },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'readSubscriptionOrder',
            input: ({ context }) => orderQuestion(context, false),
            onDone: { target: 'deciding', actions: orderRead },
            onError: [
              // The server may reject details that it accepted before: the person confirms them again.
              { guard: detailsRefused, target: 'reading', reenter: true, actions: 'unmarkBilled' },
              { target: 'unreadable', actions: failed },
            ],
          },
        },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
        unknown: { meta: { step: steps.unknown }, on: { 'help.opened': { target: '#payment.help.writing' } } },
        choosing: {
          meta: { step: steps.choice },
          on: {
            'method.chosen': methodChosen,
            'method.confirmed': [
              { guard: 'hasCart', target: '#payment.check', actions: noNotice },
              { target: '#payment.billing', actions: noNotice },
            ],
            'help.opened': { target: '#payment.help.writing' },
          },
        },
      },
    },

    billing: billingState,
    priced: {
      always: [
        { guard: 'isSettled', target: 'outcome' },
        { guard: 'isToBeKept', target: 'billing.keeping' },
        { guard: 'hasCart', target: 'check' },
        { target: 'choice' },
      ],
    },

    check,
    reopening,
    repricing,
    repriced,
    ...ordering,
    checkingOut: {
      ...ordering.checkingOut,
      invoke: {
        ...ordering.checkingOut.invoke,
        onError: [
          {
            guard: complained,
            target: 'billing',
            actions: ['markRefused', failed],
          },
          ...ordering.checkingOut.invoke.onError,
        ],
      },
    },

    help: { ...helpState('payment', steps, () => []), route: { guard: 'hasChoice', actions: turned } },
  },
});
