import { subscriptionsCodec } from '../subscription.ts';
import { call, defaults } from './call.ts';

/** Calls about the subscriptions of a person. */
export const subscriptionCalls = {
  'subscriptions/all': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/all',
    answer: subscriptionsCodec,
    callers: ['signedIn'],
    readsOnly: true,
    failures: [400, 401, 403],
    fixtures: ['subscriptions-all', 'subscriptions-all.none'],
    purpose: 'Tells the subscriptions that the caller owns or reads by, the newest first.',
  }),
};
