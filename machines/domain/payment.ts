import type { Day, Invoice, Moment } from './invoice.ts';
import type { Money } from './money.ts';

/** How a buyer pays: an order by wallet takes credits at once, and for a subscription only. */
export const paymentMethods = ['card', 'transfer', 'wallet'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** How an invoice is paid. */
export const invoiceMethods = ['card', 'transfer'] as const satisfies readonly PaymentMethod[];

export type InvoiceMethod = (typeof invoiceMethods)[number];

/** Why money did not move; each has its own advice. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCode',
  'lostOrStolen',
  'authenticationFailed',
  'abandoned',
  'expired',
  /** A transfer that is not needed any more: its invoices were paid otherwise, or canceled. */
  'noLongerDue',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The account a bank transfer goes to, with the exact reference to quote. */
export interface TransferDetails {
  readonly reference: string;
  readonly amount: Money;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
}

/** A subscription that a payment is for. */
export interface OrderedSubscription {
  /** The subscription's number: `aboIId` on the wire, `id` in the address of the payment funnel. */
  readonly id: number;
  readonly reference: string;
  /** When it begins and ends; `null` before it is paid. */
  readonly period: { readonly startsOn: Day; readonly endsOn: Day } | null;
}

/** Money that came for an order. Another payment that settled the same invoices is listed too, by its own reference. */
export interface PaymentReceipt {
  /** Reference of the payment that it belongs to. */
  readonly payment: string;
  readonly method: PaymentMethod;
  readonly at: Moment;
  /** All that came, in the currency in which it came. */
  readonly amount: Money;
  /** What the bank calls a transfer; `null` where it was not said, and for other methods. */
  readonly bankReference: string | null;
}

/**
 * Why money goes back: something else had paid its invoices; they changed since it was ordered; it was more than was due; it
 * came in another currency; the invoice that it had paid was canceled by a credit note; that had been canceled before it came;
 * the publisher refunded it at the payment provider; the buyer disputed it, and the bank gave it back.
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

/** Where a refund stands for the buyer: the office decides about another currency; it is being sent; it has been sent. */
export const refundStates = ['beingDecided', 'pending', 'sent'] as const;

export type RefundProgress = (typeof refundStates)[number];

/** Money of an order that goes back to the buyer. */
export interface PaymentRefund {
  /** `RB-701`. */
  readonly reference: string;
  readonly amount: Money;
  readonly reason: RefundReason;
  /** How it goes back: a card's own way, a bank transfer, or credits into the wallet. */
  readonly method: PaymentMethod;
  readonly state: RefundProgress;
  /** When it was sent; `null` before. */
  readonly sentAt: Moment | null;
}

/**
 * What became of a payment. Amounts are of the invoices that its reader may see. Money that came, less what goes back, is
 * what the invoices were paid with; together with `remaining` that is their total.
 */
interface OutcomeBase {
  readonly reference: string;
  readonly method: PaymentMethod;
  /** What was ordered, or once money has come, what of it pays invoices and does not go back. */
  readonly total: Money;
  readonly invoices: readonly Invoice[];
  /** The subscriptions that these invoices are for: none where invoices were paid that the office has made. */
  readonly subscriptions: readonly OrderedSubscription[];
  /** What came for these invoices, oldest first. */
  readonly receipts: readonly PaymentReceipt[];
  readonly refunds: readonly PaymentRefund[];
  /** What is still to be paid of these invoices. */
  readonly remaining: Money;
}

export interface PaidOutcome extends OutcomeBase {
  readonly kind: 'paid';
  readonly paidAt: Moment;
  /** Where the receipt was sent, masked, for whoever paid for somebody else; `null` for the account's holder. */
  readonly receiptTo: string | null;
}

/** A part has come, and `remaining` is still to be paid. */
export interface PartlyPaidOutcome extends OutcomeBase {
  readonly kind: 'partlyPaid';
  /** Where to send the rest by transfer; `null` where none is awaited. */
  readonly transfer: TransferDetails | null;
}

/** Money came and pays nothing: all of it goes back, or has gone back. */
export interface ReturnedOutcome extends OutcomeBase {
  readonly kind: 'returned';
}

export interface NotChargedOutcome extends OutcomeBase {
  readonly kind: 'notCharged';
  readonly reason: DeclineReason;
}

export interface ConfirmingOutcome extends OutcomeBase {
  readonly kind: 'confirming';
  /** Where to send the transfer, when that is what is awaited. */
  readonly transfer: TransferDetails | null;
}

export type Outcome = PaidOutcome | PartlyPaidOutcome | ReturnedOutcome | NotChargedOutcome | ConfirmingOutcome;
