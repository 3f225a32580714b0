import type { Locale } from '../../machines/domain/locale.ts';
import type { SubscriptionOrderAnswer, SubscriptionOrderQuestion } from '../../machines/domain/subscription-order.ts';
import type { Handlers } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { signedInAccount } from '../calls/identity.ts';
import { checkOutSubscription } from './subscription-checkout.ts';
import { orderOf, requireServed } from './order.ts';
import { readSubscription } from '../subscription/store.ts';

type SubscriptionOrderHandlers = Pick<Handlers, 'subscriptionsv2/onlinesubscription' | 'online/checkout'>;

/**
 * What an account has to pay for a subscription, for these billing details or those that the publisher knows. Throws a 422
 * `CallFailure` for a country that is not served.
 */
async function readOrder(
  { db }: Services,
  { accountId, locale }: { readonly accountId: number; readonly locale: Locale },
  { id, billing }: SubscriptionOrderQuestion,
): Promise<SubscriptionOrderAnswer> {
  const subscription = await readSubscription(db, { id, accountId, billing, locale });
  if (!subscription) return { kind: 'unknown' };
  if (subscription.settledBy !== null) return { kind: 'settled', reference: subscription.settledBy };
  if (!subscription.isPayable) return { kind: 'unknown' };
  requireServed(subscription);
  return { kind: 'payable', order: orderOf(subscription, billing) };
}

/** Answers the calls about paying for subscriptions. */
export function subscriptionOrderHandlers(services: Services): SubscriptionOrderHandlers {
  const provider = providerOf(services);
  return {
    'subscriptionsv2/onlinesubscription': {
      handle: async ({ body, context: { identity, locale } }) =>
        done(await readOrder(services, { accountId: signedInAccount(identity).id, locale }, body)),
    },
    'online/checkout': {
      handle: async ({ body, context }) =>
        done(await checkOutSubscription(services, provider, { wanted: body, context })),
    },
  };
}
