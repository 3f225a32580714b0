import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { numberOf } from '../../core/reference.ts';
import type { Visibility } from '../invoice/store.ts';
import { invoiceOf, isVisible, selectInvoices } from '../invoice/store.ts';
import { money } from '../../../domain/money.ts';
import type { OrderRow, PaymentRecord } from './payment-record.ts';
import { recordFor, recordOf } from './payment-record.ts';

type Row = Awaited<ReturnType<typeof readRows>>[number];

function subscriptionOf({ subscriptionId: id, subscriptionReference: reference, ...row }: Row) {
  const { starts_on: startsOn, ends_on: endsOn } = row;
  if (id === null || reference === null) return null;
  const period = startsOn === null || endsOn === null ? null : { startsOn, endsOn };
  return { id, ...numberOf(reference), period };
}

/** Moments inside JSON have PostgreSQL's format. */
const iso = (moment: string) => new Date(moment).toISOString();

/** An order with its payments and refunds, as one value; called `c` in the query. */
const orderJson = sql<OrderRow>`json_build_object(
  'id', c.id, 'reference', c.reference, 'method', c.method, 'state', c.state, 'currency', c.currency,
  'ordered', c.total_minor, 'locale', c.locale, 'accountId', c.account_id, 'subscription_id', c.subscription_id,
  'session', c.provider_session, 'declineReason', c.decline_reason, 'orderedAt', c.created_at, 'closedAt', c.closed_at,
  'isProcessing', c.processing_since is not null, 'isDebit', c.is_debit,
  'buyer', (
    select json_build_object('email', a.email, 'firstName', a.first_name, 'lastName', a.last_name, 'civility', a.civility)
    from accounts a where a.id = c.account_id),
  'bank', (
    select json_build_object('holder', b.holder, 'iban', b.iban, 'bic', b.bic, 'bank', b.bank)
    from bank_accounts b where b.currency = c.currency),
  'payments', (
    select coalesce(json_agg(json_build_object('id', p.id, 'checkoutId', p.checkout_id, 'reference', p.reference,
      'method', p.method, 'isDebit', (select o.is_debit from checkouts o where o.id = p.checkout_id), 'charge', p.charge, 'at', p.paid_at, 'parts', x.parts) order by p.id), '[]')
    from payments p cross join lateral (
      select json_agg(json_build_object('invoiceId', pi.invoice_id, 'minor', pi.amount_minor)) as parts
      from payment_invoices pi join checkout_invoices oi on oi.invoice_id = pi.invoice_id
      where pi.payment_id = p.id and oi.checkout_id = c.id) x
    where p.id in (
      select pi.payment_id from payment_invoices pi join checkout_invoices oi on oi.invoice_id = pi.invoice_id
      where oi.checkout_id = c.id)),
  'refunds', (
    select coalesce(json_agg(json_build_object('id', r.id, 'why', r.why, 'currency', r.currency,
      'minor', r.amount_minor, 'charge', r.charge, 'session', r.provider_session, 'refusal', r.refusal,
      'state', r.state, 'requestedAt', r.requested_at, 'doneAt', r.done_at, 'invoiceId', r.invoice_id)
      order by r.id), '[]')
    from refunds r where r.checkout_id = c.id))`;

async function readRows(db: Kysely<Schema>, reference: string, visibility: Visibility | null) {
  return selectInvoices(db)
    .innerJoin('checkout_invoices as ci', 'ci.invoice_id', 'i.id')
    .innerJoin('checkouts as c', 'c.id', 'ci.checkout_id')
    .leftJoin('subscriptions as s', 's.invoice_id', 'i.id')
    .select(['ci.total_minor as orderedTotal', orderJson.as('order')])
    .select(['s.id as subscriptionId', 's.reference as subscriptionReference', 's.starts_on', 's.ends_on'])
    .select((visibility ? isVisible(visibility) : sql<boolean>`true`).as('isVisible'))
    .where('c.reference', '=', reference)
    .orderBy('i.issued_on', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

function orderOf({ order }: Row): OrderRow {
  return {
    ...order,
    orderedAt: iso(order.orderedAt),
    closedAt: order.closedAt && iso(order.closedAt),
    payments: order.payments.map((payment) => ({ ...payment, at: iso(payment.at) })),
    refunds: order.refunds.map((refund) => ({
      ...refund,
      requestedAt: iso(refund.requestedAt),
      doneAt: refund.doneAt && iso(refund.doneAt),
    })),
  };
}

/**
 * The record of an order, in one statement; `null` if there is none, or if `visibility` shows none of its invoices.
 * Without `visibility` the record is whole: for staff, emails to the buyer, the books. In the transaction that changes
 * it, its invoices and the order are locked. Mentions are in the given language, or in the account's.
 */
export async function readPayment(
  db: Kysely<Schema>,
  reference: string,
  visibility: Visibility | null = null,
  locale?: Locale,
): Promise<{ readonly record: PaymentRecord; readonly isWhole: boolean } | null> {
  const rows = await readRows(db, reference, visibility);
  const visible = new Set(rows.filter((row) => row.isVisible).map(({ id }) => id));
  const [first] = rows;
  if (!first || visible.size === 0) return null;
  const order = orderOf(first);
  const invoices = rows.map((row) => ({
    invoice: invoiceOf(row, locale),
    orderedTotal: money(row.orderedTotal, order.currency),
    subscription: subscriptionOf(row),
  }));
  const record = recordFor(recordOf(order, invoices), (id) => visible.has(id));
  return { record, isWhole: visible.size === rows.length };
}

/** The record of an existing order. Throws if there is none. */
export async function readPaymentRecord(db: Kysely<Schema>, reference: string): Promise<PaymentRecord> {
  const found = await readPayment(db, reference);
  if (!found) throw new Error(`There is no order ${reference}`);
  return found.record;
}
