import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Offer } from '../../../domain/offer.ts';
import { netLines } from '../../../domain/offer.ts';
import type { SubscriptionOrderAnswer, SubscriptionOrderQuestion } from '../../../domain/subscription-order.ts';
import { statusOn } from '../../../domain/subscription.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { providerOf } from '../../core/payments/providers.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { readTariff } from '../catalogue/tariff.ts';
import { dayOf } from '../site/store.ts';
import { createRenewal } from '../subscription/create-renewal.ts';
import { followerOf } from '../subscription/list.ts';
import { readSubscription, billingOf, readBilling } from '../subscription/store.ts';
import { orderOf, readInstalment, requireKept, requireServed } from './order.ts';
import { findPurchase } from './purchase.ts';
import { checkOutSubscription } from './subscription-checkout.ts';

/** A subscription of an account. */
interface Owned {
  readonly id: number;
  readonly accountId: AccountId;
  readonly locale: Locale;
}

/** The renewal of an ending subscription; `null`: it does not end, and needs no renewal. */
type Renewed = { readonly kind: 'renewed'; readonly id: number } | { readonly kind: 'unpriced' } | null;

/** The subscription, for its owner, with the facts that its renewal depends on. */
function selectEnding(trx: Transaction<Schema>, { clock }: Pick<Services, 'clock'>, { id, accountId }: Owned) {
  const today = dayOf(sql`${clock.now().toISOString()}::timestamptz`);
  return trx
    .selectFrom('subscriptions as s')
    .leftJoin('quotations as q', 'q.subscription_id', 's.id')
    .select(['s.id', 's.status', 's.ends_on as endsOn', 's.licence', 's.readers', 's.months', 's.currency'])
    .select(['s.billing', 'q.details', today.as('today'), followerOf(today).as('followerId')])
    .select(
      sql<readonly number[]>`(
        select coalesce(json_agg(l.publication_id order by l.position), '[]')
        from subscription_lines l where l.subscription_id = s.id)`.as('publicationIds'),
    )
    .where('s.id', '=', id)
    .where('s.account_id', '=', accountId);
}

/** The current net price of the same offer; `null` if a part of it is no longer sold. */
async function presentLines(trx: Transaction<Schema>, offer: Offer, locale: Locale) {
  try {
    return netLines(offer, await readTariff(trx, offer, locale));
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

/**
 * The renewal of a subscription that is ending or has ended: the existing one, else a new order for the same
 * publications, readers and duration at current list prices. It starts once paid, on the day after the former one ends.
 * The subscription is locked meanwhile, so that repeated or concurrent requests get the same renewal.
 */
async function provideRenewal(services: Services, owned: Owned): Promise<Renewed> {
  const { id, accountId, locale } = owned;
  return services.db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('subscriptions').select('id').where('id', '=', id).where('account_id', '=', accountId);
    if (!(await own.forUpdate().executeTakeFirst())) return null;
    // A separate statement after the lock: it sees what was committed meanwhile.
    const ending = await selectEnding(trx, services, owned).executeTakeFirstOrThrow();
    const { followerId, publicationIds, licence, readers, months, currency, today } = ending;
    const status = statusOn(ending, today);
    if (status !== 'aboutToEnd' && status !== 'ended') return null;
    if (followerId !== null) return { kind: 'renewed', id: followerId };
    const offer = { publicationIds, licence, readers, months, currency };
    const lines = publicationIds.length === 0 ? null : await presentLines(trx, offer, locale);
    if (!lines) return { kind: 'unpriced' };
    const said = billingOf({ ...readBilling(ending), address: null });
    const renewalId = await createRenewal(trx, services, accountId, {
      licence,
      readers,
      months,
      currency,
      renews: id,
      lines: lines.map(({ publicationId, net, seats }) => ({ publicationId, net: net.minor, seats })),
      ...(said && { billing: said }),
    });
    return { kind: 'renewed', id: renewalId };
  });
}

type SubscriptionOrderHandlers = Pick<Handlers, 'subscriptionsv2/onlinesubscription' | 'online/checkout'>;

/** A question about a subscription: its owner, and the billing details that decide its tax. */
type Asked = SubscriptionOrderQuestion & { readonly accountId: AccountId; readonly locale: Locale };

/** The order of an account's subscription; `null` for another account's. */
async function readOrder(services: Services, asked: Asked): Promise<SubscriptionOrderAnswer | null> {
  const subscription = await readSubscription(services.db, asked);
  if (!subscription) return null;
  if (subscription.settledBy !== null) return { kind: 'settled', reference: subscription.settledBy };
  if (!subscription.isPayable && !(await findPurchase(services.db, services, asked))) return { kind: 'unknown' };
  requireServed(subscription);
  const order = orderOf(subscription, asked.billing, await readInstalment(services.db, subscription));
  requireKept(order, asked.billing);
  return { kind: 'payable', order };
}

/**
 * The order to pay for a subscription, for these billing details or the known ones. For a subscription that ends, the
 * question itself creates the order of its renewal. Throws a 422 `CallFailure` for a country that is not served, and a 409
 * for other billing details than those that the order keeps.
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
