import type { Selectable, Transaction } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Schema } from '../../core/db/schema.ts';
import { issueInvoices } from '../invoice/issue-invoices.ts';
import type { Services } from '../../core/services.ts';
import { beginSubscriptions } from '../subscription/begin.ts';
import type { Part } from './apportion.ts';
import { findOpenOrders } from './find-orders.ts';
import { enqueuePartlyPaid, enqueueReceipt } from './receipt.ts';
import { restate, restateTransfers } from './restate.ts';

/** An order that has received money. */
export type Received = Pick<Selectable<Schema['checkouts']>, 'id' | 'reference' | 'method' | 'currency'>;

/** The received money. */
export interface Receipt {
  /** Origin of the money: the provider's charge, or the transfer; `null` if the wallet paid. */
  readonly charge: string | null;
  readonly at: Moment;
  /** The part of each invoice; at least one. */
  readonly parts: readonly Part[];
}

/**
 * Records received money: payment, invoices (issued by it, with their numbers) and the subscriptions that it starts,
 * all or nothing. The transaction locks them all; `followPayment` does the rest.
 */
export async function recordPayment(
  trx: Transaction<Schema>,
  services: Services,
  checkout: Received,
  { charge, at, parts }: Receipt,
): Promise<void> {
  const { id } = await trx
    .insertInto('payments')
    .values({
      checkout_id: checkout.id,
      reference: checkout.reference,
      method: checkout.method,
      currency: checkout.currency,
      amount_minor: parts.reduce((sum, { minor }) => sum + minor, 0),
      charge,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_invoices')
    .values(parts.map(({ invoiceId, minor }) => ({ payment_id: id, invoice_id: invoiceId, amount_minor: minor })))
    .execute();
  for (const { invoiceId, isSettled } of parts) {
    const status = isSettled ? paymentStatus.settled : paymentStatus.partlySettled;
    await trx.updateTable('invoices').set({ status }).where('id', '=', invoiceId).execute();
  }
  const settled = parts.filter(({ isSettled }) => isSettled).map(({ invoiceId }) => invoiceId);
  if (settled.length > 0) await beginSubscriptions(trx, settled, at);
  // Last: an invoice that its payment issues states the payment and the period.
  await issueInvoices(
    trx,
    services,
    parts.map(({ invoiceId }) => invoiceId),
  );
}

/**
 * Updates the state of an order after its money is recorded, and of other transfers for the same invoices, and enqueues
 * the emails about it.
 */
export async function followPayment(
  trx: Transaction<Schema>,
  services: Services,
  { reference, parts }: { readonly reference: string; readonly parts: readonly Part[] },
): Promise<void> {
  const record = await restate(trx, services, reference);
  if (parts.length === 0) return;
  await (record.remaining.minor > 0 ? enqueuePartlyPaid(trx, services, record) : enqueueReceipt(trx, services, record));
  const invoiceIds = parts.map(({ invoiceId }) => invoiceId);
  const open = await findOpenOrders(trx, invoiceIds);
  await restateTransfers(trx, services, { open, why: 'paidOtherwise', except: reference });
}
