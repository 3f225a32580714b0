import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Offer } from '../../../machines/domain/offer.ts';
import { netLines } from '../../../machines/domain/offer.ts';
import { statusOn } from '../../../machines/domain/subscription.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { readTariff } from '../catalogue/tariff.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { dayOf } from '../site/clock.ts';
import { createRenewal } from '../subscription/create-renewal.ts';
import { followerOf } from '../subscription/followed.ts';
import { billingOf, readBilling } from '../subscription/store.ts';

/** A subscription of an account. */
interface Owned {
  readonly id: number;
  readonly accountId: AccountId;
  readonly locale: Locale;
}

/** What stands in the place of a subscription that ends; `null`: it does not end, and nothing is to be renewed. */
export type Renewed = { readonly kind: 'renewed'; readonly id: number } | { readonly kind: 'unpriced' } | null;

/** The subscription, where its owner asks, with what its renewal depends on. */
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

/** What the same costs now before tax; `null` where a part of it is not sold any more. */
async function presentLines(trx: Transaction<Schema>, offer: Offer, locale: Locale) {
  try {
    return netLines(offer, await readTariff(trx, offer, locale));
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

/**
 * The renewal of a subscription that ends or has ended: the one that there is, else one that is ordered now, for the same
 * publications, readers and duration at present list prices. It begins once it is paid, on the day after the last one of
 * what it renews. The subscription is held meanwhile: whoever asks twice, or at once, is told the same.
 */
export async function provideRenewal(services: Services, owned: Owned): Promise<Renewed> {
  const { id, accountId, locale } = owned;
  return services.db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('subscriptions').select('id').where('id', '=', id).where('account_id', '=', accountId);
    if (!(await own.forUpdate().executeTakeFirst())) return null;
    // A statement of its own: it sees what was done while this one waited.
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
      lines: lines.map(({ publicationId, net }) => ({ publicationId, net: net.minor })),
      ...(said && { billing: said }),
    });
    return { kind: 'renewed', id: renewalId };
  });
}
