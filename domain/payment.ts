import type { Invoice } from './invoice.ts';
import type { Day } from './day.ts';
import type { Moment } from './moment.ts';
import type { Money } from './money.ts';
import type { SubscriptionNumber } from './subscription.ts';

/** Payment methods: an order by wallet takes credits at once, and is for subscriptions only. */
export const paymentMethods = ['card', 'transfer', 'wallet'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How money comes and goes back: on the provider's page a card order may be paid by SEPA direct debit. */
export const moneyMethods = [...paymentMethods, 'debit'] as const;

export type MoneyMethod = (typeof moneyMethods)[number];

/** How the money of an order comes. */
export function moneyMethod(method: PaymentMethod, isDebit: boolean): MoneyMethod {
  return method === 'card' && isDebit ? 'debit' : method;
}

/** Payment methods of an invoice. */
export const invoiceMethods = ['card', 'transfer'] as const satisfies readonly PaymentMethod[];

export type InvoiceMethod = (typeof invoiceMethods)[number];

/**
 * Why the publisher closed an open payment page: a credit note for an invoice, a transfer or another page ordered for it,
 * or another amount due.
 */
export const closingReasons = ['credited', 'transferOrdered', 'replaced', 'changed'] as const;

export type ClosingReason = (typeof closingReasons)[number];

/** Reasons of a failed payment; each has its own advice. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCode',
  'lostOrStolen',
  'authenticationFailed',
  'abandoned',
  'expired',
  ...closingReasons,
  /** A transfer whose invoices were paid by other means, or canceled. */
  'noLongerDue',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The account for a bank transfer, with the exact reference to quote. */
export interface TransferDetails {
  readonly reference: string;
  readonly amount: Money;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
}

/** A transfer that is ordered: its payment's page has the reference to quote. */
export interface OrderedTransfer extends Omit<TransferDetails, 'reference'> {
  /** Reference of the payment. */
  readonly payment: string;
}

/** What the QR code of a transfer says (EPC069-12), the amount in euros; `null` for another currency, which it cannot have. */
export function codeOfTransfer({ holder, iban, bic, amount, reference }: TransferDetails) {
  if (amount.currency !== 'EUR') return null;
  const payment = { name: holder, iban, amount: amount.minor / 100, unstructuredReference: reference };
  return bic === '' ? payment : { ...payment, bic };
}

/** A subscription paid by a payment. */
export interface OrderedSubscription extends SubscriptionNumber {
  /** The subscription's number: `aboIId` on the wire, `id` in the address of the payment funnel. */
  readonly id: number;
  /** First and last day; `null` before payment. */
  readonly period: { readonly startsOn: Day; readonly endsOn: Day } | null;
}

/** Money received for an order. It lists another payment that settled the same invoices too, by its own reference. */
export interface PaymentReceipt {
  /** Reference of its payment. */
  readonly payment: string;
  readonly method: MoneyMethod;
  readonly at: Moment;
  /** Full amount, in the currency in which it came. */
  readonly amount: Money;
  /** The bank's reference of a transfer; `null` if it gave none, and for other methods. */
  readonly bankReference: string | null;
}

/**
 * Reasons of a refund: another payment had settled the invoices; they changed after the order; the amount exceeded the
 * due amount; the currency differed; a credit note canceled the paid invoice; a credit note had canceled it before the
 * payment; the publisher refunded it at the payment provider; the buyer won a dispute with the bank.
 */
export const refundReasons = [
  'paidOtherwise',
  'changedSince',
  'tooMuch',
  'otherCurrency',
  'credited',
  'canceledBefore',
  'byOffice',
  'disputed',
] as const;

export type RefundReason = (typeof refundReasons)[number];

/** Reasons of refunds that reverse a payment; others return money that never paid an invoice. */
export const reversalReasons = ['credited', 'byOffice', 'disputed'] as const satisfies readonly RefundReason[];

/** Whether a refund for a reason reverses a payment. */
export function isReversalReason(reason: RefundReason): boolean {
  return reversalReasons.some((each) => each === reason);
}

/** A payment that brought more than was due, in its order's currency. */
export interface Overpayment {
  readonly received: Money;
  /** What its invoices asked for. */
  readonly asked: Money;
}

/** Refund status for the buyer: the office decides about another currency; being sent; sent. */
export const refundStates = ['beingDecided', 'pending', 'sent'] as const;

export type RefundProgress = (typeof refundStates)[number];

/** A refund of an order, or money in another currency that may become one. */
export interface PaymentRefund {
  /** `RB-701`. */
  readonly reference: string;
  readonly amount: Money;
  readonly reason: RefundReason;
  /** Method of the refund: to the card or the debited account, by bank transfer, or as credits into the wallet. */
  readonly method: MoneyMethod;
  readonly state: RefundProgress;
  /** Time of sending; `null` before. */
  readonly sentAt: Moment | null;
}

/** A refund in the list of an account, with the reference of the payment that it returns. */
export interface ListedRefund extends PaymentRefund {
  readonly payment: string;
  /** Of a refund of what was too much: all of its payment; `null` for others, and where the back end does not say. */
  readonly overpayment: Overpayment | null;
}

/**
 * The outcome of a payment. Amounts cover the invoices that the reader may see. Receipts less refunds are the amount
 * that paid invoices; with `remaining` that is their total.
 */
interface OutcomeBase {
  readonly reference: string;
  readonly method: MoneyMethod;
  /** The ordered amount; once money has come in, the part of it that pays invoices and is not refunded. */
  readonly total: Money;
  readonly invoices: readonly Invoice[];
  /** The subscriptions of these invoices; none for invoices that the office issued. */
  readonly subscriptions: readonly OrderedSubscription[];
  /** Receipts for these invoices, oldest first. */
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** Amount still due on these invoices. */
  readonly remaining: Money;
}

export interface PaidOutcome extends OutcomeBase {
  readonly kind: 'paid';
  readonly paidAt: Moment;
  /** Masked address of the receipt, if a third party paid; `null` for the account's holder. */
  readonly receiptTo: string | null;
}

/** A part was received, and `remaining` is still due. */
export interface PartlyPaidOutcome extends OutcomeBase {
  readonly kind: 'partlyPaid';
  /** Account for the rest by transfer; `null` if none is awaited. */
  readonly transfer: TransferDetails | null;
}

/**
 * The money pays nothing: all of it is or was refunded. Or some of it came in another currency: until the office has
 * decided about it, nothing more is to be sent.
 */
export interface ReturnedOutcome extends OutcomeBase {
  readonly kind: 'returned';
}

export interface NotChargedOutcome extends OutcomeBase {
  readonly kind: 'notCharged';
  readonly reason: DeclineReason;
}

export interface ConfirmingOutcome extends OutcomeBase {
  readonly kind: 'confirming';
  /** Account of the transfer, if one is awaited. */
  readonly transfer: TransferDetails | null;
}

export type Outcome = PaidOutcome | PartlyPaidOutcome | ReturnedOutcome | NotChargedOutcome | ConfirmingOutcome;

/** An IBAN in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
