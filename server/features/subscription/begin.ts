import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import { dayOf } from '../site/store.ts';
import { contactKind } from '../../../domain/enumerations.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';

/**
 * The subscriptions of a statement, and their first days: the day after the end of the renewed one, or `day` if that is
 * later.
 */
function firstDays(day: RawBuilder<Day>): RawBuilder<unknown> {
  return sql`(
    select n.id, greatest(${day}, coalesce(o.ends_on + 1, ${day})) as first_day
    from subscriptions n left join subscriptions o on o.id = n.renews_id)`;
}

/** Moves readers, networks and pending requests from the renewed subscriptions to renewals that have begun. */
async function carryOver(trx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update subscription_readers r set subscription_id = n.id from subscriptions n
    where n.id = any(${ids}::integer[]) and r.subscription_id = n.renews_id
      and not exists (select from subscription_readers x where x.subscription_id = n.id
        and (x.email = r.email or x.account_id = r.account_id or x.contact_id = r.contact_id))`.execute(trx);
  await sql`
    update subscription_ip_ranges r set subscription_id = n.id from subscriptions n
    where n.id = any(${ids}::integer[]) and r.subscription_id = n.renews_id
      and not exists (select from subscription_ip_ranges x where x.subscription_id = n.id and x.range = r.range)`.execute(
    trx,
  );
  await sql`
    update modifications m set subscription_id = n.id from subscriptions n
    where n.id = any(${ids}::integer[]) and m.subscription_id = n.renews_id and m.state = 'pending'`.execute(trx);
}

/**
 * Begins the subscriptions of these invoices: on the day of payment in the publisher's time zone, for the months
 * bought; a renewal on the day after the renewed subscription ends. A prospect becomes a subscriber.
 */
export async function beginSubscriptions(
  trx: Transaction<Schema>,
  invoiceIds: readonly number[],
  paidAt: Moment,
): Promise<void> {
  const day = dayOf(sql`${paidAt}::timestamptz`);
  const { rows } = await sql<{ readonly id: number; readonly hasBegun: boolean }>`
    update subscriptions s
    set status = case when b.first_day > ${day} then 'notBegun' else 'current' end,
      starts_on = b.first_day,
      -- The last day on which it is read.
      ends_on = (b.first_day + make_interval(months => s.months))::date - 1,
      version = s.version + 1
    from ${firstDays(day)} b
    where b.id = s.id and s.invoice_id = any(${invoiceIds}::integer[]) and s.status = 'notBegun' and s.starts_on is null
    returning s.id, s.status = 'current' as "hasBegun"`.execute(trx);
  await carryOver(
    trx,
    rows.filter(({ hasBegun }) => hasBegun).map(({ id }) => id),
  );
  await trx
    .updateTable('accounts')
    .set({ kind: contactKind.subscriber })
    .where('kind', '=', contactKind.prospect)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('subscriptions as s')
          .select('s.id')
          .whereRef('s.account_id', '=', 'accounts.id')
          .where('s.invoice_id', 'in', invoiceIds),
      ),
    )
    .execute();
}

/** Begins renewals paid earlier whose first day has come. */
export async function beginDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(sql`${clock.now().toISOString()}::timestamptz`);
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('subscriptions')
      .set({ status: 'current', version: sql<number>`version + 1` })
      .where('status', '=', 'notBegun')
      .where('starts_on', '<=', today)
      .returning('id')
      .execute();
    await carryOver(
      trx,
      begun.map(({ id }) => id),
    );
  });
}
