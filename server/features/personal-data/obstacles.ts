import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { PersonalData } from '../../../domain/personal-data.ts';
import type { Schema } from '../../core/db/schema.ts';

/**
 * Obstacles to the deletion of an account, and its losses; one statement.
 *
 * @param at A moment to select along with it.
 */
export async function standingOf(
  db: Kysely<Schema>,
  accountId: AccountId,
  at: RawBuilder<Moment | null> = sql`null::timestamptz`,
): Promise<Pick<PersonalData, 'obstacles' | 'runningSubscriptions' | 'credits'> & { readonly at: Moment | null }> {
  const { rows } = await sql<{
    readonly open: boolean;
    readonly paying: boolean;
    readonly refunding: boolean;
    readonly running: number;
    readonly credits: number;
    readonly at: Moment | null;
  }>`
    select
      exists (select from invoices where account_id = ${accountId} and kind = 'invoice' and status in (1, 4)) as open,
      exists (select from checkouts where account_id = ${accountId} and state = 'open') as paying,
      exists (select from refunds r join checkouts c on c.id = r.checkout_id
        where c.account_id = ${accountId} and r.state not in ('done', 'kept')) as refunding,
      (select count(*)::integer from subscriptions
        where account_id = ${accountId} and status in ('current', 'aboutToEnd', 'suspended')) as running,
      coalesce((select balance_minor::integer from wallets where account_id = ${accountId}), 0) as credits,
      ${at} as at
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A statement that always returns a row returned none');
  const { open, paying, refunding, running, credits, at: moment } = found;
  return {
    obstacles: [
      ...(open ? (['openInvoices'] as const) : []),
      ...(paying ? (['paymentUnderWay'] as const) : []),
      ...(refunding ? (['refundUnderWay'] as const) : []),
    ],
    runningSubscriptions: running,
    credits,
    at: moment,
  };
}
