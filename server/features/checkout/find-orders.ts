import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/** Columns of an order. */
export const columns = [
  'id',
  'reference',
  'method',
  'currency',
  'total_minor',
  'print',
  'subscription_id',
  'locale',
  'created_at',
  'provider_session',
  'hosted_url',
] as const;

/** An order in the books. */
export type Checkout = Pick<Selectable<Schema['checkouts']>, (typeof columns)[number]>;

/** A query over the orders of any of these invoices, which it locks in the order of their ids. */
export function ordersOf(trx: Transaction<Schema>, invoiceIds: readonly number[]) {
  return trx
    .selectFrom('checkouts')
    .where('id', 'in', (eb) =>
      eb.selectFrom('checkout_invoices').select('checkout_id').where('invoice_id', 'in', invoiceIds),
    )
    .orderBy('id')
    .forUpdate();
}

/** Orders that are open for any of these invoices. */
export async function findOpenOrders(
  trx: Transaction<Schema>,
  invoiceIds: readonly number[],
): Promise<readonly Checkout[]> {
  return ordersOf(trx, invoiceIds).select(columns).where('state', '=', 'open').execute();
}
