import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import type { ListedRefund, Overpayment, PaymentMethod, PaymentRefund, RefundReason } from '../../../domain/payment.ts';
import { isReversalReason, moneyMethod, refundReasons } from '../../../domain/payment.ts';
import type { RefundState } from '../../core/db/refund-schema.ts';
import type { Visibility } from './store.ts';

/** A refund in the database, as its buyer sees it. */
export interface ShownRefund {
  readonly id: number;
  readonly why: RefundReason;
  readonly currency: Currency;
  readonly minor: number;
  readonly session: string | null;
  readonly refusal: string | null;
  readonly state: RefundState;
  readonly doneAt: Moment | null;
}

/** How the refunded payment was made. */
interface PaidBy {
  readonly method: PaymentMethod;
  readonly isDebit: boolean;
}

/** Of a refund of what was too much: what came, and what was due of it; amounts in the smallest units. */
export interface OverpaymentRow {
  readonly received: number;
  readonly asked: number;
}

/** A refund, with the payment that it returns. */
export type ListedRefundRow = ShownRefund &
  PaidBy & { readonly payment: string; readonly overpayment: OverpaymentRow | null };

const unreversing = sql.join(
  refundReasons.filter((reason) => !isReversalReason(reason)).map((reason) => sql.lit(reason)),
);

/** The overpayment that a refund, called `r` in the query, returns; else null. */
export const overpaymentJson = sql<OverpaymentRow | null>`(
  select json_build_object('asked', a.minor, 'received', a.minor + (
    select coalesce(sum(u.amount_minor), 0) from refunds u where u.checkout_id = r.checkout_id
      and u.currency = r.currency and u.state <> 'kept' and u.why in (${unreversing})))
  from (
    select coalesce(sum(x.amount_minor), 0)::bigint as minor from payments p
    join payment_invoices x on x.payment_id = p.id where p.checkout_id = r.checkout_id) a
  where r.why = 'tooMuch')`;

/** An overpayment from its row. */
export function overpaymentOfRow(row: OverpaymentRow | null, currency: Currency): Overpayment | null {
  return row && { received: money(row.received, currency), asked: money(row.asked, currency) };
}

/** The public reference of a refund: `RB-701`. */
export function refundReference(id: number): string {
  return `RB-${id}`;
}

/** Method of a refund: the office sends money that no provider is asked for, or that the provider refuses to refund. */
export function refundMethod(
  { session, refusal }: Pick<ShownRefund, 'session' | 'refusal'>,
  method: PaymentMethod,
): PaymentMethod {
  return method === 'card' && (session === null || refusal !== null) ? 'transfer' : method;
}

/** A refund as shown to the buyer. */
export function refundOf(refund: ShownRefund, { method, isDebit }: PaidBy): PaymentRefund {
  const { id, why, currency, minor, state, doneAt } = refund;
  return {
    reference: refundReference(id),
    amount: money(minor, currency),
    reason: why,
    method: moneyMethod(refundMethod(refund, method), isDebit),
    state: state === 'toDecide' ? 'beingDecided' : state === 'done' ? 'sent' : 'pending',
    sentAt: doneAt,
  };
}

/** A refund as an account lists it. */
export function listedRefundOf({ payment, overpayment, ...refund }: ListedRefundRow): ListedRefund {
  const sentAt = refund.doneAt && new Date(refund.doneAt).toISOString();
  const { currency } = refund;
  return {
    ...refundOf({ ...refund, doneAt: sentAt }, refund),
    payment,
    overpayment: overpaymentOfRow(overpayment, currency),
  };
}

/**
 * The refunds that a caller may see, newest first: all of an account's; by an invoice link, those of its invoice, and
 * those of payments that were for nothing else.
 */
export function visibleRefunds({ accountId, invoiceId }: Visibility) {
  return sql<readonly ListedRefundRow[]>`(
    select coalesce(json_agg(json_build_object('id', r.id, 'why', r.why, 'currency', r.currency, 'minor', r.amount_minor,
      'session', r.provider_session, 'refusal', r.refusal, 'state', r.state, 'doneAt', r.done_at, 'method', c.method,
      'isDebit', c.is_debit, 'payment', c.reference, 'overpayment', ${overpaymentJson}) order by r.id desc), '[]')
    from refunds r join checkouts c on c.id = r.checkout_id
    where r.state <> 'kept' and (c.account_id = ${accountId}::integer or r.invoice_id = ${invoiceId}::integer or (
      r.invoice_id is null and exists (
        select from checkout_invoices x where x.checkout_id = c.id having bool_and(x.invoice_id = ${invoiceId}::integer)))))`;
}
