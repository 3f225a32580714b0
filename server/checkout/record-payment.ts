import type { Selectable, Transaction } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueReceipt } from './receipt.ts';
import type { Services } from '../services.ts';
import { beginSubscriptions } from '../subscription/begin.ts';

/** An order whose money has come. */
export type Received = Pick<
  Selectable<Schema['checkouts']>,
  'id' | 'reference' | 'method' | 'currency' | 'total_minor'
>;

/** What is known of the money. */
export interface Receipt {
  /** The provider's number for what it charged; `null` where no provider did. */
  readonly charge: string | null;
  readonly at: Moment;
  /** The invoices that it settles. */
  readonly invoiceIds: readonly number[];
}

/**
 * Writes down that money came: payment, invoices, the subscriptions that begin by it, order and receipt, all or nothing.
 * The transaction holds them all.
 */
export async function recordPayment(
  trx: Transaction<Schema>,
  services: Services,
  checkout: Received,
  { charge, at, invoiceIds }: Receipt,
): Promise<void> {
  const { id } = await trx
    .insertInto('payments')
    .values({
      checkout_id: checkout.id,
      reference: checkout.reference,
      method: checkout.method,
      currency: checkout.currency,
      amount_minor: checkout.total_minor,
      charge,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_invoices')
    .values(invoiceIds.map((invoiceId) => ({ payment_id: id, invoice_id: invoiceId })))
    .execute();
  await trx.updateTable('invoices').set({ status: paymentStatus.settled }).where('id', 'in', invoiceIds).execute();
  await beginSubscriptions(trx, invoiceIds, at);
  await trx
    .updateTable('checkouts')
    .set({ state: 'paid', decline_reason: null })
    .where('id', '=', checkout.id)
    .execute();
  await enqueueReceipt(trx, services, checkout.reference);
}
