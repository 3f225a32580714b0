import { billingFields } from '../billing.ts';
import { checkoutAnswerCodec } from '../checkout.ts';
import { inverted } from '../inverted.ts';
import {
  paymentMethodNames,
  subscriptionCheckoutCodec,
  subscriptionOrderAnswerCodec,
  subscriptionOrderQuestionCodec,
} from '../subscription-order.ts';
import { call, defaults } from './call.ts';

/** Calls about paying for a subscription. */
export const subscriptionOrderCalls = {
  'subscriptionsv2/onlinesubscription': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptionsv2/onlinesubscription',
    request: subscriptionOrderQuestionCodec,
    answer: subscriptionOrderAnswerCodec,
    callers: ['signedIn'],
    readsOnly: true,
    failures: [400, 401, 403, 422],
    fields: billingFields,
    fixtures: [
      'onlinesubscription.payable',
      'onlinesubscription.partly-paid',
      'onlinesubscription.wallet',
      'onlinesubscription.settled',
      'onlinesubscription.unpriced',
      'onlinesubscription.unknown',
      'onlinesubscription.incomplete',
    ],
    purpose:
      'Tells what is to be paid for a subscription by somebody who is invoiced there, and how it can be paid. Of one that ends it orders the renewal, once, and tells that.',
  }),
  'online/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/online/checkout',
    request: subscriptionCheckoutCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn'],
    idempotent: true,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: { ...billingFields, ...inverted(paymentMethodNames) },
    fixtures: [
      'online-checkout.card',
      'online-checkout.transfer',
      'online-checkout.wallet',
      'online-checkout.changed',
      'online-checkout.no-wallet',
    ],
    purpose: 'Orders the payment of a subscription by card, transfer or wallet, once for one idempotency key.',
  }),
};
