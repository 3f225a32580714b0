import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Visibility } from '../invoice/store.ts';
import { invoiceOf, isVisible, selectInvoices } from '../invoice/store.ts';
import { money } from '../../machines/domain/money.ts';
import type { OrderRow, PaymentRecord, PaymentRow, RefundRow } from './payment-record.ts';
import { recordFor, recordOf } from './payment-record.ts';

type InvoiceRow = Awaited<ReturnType<typeof readInvoicesOf>>[number];

function subscriptionOf({ subscriptionId: id, subscriptionReference: reference, ...row }: InvoiceRow) {
  const { starts_on: startsOn, ends_on: endsOn } = row;
  if (id === null || reference === null) return null;
  return { id, reference, period: startsOn === null || endsOn === null ? null : { startsOn, endsOn } };
}

/** Moments inside JSON come in PostgreSQL's form. */
const iso = (moment: string) => new Date(moment).toISOString();

async function readOrderRow(db: Kysely<Schema>, reference: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('checkouts as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('bank_accounts as b', 'b.currency', 'c.currency')
    .select(['c.id', 'c.reference', 'c.method', 'c.state', 'c.currency', 'c.total_minor as ordered', 'c.locale'])
    .select(['c.account_id as accountId', 'c.subscription_id', 'c.provider_session as session'])
    .select(['c.decline_reason as declineReason', 'c.created_at as orderedAt', 'c.closed_at as closedAt'])
    .select([
      sql<OrderRow['buyer']>`json_build_object('email', a.email, 'firstName', a.first_name, 'lastName', a.last_name,
        'civility', a.civility)`.as('buyer'),
      sql<OrderRow['bank']>`case when b.iban is not null then
        json_build_object('holder', b.holder, 'iban', b.iban, 'bic', b.bic, 'bank', b.bank) end`.as('bank'),
      sql<readonly PaymentRow[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'checkoutId', p.checkout_id, 'reference', p.reference,
          'method', p.method, 'charge', p.charge, 'at', p.paid_at, 'parts', x.parts) order by p.id), '[]')
        from payments p cross join lateral (
          select json_agg(json_build_object('invoiceId', pi.invoice_id, 'minor', pi.amount_minor)) as parts
          from payment_invoices pi join checkout_invoices ci on ci.invoice_id = pi.invoice_id
          where pi.payment_id = p.id and ci.checkout_id = c.id) x
        where p.id in (
          select pi.payment_id from payment_invoices pi join checkout_invoices ci on ci.invoice_id = pi.invoice_id
          where ci.checkout_id = c.id))`.as('payments'),
      sql<readonly RefundRow[]>`(
        select coalesce(json_agg(json_build_object('id', r.id, 'why', r.why, 'currency', r.currency,
          'minor', r.amount_minor, 'charge', r.charge, 'session', r.provider_session, 'refusal', r.refusal,
          'state', r.state, 'requestedAt', r.requested_at, 'doneAt', r.done_at, 'invoiceId', r.invoice_id)
          order by r.id), '[]')
        from refunds r where r.checkout_id = c.id)`.as('refunds'),
    ])
    .where('c.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...row,
    payments: row.payments.map((payment) => ({ ...payment, at: iso(payment.at) })),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      requestedAt: iso(refund.requestedAt),
      doneAt: refund.doneAt && iso(refund.doneAt),
    })),
  };
}

/** Everybody's view: of staff, of emails to who ordered, of the books. */
const everything: Visibility | null = null;

async function readInvoicesOf(db: Kysely<Schema>, checkoutId: number, visibility: Visibility | null) {
  return selectInvoices(db)
    .innerJoin('checkout_invoices as ci', 'ci.invoice_id', 'i.id')
    .leftJoin('subscriptions as s', 's.invoice_id', 'i.id')
    .select('ci.total_minor as orderedTotal')
    .select(['s.id as subscriptionId', 's.reference as subscriptionReference', 's.starts_on', 's.ends_on'])
    .select((visibility ? isVisible(visibility) : sql<boolean>`true`).as('isVisible'))
    .where('ci.checkout_id', '=', checkoutId)
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/**
 * What became of an order, in two statements; `null` where there is none, or where `visibility` shows none of its invoices. In
 * the transaction that changes it, its invoices and the order are locked.
 */
export async function readPayment(
  db: Kysely<Schema>,
  reference: string,
  visibility: Visibility | null = everything,
): Promise<{ readonly record: PaymentRecord; readonly isWhole: boolean } | null> {
  const order = await readOrderRow(db, reference);
  if (!order) return null;
  const rows = await readInvoicesOf(db, order.id, visibility);
  const visible = new Set(rows.filter((row) => row.isVisible).map(({ id }) => id));
  if (visible.size === 0) return null;
  const invoices = rows.map((row) => ({
    invoice: invoiceOf(row),
    orderedTotal: money(row.orderedTotal, order.currency),
    subscription: subscriptionOf(row),
  }));
  const record = recordFor(recordOf(order, invoices), (id) => visible.has(id));
  return { record, isWhole: visible.size === rows.length };
}

/** What became of an order that is known to be there. */
export async function readPaymentRecord(db: Kysely<Schema>, reference: string): Promise<PaymentRecord> {
  const found = await readPayment(db, reference);
  if (!found) throw new Error(`There is no order ${reference}`);
  return found.record;
}
