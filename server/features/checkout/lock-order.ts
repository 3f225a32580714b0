import type { Transaction } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/**
 * Locks an order with its subscriptions and invoices: subscriptions first, then invoices, in the lock order of all
 * transactions.
 */
export async function lockOrder(trx: Transaction<Schema>, reference: string) {
  const ordered = trx
    .selectFrom('checkout_invoices as ci')
    .innerJoin('checkouts as c', 'c.id', 'ci.checkout_id')
    .select('ci.invoice_id')
    .where('c.reference', '=', reference);
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('invoice_id', 'in', ordered)
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.selectFrom('invoices').select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();
  return trx
    .selectFrom('checkouts')
    .select(['id', 'reference', 'state', 'method', 'currency', 'total_minor', 'left_minor', 'processing_since'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
