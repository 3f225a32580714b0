import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { dayOf } from '../site/clock.ts';
import { contactKind } from '../../machines/domain/enumerations.ts';
import type { Day, Moment } from '../../machines/domain/invoice.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Begins the subscriptions that these invoices are for: from the day on which they were paid, where the publisher is,
 * for as many months as were bought. Who was a prospect is a subscriber.
 */
export async function beginSubscriptions(
  trx: Transaction<Schema>,
  invoiceIds: readonly number[],
  paidAt: Moment,
): Promise<void> {
  const day = dayOf(sql`${paidAt}::timestamptz`);
  await trx
    .updateTable('subscriptions')
    .set({
      status: 'current',
      starts_on: day,
      // The last day on which it is read.
      ends_on: sql<Day>`(${day} + make_interval(months => months))::date - 1`,
      version: sql<number>`version + 1`,
    })
    .where('invoice_id', 'in', invoiceIds)
    .where('status', '=', 'notBegun')
    .execute();
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
