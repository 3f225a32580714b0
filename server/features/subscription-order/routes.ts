import type { AccountId } from '../../core/db/account-id.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type {
  SubscriptionOrderAnswer,
  SubscriptionOrderQuestion,
} from '../../../machines/domain/subscription-order.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { checkOutSubscription } from './subscription-checkout.ts';
import { orderOf, requireServed } from './order.ts';
import { provideRenewal } from './renew.ts';
import { readSubscription } from '../subscription/store.ts';

type SubscriptionOrderHandlers = Pick<Handlers, 'subscriptionsv2/onlinesubscription' | 'online/checkout'>;

/** Whose subscription is asked about, and for whom its tax is computed. */
type Asked = SubscriptionOrderQuestion & { readonly accountId: AccountId; readonly locale: Locale };

/** What is to be paid for what an account has ordered; `null` for what is not its own. */
async function readOrder({ db }: Services, asked: Asked): Promise<SubscriptionOrderAnswer | null> {
  const subscription = await readSubscription(db, asked);
  if (!subscription) return null;
  if (subscription.settledBy !== null) return { kind: 'settled', reference: subscription.settledBy };
  if (!subscription.isPayable) return { kind: 'unknown' };
  requireServed(subscription);
  return { kind: 'payable', order: orderOf(subscription, asked.billing) };
}

/**
 * What an account has to pay for a subscription, for these billing details or those that the publisher knows: of one that ends,
 * for its renewal, which is ordered by being asked for. Throws a 422 `CallFailure` for a country that is not served.
 */
async function answerOrder(services: Services, asked: Asked): Promise<SubscriptionOrderAnswer> {
  const answer = await readOrder(services, asked);
  if (!answer || answer.kind === 'payable') return answer ?? { kind: 'unknown' };
  const renewed = await provideRenewal(services, asked);
  if (!renewed) return answer;
  if (renewed.kind === 'unpriced') return renewed;
  return (await readOrder(services, { ...asked, id: renewed.id })) ?? answer;
}

/** Answers the calls about paying for subscriptions. */
export function subscriptionOrderHandlers(services: Services): SubscriptionOrderHandlers {
  const provider = providerOf(services);
  return {
    'subscriptionsv2/onlinesubscription': {
      handle: async ({ body, context: { identity, locale } }) =>
        done(await answerOrder(services, { ...body, accountId: signedInAccount(identity).id, locale })),
    },
    'online/checkout': {
      handle: async ({ body, context }) =>
        done(await checkOutSubscription(services, provider, { wanted: body, context })),
    },
  };
}
