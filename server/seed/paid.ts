import type { Kysely } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import { cartVersion } from '../../machines/domain/invoice.ts';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { PaymentMethod } from '../../machines/domain/payment.ts';
import { printOf } from '../calls/print.ts';
import type { Schema } from '../db/schema.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { recordPastCharge } from '../payments/sandbox/ledger.ts';
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
  const { total: amount } = invoice;
  const { minor, currency } = amount;
  const reference = mintReference('PAY');
  const charged = method === 'card' ? await recordPastCharge(db, { ...row, reference, amount, at: paidAt }) : null;
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
      provider_session: charged?.session ?? null,
      created_at: paidAt,
      checked_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ordered = { checkout_id: checkout.id, invoice_id: invoiceId, total_minor: minor };
  await db.insertInto('checkout_invoices').values(ordered).execute();
  const payment = await db
    .insertInto('payments')
    .values({
      checkout_id: checkout.id,
      reference,
      method,
      currency,
      amount_minor: minor,
      charge: charged?.charge ?? null,
      paid_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { payment_id: payment.id, invoice_id: invoiceId, amount_minor: minor };
  await db.insertInto('payment_invoices').values(part).execute();
  await db.updateTable('invoices').set({ status: paymentStatus.settled }).where('id', '=', invoiceId).execute();
  return reference;
}
