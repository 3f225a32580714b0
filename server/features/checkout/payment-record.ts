import type { AccountId } from '../../core/db/account-id.ts';
import type { Account } from '../../../domain/account.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { isOpen } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Currency, Money } from '../../../domain/money.ts';
import { money, sum } from '../../../domain/money.ts';
import { isReversalReason, moneyMethod } from '../../../domain/payment.ts';
import type {
  DeclineReason,
  OrderedSubscription,
  PaymentMethod,
  PaymentReceipt,
  PaymentRefund,
  TransferDetails,
} from '../../../domain/payment.ts';
import type { CheckoutState } from '../../core/db/schema.ts';
import { refundOf } from '../invoice/refunds.ts';
import type { ShownRefund } from '../invoice/refunds.ts';
import { bankReferenceOf } from './transfer-charge.ts';

type BankAccount = Omit<TransferDetails, 'reference' | 'amount'>;

/** A part of a payment. Amounts of rows are in the smallest units. */
interface Part {
  readonly invoiceId: number;
  readonly minor: number;
}

/** A payment in the database, for this order or for another with the same invoices. */
export interface PaymentRow {
  readonly id: number;
  readonly checkoutId: number;
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly isDebit: boolean;
  readonly charge: string | null;
  readonly at: Moment;
  readonly parts: readonly Part[];
}

/** A refund in the database. */
export interface RefundRow extends ShownRefund {
  readonly charge: string;
  readonly requestedAt: Moment;
  readonly invoiceId: number | null;
}

/** An order in the database, with its payments and refunds. */
export interface OrderRow {
  readonly id: number;
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly state: CheckoutState;
  readonly currency: Currency;
  readonly ordered: number;
  readonly accountId: AccountId;
  /** The buyer. */
  readonly buyer: Pick<Account, 'firstName' | 'lastName' | 'civility'> & { readonly email: string };
  /** The publisher's account for transfers in this currency; `null` if there is none. */
  readonly bank: BankAccount | null;
  readonly subscription_id: number | null;
  readonly locale: Locale;
  readonly session: string | null;
  readonly declineReason: DeclineReason | null;
  readonly orderedAt: Moment;
  readonly closedAt: Moment | null;
  /** Whether a delayed payment is with the banks. */
  readonly isProcessing: boolean;
  /** Whether a card order is paid by SEPA direct debit. */
  readonly isDebit: boolean;
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
}

/** An invoice of an order, with its total at the time of the order. */
export interface OrderedInvoice {
  readonly invoice: Invoice;
  readonly orderedTotal: Money;
  /** The subscription invoiced. */
  readonly subscription: OrderedSubscription | null;
}

/** A received payment, with its identifier in our database; `null` for a wallet's. */
export type RecordedReceipt = PaymentReceipt & { readonly charge: string | null };

/** The facts that determine an order's state. Amounts are in the smallest units. */
export interface StateFacts {
  readonly method: PaymentMethod;
  /** No payment is expected any more: the page was abandoned, or the transfer timed out. */
  readonly isClosed: boolean;
  readonly hasCome: boolean;
  /** The amount that pays invoices and is not refunded. */
  readonly kept: number;
  /** The amount still due on its invoices. */
  readonly remaining: number;
}

/** Whether an order still awaits a payment: a card is charged once, a transfer may arrive in parts. */
function isAwaited({ method, isClosed, hasCome, remaining }: StateFacts): boolean {
  if (isClosed || method === 'wallet') return false;
  return method === 'transfer' ? remaining > 0 : !hasCome;
}

/** The state of an order, derived from its payments alone. */
export function orderState(facts: StateFacts): CheckoutState {
  if (isAwaited(facts)) return 'open';
  if (facts.kept > 0) return 'paid';
  return facts.hasCome ? 'refunded' : 'notCharged';
}

/**
 * The single view of an order for page, list, print, emails, office and audit. Amounts are in the order's currency
 * unless paid in another.
 */
export interface PaymentRecord {
  readonly order: OrderRow;
  readonly invoices: readonly OrderedInvoice[];
  readonly ordered: Money;
  /** Payments of this order, oldest first. */
  readonly receipts: readonly RecordedReceipt[];
  /** Payments of other orders for the same invoices, oldest first. */
  readonly otherReceipts: readonly RecordedReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** The amount that pays invoices and is not refunded. */
  readonly kept: Money;
  /** The amount still due on its invoices. */
  readonly due: Money;
  /** The part of it that this order can still pay: of invoices as they were ordered. */
  readonly remaining: Money;
  /** The amount expected for this order. */
  readonly awaited: Money;
  /** The amount that paid invoices, refunded since or not; and the amount beyond it, in the order's currency. */
  readonly applied: Money;
  readonly overpaid: Money;
  readonly state: CheckoutState;
}

const total = (rows: readonly { readonly minor: number }[]) => rows.reduce((all, { minor }) => all + minor, 0);

const byMoment = (left: PaymentReceipt, right: PaymentReceipt) =>
  left.at < right.at ? -1 : left.at > right.at ? 1 : 0;

/** Whether a refund reverses a payment. */
export function isReversal({ why }: Pick<RefundRow, 'why'>): boolean {
  return isReversalReason(why);
}

/** Refunds of money that never paid an invoice: the payments do not contain it. */
function isUnapplied(refund: RefundRow): boolean {
  return !isReversal(refund) && refund.state !== 'kept';
}

function receiptsOf(order: OrderRow): readonly RecordedReceipt[] {
  const { id, reference, method, isDebit, currency, payments, refunds } = order;
  const unapplied = refunds.filter(isUnapplied);
  const receipt = (charge: string | null, at: Moment, amount: Money): RecordedReceipt => ({
    charge,
    payment: reference,
    method: moneyMethod(method, isDebit),
    at,
    amount,
    bankReference: charge === null ? null : bankReferenceOf({ charge, reference }),
  });
  const own = payments.filter(({ checkoutId }) => checkoutId === id);
  const applied = own.map(({ charge, at, parts }) => {
    const beyond = unapplied.filter((refund) => refund.charge === charge);
    return receipt(charge, at, money(total(parts) + total(beyond), currency));
  });
  const others = unapplied.filter(({ charge }) => !own.some((payment) => payment.charge === charge));
  const returned = others.map((refund) =>
    receipt(refund.charge, refund.requestedAt, money(refund.minor, refund.currency)),
  );
  return [...applied, ...returned].toSorted(byMoment);
}

function otherReceiptsOf({ id, currency, payments }: OrderRow): readonly RecordedReceipt[] {
  return payments
    .filter(({ checkoutId }) => checkoutId !== id)
    .map(({ reference, method, isDebit, charge, at, parts }) => ({
      charge,
      payment: reference,
      method: moneyMethod(method, isDebit),
      at,
      amount: money(total(parts), currency),
      bankReference: charge === null ? null : bankReferenceOf({ charge, reference }),
    }))
    .toSorted(byMoment);
}

/** Builds the record of an order from its rows. */
export function recordOf(order: OrderRow, invoices: readonly OrderedInvoice[]): PaymentRecord {
  const { id, method, currency, closedAt, refunds } = order;
  const own = order.payments.filter(({ checkoutId }) => checkoutId === id);
  const receipts = receiptsOf(order);
  const applied = total(own.flatMap(({ parts }) => parts));
  const kept = applied - total(refunds.filter(isReversal));
  const asOrdered = invoices.filter(
    ({ invoice, orderedTotal }) => isOpen(invoice) && invoice.total.minor === orderedTotal.minor,
  );
  const due = sum(
    invoices.map(({ invoice }) => invoice.remaining),
    currency,
  );
  const remaining = sum(
    asOrdered.map(({ invoice }) => invoice.remaining),
    currency,
  );
  const facts = {
    method,
    isClosed: closedAt !== null,
    hasCome: receipts.length > 0,
    kept,
    remaining: remaining.minor,
  };
  const overpaid = refunds.filter((refund) => isUnapplied(refund) && refund.currency === currency);
  const expected = method === 'transfer' ? remaining.minor : order.ordered;
  return {
    order,
    invoices,
    ordered: money(order.ordered, currency),
    receipts,
    otherReceipts: otherReceiptsOf(order),
    refunds: refunds.filter(({ state }) => state !== 'kept').map((refund) => refundOf(refund, order)),
    kept: money(kept, currency),
    due,
    remaining,
    awaited: money(isAwaited(facts) ? expected : 0, currency),
    applied: money(applied, currency),
    overpaid: money(total(overpaid), currency),
    state: orderState(facts),
  };
}

/** The record as visible to a caller who may see only some of its invoices: without payments of the others. */
export function recordFor(record: PaymentRecord, isVisible: (invoiceId: number) => boolean): PaymentRecord {
  const { order, invoices } = record;
  const visible = invoices.filter(({ invoice }) => isVisible(invoice.id));
  if (visible.length === invoices.length) return record;
  const payments = order.payments.map((payment) => ({
    ...payment,
    parts: payment.parts.filter(({ invoiceId }) => isVisible(invoiceId)),
  }));
  const ordered = visible.reduce((all, { orderedTotal }) => all + orderedTotal.minor, 0);
  const refunds = order.refunds.filter(({ invoiceId }) => invoiceId !== null && isVisible(invoiceId));
  return recordOf({ ...order, ordered, payments: payments.filter(({ parts }) => parts.length > 0), refunds }, visible);
}
