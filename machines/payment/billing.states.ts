/**
 * Billing details of a subscription: saved addresses are read → the person chooses or types → the order is read for
 * these details → a typed address is saved. A state of the payment chart (`payment.machine.ts`).
 */
import type { AddressBook, AddressChange } from '../../domain/address.ts';
import type { BillingDetails } from '../../domain/billing.ts';
import { billingOf } from '../../domain/billing.ts';
import type { SubscriptionOrderAnswer } from '../../domain/subscription-order.ts';
import type { WithContext } from '../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../engine/action-params.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import type { PaymentContext } from './payment.context.ts';
import { orderQuestion } from './payment.context.ts';
import type { PaymentDraft, TypedBilling } from './payment.draft.ts';
import { paymentSteps as steps, routed } from './payment.steps.ts';

/** The server rejects single fields that the person can change. */
export const complained = { type: 'hasIssues', params: errorOf } as const;

/** The server rejects billing details that were confirmed before. */
export const detailsRefused = { type: 'areDetailsRefused', params: errorOf } as const;

/** The order was read. */
export const orderRead = { type: 'keepOrder', params: answerOf<SubscriptionOrderAnswer> } as const;

/** Clears the notice. */
export const noNotice = { type: 'notify', params: { notice: null } } as const;

const bookOf = ({ event }: { readonly event: { readonly output: AddressBook } }) => ({ book: event.output });

/** The confirmed billing details. Throws without them: no order and no address is sent without. */
export function givenBilling({ billing }: PaymentDraft): BillingDetails {
  if (!billing) throw new Error('There are no billing details yet: guard what leads to sending them');
  return billingOf(billing);
}

/** An address may name another subscription than the present one: the chart switches to it. */
export const turned = {
  type: 'turnTo',
  params: ({ event }: Routed) => ({ id: routeParams(event)['id'] ?? null }),
} as const;

/** Reads the subscription of the address at the first step. */
export const read = { guard: 'lacksOrder', target: '#payment.choice' } as const;

export const billingState = {
  ...routed(steps.billing, { guard: 'mayHaveOrder', actions: turned }),
  exit: 'clearFailure',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        read,
        { guard: 'isSubmitted', target: '#payment.recovering' },
        { guard: 'isBillingFixed', target: '#payment.check' },
        { guard: 'isBookUnread', target: 'reading' },
        { target: 'editing' },
      ],
    },
    reading: {
      meta: { step: steps.addresses },
      tags: 'busy',
      invoke: {
        src: 'readAddresses',
        onDone: {
          target: 'editing',
          actions: { type: 'keepBook', params: bookOf },
        },
        onError: { target: 'editing', actions: { type: 'keepBook', params: { book: null } } },
      },
    },
    editing: {
      meta: { step: steps.billing },
      on: {
        'billing.written': {
          actions: {
            type: 'keepBilling',
            params: ({ event }: { readonly event: { readonly billing: TypedBilling } }) => ({ billing: event.billing }),
          },
        },
        'billing.confirmed': { target: 'pricing', actions: noNotice },
        'choice.reopened': { guard: 'isOrderPlaced', target: '#payment.choice' },
        'help.opened': { target: '#payment.help.writing' },
        retried: { guard: 'isBookUnread', target: 'reading' },
      },
    },
    pricing: {
      meta: { step: steps.billing },
      tags: 'busy',
      invoke: {
        src: 'readSubscriptionOrder',
        input: ({ context }: WithContext<PaymentContext>) => orderQuestion(context, true),
        onDone: { target: '#payment.priced', actions: ['markBilled', orderRead] },
        onError: [
          // A part was paid or credited meanwhile: the details can no longer change.
          {
            guard: { type: 'isConflict', params: errorOf },
            target: '#payment.choice',
            actions: ['unmarkBilled', 'forgetCart', { type: 'notify', params: { notice: 'changed' } }],
          },
          { target: 'editing', actions: failed },
        ],
      },
    },
    /** A failure to save the address does not block the payment. */
    keeping: {
      meta: { step: steps.billing },
      tags: 'busy',
      invoke: {
        src: 'saveAddress',
        input: ({ context: { draft } }: WithContext<PaymentContext>): AddressChange => ({
          id: null,
          address: givenBilling(draft).address,
        }),
        onDone: {
          target: '#payment.check',
          actions: { type: 'keepSaved', params: bookOf },
        },
        onError: { target: '#payment.check', actions: { type: 'notify', params: { notice: 'addressNotKept' } } },
      },
    },
  },
} as const;
