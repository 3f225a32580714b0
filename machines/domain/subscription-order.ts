import type { BillingDetails } from './billing.ts';
import type { Duration, LicenceType } from './catalogue.ts';
import type { AwaitedTransfer } from './invoice.ts';
import type { Money } from './money.ts';
import type { PricedOffer } from './offer.ts';
import type { PaymentMethod } from './payment.ts';

/** A subscription that is ordered and not paid yet: what the payment funnel is about. */
export interface SubscriptionOrder {
  /** The subscription's number: `aboIId` on the wire, `id` in the address of the funnel (specification §2). */
  readonly id: number;
  /** By which people speak of it. */
  readonly reference: string;
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  /** Lines, tax and total for the billing details below. */
  readonly priced: PricedOffer;
  /** What is charged: the total less what has come in already. From then on the billing details stay as they were. */
  readonly remaining: Money;
  /** Changes whenever an amount or the billing details change; see `CheckoutOrder`. */
  readonly version: string;
  /** What was asked with, else what the publisher knows; `null` where it knows nothing. */
  readonly billing: BillingDetails | null;
  /** Ways to pay it: a wallet only where its balance covers the total. */
  readonly methods: readonly PaymentMethod[];
  /** What would be taken from the wallet, and what is in it, in credits; `null` without a wallet that is shown (specification §4). */
  readonly wallet: { readonly price: Money; readonly balance: Money } | null;
  /** The transfer that was ordered for it last and has not come yet. */
  readonly awaitedTransfer: AwaitedTransfer | null;
}

export type SubscriptionOrderAnswer =
  /** The subscription that was asked for; or, where that ends or has ended, its renewal. */
  | { readonly kind: 'payable'; readonly order: SubscriptionOrder }
  /** Paid already: the outcome of this payment tells the rest. */
  | { readonly kind: 'settled'; readonly reference: string }
  /** It ends or has ended, and what it holds has no list price any more: it is renewed by a quote. */
  | { readonly kind: 'unpriced' }
  /** Nothing of this number is this person's to pay. */
  | { readonly kind: 'unknown' };

/** Which subscription, and for whom its tax is computed: `null` for what the publisher knows of the person. */
export interface SubscriptionOrderQuestion {
  readonly id: number;
  readonly billing: BillingDetails | null;
}

/** What a buyer orders: a subscription, to whom it is invoiced, how it is paid, and for how much they saw it. */
export interface SubscriptionCheckout {
  readonly subscriptionId: number;
  readonly billing: BillingDetails;
  readonly method: PaymentMethod;
  /** What the buyer saw; the server refuses with `changed` where it no longer holds. */
  readonly version: string;
}
