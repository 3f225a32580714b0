import type { Kysely } from 'kysely';
import { paymentStatus } from '../../domain/enumerations.ts';
import { cartVersion } from '../../domain/invoice.ts';
import type { Moment } from '../../domain/moment.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import { printOf } from '../core/rpc/idempotency.ts';
import type { CheckoutState, Schema } from '../core/db/schema.ts';
import { invoiceOf, selectInvoices } from '../features/invoice/store.ts';
import { recordPastCharge } from '../core/payments/sandbox/ledger.ts';
import { mintReference } from '../core/reference.ts';

interface Ordered {
  readonly method: PaymentMethod;
  readonly state: CheckoutState;
  readonly at: Moment;
}

/** Writes down that the payment of an invoice was ordered some time ago; by card it was charged then. */
async function seedOrder(db: Kysely<Schema>, invoiceId: number, { method, state, at }: Ordered) {
  const row = await selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.account_id', 'a.locale'])
    .where('i.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const invoice = invoiceOf(row);
  const { total: amount } = invoice;
  const { minor, currency } = amount;
  const reference = mintReference('PAY');
  const charged = method === 'card' ? await recordPastCharge(db, { ...row, reference, amount, at }) : null;
  const { id } = await db
    .insertInto('checkouts')
    .values({
      reference,
      account_id: row.account_id,
      method,
      state,
      currency,
      total_minor: minor,
      print: printOf({ invoiceIds: [invoiceId], method, version: cartVersion([invoice]) }),
      locale: row.locale,
      provider_session: charged?.session ?? null,
      created_at: at,
      checked_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ordered = { checkout_id: id, invoice_id: invoiceId, total_minor: minor };
  await db.insertInto('checkout_invoices').values(ordered).execute();
  return { id, reference, currency, minor, charge: charged?.charge ?? null };
}

/** Writes down that an invoice is to be paid by a transfer, which was ordered some time ago and has not come. */
export async function seedAwaitedTransfer(db: Kysely<Schema>, invoiceId: number, at: Moment): Promise<void> {
  await seedOrder(db, invoiceId, { method: 'transfer', state: 'open', at });
}

/**
 * Books an invoice as paid some time ago, with its order and its payment, all or nothing. Returns the payment's reference.
 */
export async function seedPayment(
  db: Kysely<Schema>,
  invoiceId: number,
  { method, paidAt }: { readonly method: PaymentMethod; readonly paidAt: Moment },
): Promise<string> {
  const work = async (trx: Kysely<Schema>): Promise<string> => {
    const order = await seedOrder(trx, invoiceId, { method, state: 'paid', at: paidAt });
    const { id, reference, currency, minor, charge } = order;
    const payment = await trx
      .insertInto('payments')
      .values({ checkout_id: id, reference, method, currency, amount_minor: minor, charge, paid_at: paidAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const part = { payment_id: payment.id, invoice_id: invoiceId, amount_minor: minor };
    await trx.insertInto('payment_invoices').values(part).execute();
    await trx.updateTable('invoices').set({ status: paymentStatus.settled }).where('id', '=', invoiceId).execute();
    return reference;
  };
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
