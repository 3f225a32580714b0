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

/** The three truths about a payment, and nothing between them. */
interface OutcomeBase {
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly invoices: readonly Invoice[];
  /** The subscriptions that these invoices are for: none where invoices were paid that the office has made. */
  readonly subscriptions: readonly OrderedSubscription[];
}

export interface PaidOutcome extends OutcomeBase {
  readonly kind: 'paid';
  readonly paidAt: Moment;
  /** Where the receipt was sent, masked, for whoever paid for somebody else; `null` for the account's holder. */
  readonly receiptTo: string | null;
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

export type Outcome = PaidOutcome | NotChargedOutcome | ConfirmingOutcome;
