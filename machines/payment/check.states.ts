/** The check of an order before it is sent, and the reads that lead back to it. States of the payment chart. */
import type { PaymentMethod } from '../../domain/payment.ts';
import type { WithContext } from '../engine/action-params.ts';
import { failed } from '../engine/action-params.ts';
import { detailsRefused, orderRead, read, turned } from './billing.states.ts';
import type { PaymentContext } from './payment.context.ts';
import { orderQuestion } from './payment.context.ts';
import { paymentSteps as steps, routed } from './payment.steps.ts';

export const methodChosen = {
  actions: {
    type: 'keepMethod',
    params: ({ event }: { readonly event: { readonly method: PaymentMethod } }) => ({ method: event.method }),
  },
} as const;

const termsAgreed = {
  actions: {
    type: 'keepAgreement',
    params: ({ event }: { readonly event: { readonly hasAgreed: boolean } }) => ({ hasAgreed: event.hasAgreed }),
  },
} as const;

export const check = {
  ...routed(steps.check, { guard: 'mayHaveCart', actions: turned }),
  exit: ['clearFailure', 'forgetAgreement'],
  always: [
    read,
    /** Back or Forward while the result of an order is unknown: looks it up, never sends it again. */
    { guard: 'isSubmitted', target: '#payment.recovering' },
    { guard: 'isUnread', target: '#payment.repricing' },
  ],
  on: {
    'method.chosen': { guard: 'isToBeOrdered', ...methodChosen },
    'terms.agreed': { guard: 'isToBeOrdered', ...termsAgreed },
    'payment.confirmed': { guard: 'mayOrder', target: '#payment.checkingOut' },
    'choice.reopened': { guard: 'isOrderPlaced', target: '#payment.choice' },
    'billing.reopened': { guard: 'canChangeBilling', target: '#payment.billing' },
    'help.opened': { target: '#payment.help.writing' },
  },
} as const;

const reading = {
  src: 'readSubscriptionOrder',
  input: ({ context }: WithContext<PaymentContext>) => orderQuestion(context, false),
  onDone: { target: '#payment.repriced', actions: orderRead },
  onError: [
    { guard: detailsRefused, target: '#payment.choice', actions: ['unmarkBilled', 'forgetCart'] },
    { target: '#payment.choice.unreadable', actions: failed },
  ],
} as const;

/** Reads the order of an outcome again before it is paid by another method. */
export const reopening = {
  meta: { step: steps.reopening },
  tags: 'busy',
  entry: 'leaveOutcome',
  invoke: reading,
} as const;

/** The server refused an order that has changed: reads it again. */
export const repricing = {
  meta: { step: steps.check },
  tags: 'busy',
  invoke: reading,
} as const;

export const repriced = {
  always: [
    { guard: 'isSettled', target: '#payment.outcome' },
    { guard: 'hasCart', target: '#payment.check' },
    { target: '#payment.choice' },
  ],
} as const;
