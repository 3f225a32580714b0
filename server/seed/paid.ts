import type { Kysely } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import { cartVersion } from '../../machines/domain/invoice.ts';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { PaymentMethod } from '../../machines/domain/payment.ts';
import { printOf } from '../calls/print.ts';
import type { Schema } from '../db/schema.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { mintReference } from '../reference.ts';

/** Writes an invoice down as paid some time ago, with its order and its payment. Gives the payment's reference. */
export async function seedPayment(
  db: Kysely<Schema>,
  invoiceId: number,
  { method, paidAt }: { readonly method: PaymentMethod; readonly paidAt: Moment },
): Promise<string> {
  const row = await selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.account_id', 'a.locale'])
    .where('i.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const invoice = invoiceOf(row);
  const { minor, currency } = invoice.total;
  const reference = mintReference('PAY');
  const checkout = await db
    .insertInto('checkouts')
    .values({
      reference,
      account_id: row.account_id,
      method,
      state: 'paid',
      currency,
      total_minor: minor,
      print: printOf({ invoiceIds: [invoiceId], method, version: cartVersion([invoice]) }),
      locale: row.locale,
      created_at: paidAt,
      checked_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('checkout_invoices').values({ checkout_id: checkout.id, invoice_id: invoiceId }).execute();
  const payment = await db
    .insertInto('payments')
    .values({ checkout_id: checkout.id, reference, method, currency, amount_minor: minor, paid_at: paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('payment_invoices').values({ payment_id: payment.id, invoice_id: invoiceId }).execute();
  await db.updateTable('invoices').set({ status: paymentStatus.settled }).where('id', '=', invoiceId).execute();
  return reference;
}
