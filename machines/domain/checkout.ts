import type { Invoice } from './invoice.ts';
import type { Outcome, PaymentMethod, TransferDetails } from './payment.ts';

/** The invoices the visitor may see, open and settled, newest first. */
export interface InvoicesAnswer {
  readonly invoices: readonly Invoice[];
}

/** What a buyer orders: which invoices, how they are paid, and for how much they saw them. */
export interface CheckoutOrder {
  readonly invoiceIds: readonly number[];
  readonly method: PaymentMethod;
  /** What the buyer saw; the server refuses with `changed` where it no longer holds. */
  readonly version: string;
}

export interface CheckoutRequest extends CheckoutOrder {
  /** Idempotency key: same key and same request give the same answer (quality, §1). */
  readonly key: string;
}

export type CheckoutAnswer =
  /** Go to the provider's hosted page. */
  | { readonly kind: 'hosted'; readonly reference: string; readonly url: string }
  | { readonly kind: 'transfer'; readonly transfer: TransferDetails }
  /** Amounts or statuses changed since: nothing was ordered. */
  | { readonly kind: 'changed'; readonly invoices: readonly Invoice[] }
  /** Paid meanwhile, here or in another tab, or past paying: the outcome of this reference tells the rest. */
  | { readonly kind: 'alreadyPaid'; readonly reference: string };

/** What became of a submission whose answer was lost: the same answers, or nothing was ordered. */
export type FoundCheckout = CheckoutAnswer | { readonly kind: 'none' };

export type OutcomeAnswer = { readonly kind: 'found'; readonly outcome: Outcome } | { readonly kind: 'unknown' };

export interface HelpRequest {
  readonly invoiceIds: readonly number[];
  readonly message: string;
  /** Where the office answers; prefilled for a known person. */
  readonly email: string;
}
