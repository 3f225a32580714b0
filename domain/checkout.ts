import type { Read, RowsRead } from './completeness.ts';
import type { Invoice } from './invoice.ts';
import type { Moment } from './moment.ts';
import type { InvoiceMethod, ListedRefund, Outcome, OrderedTransfer } from './payment.ts';
import type { SubscriptionCheckout } from './subscription-order.ts';

/** The invoices that the visitor may see, open and settled, newest first, and the server's clock at the answer. */
export interface InvoicesAnswer extends Read {
  readonly invoices: readonly Invoice[];
  /** Refunds of payments, newest first: to be decided, on their way, sent. */
  readonly refunds: RowsRead<ListedRefund>;
  readonly readAt: Moment;
}

/** Most invoices of one order. */
export const MOST_INVOICES = 100;

/** A buyer's order: the invoices, the payment method, and the version of the amounts on the screen. */
export interface CheckoutOrder {
  readonly invoiceIds: readonly number[];
  readonly method: InvoiceMethod;
  /** Version of the cart on the screen; the server refuses with `changed` if it is outdated. */
  readonly version: string;
}

/** An order with its idempotency key: same key and same request give the same answer. */
export type CheckoutRequest = { readonly key: string } & (CheckoutOrder | SubscriptionCheckout);

export type CheckoutAnswer =
  /** Redirect to the provider's hosted page. */
  | { readonly kind: 'hosted'; readonly reference: string; readonly url: string }
  | { readonly kind: 'transfer'; readonly transfer: OrderedTransfer }
  /** Amounts or statuses have changed: nothing was ordered. Returns the present invoices. */
  | { readonly kind: 'changed'; readonly invoices: readonly Invoice[] }
  /** Paid from your wallet, or meanwhile in another tab, or no longer payable. Read the outcome of this reference. */
  | { readonly kind: 'alreadyPaid'; readonly reference: string };

/** The result of a submission whose answer was lost: the same answers, or nothing was ordered. */
export type FoundCheckout = CheckoutAnswer | { readonly kind: 'none' };

export type OutcomeAnswer =
  | { readonly kind: 'found'; readonly outcome: Outcome; readonly readAt: Moment }
  | { readonly kind: 'unknown' };

/** A copy of a receipt for a third party's accounts. */
export interface ReceiptCopyRequest {
  /** Reference of the payment. */
  readonly reference: string;
  /** Recipient of the copy. */
  readonly email: string;
}

export interface HelpRequest {
  readonly invoiceIds: readonly number[];
  readonly message: string;
  /** Address for the answer; prefilled from the account. */
  readonly email: string;
}
