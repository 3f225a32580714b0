import type { Invoice, Moment } from './invoice.ts';
import type { InvoiceMethod, Outcome, TransferDetails } from './payment.ts';
import type { SubscriptionCheckout } from './subscription-order.ts';

/** The invoices the visitor may see, open and settled, newest first, and the server's clock as it told them. */
export interface InvoicesAnswer {
  readonly invoices: readonly Invoice[];
  readonly readAt: Moment;
}

/** What a buyer orders: which invoices, how they are paid, and for how much they saw them. */
export interface CheckoutOrder {
  readonly invoiceIds: readonly number[];
  readonly method: InvoiceMethod;
  /** What the buyer saw; the server refuses with `changed` where it no longer holds. */
  readonly version: string;
}

/** An order with its idempotency key: same key and same request give the same answer. */
export type CheckoutRequest = { readonly key: string } & (CheckoutOrder | SubscriptionCheckout);

export type CheckoutAnswer =
  /** Go to the provider's hosted page. */
  | { readonly kind: 'hosted'; readonly reference: string; readonly url: string }
  | { readonly kind: 'transfer'; readonly transfer: TransferDetails }
  /** Amounts or statuses changed since: nothing was ordered. Gives the invoices that the person sees now. */
  | { readonly kind: 'changed'; readonly invoices: readonly Invoice[] }
  /** Paid: from the wallet just now, or meanwhile in another tab; or past paying. The outcome of this reference tells. */
  | { readonly kind: 'alreadyPaid'; readonly reference: string };

/** What became of a submission whose answer was lost: the same answers, or nothing was ordered. */
export type FoundCheckout = CheckoutAnswer | { readonly kind: 'none' };

export type OutcomeAnswer =
  | { readonly kind: 'found'; readonly outcome: Outcome; readonly readAt: Moment }
  | { readonly kind: 'unknown' };

/** A copy of a receipt, for somebody else's accounts. */
export interface ReceiptCopyRequest {
  /** Of the payment. */
  readonly reference: string;
  /** Where it is sent. */
  readonly email: string;
}

export interface HelpRequest {
  readonly invoiceIds: readonly number[];
  readonly message: string;
  /** Where the office answers; prefilled for a known person. */
  readonly email: string;
}
