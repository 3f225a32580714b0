import type { BillingDetails } from './billing.ts';
import type { Duration, LicenceType } from './catalogue.ts';
import type { NextInstalment } from './instalments.ts';
import type { AwaitedTransfer } from './invoice.ts';
import type { Money } from './money.ts';
import type { PricedOffer } from './offer.ts';
import type { PaymentMethod } from './payment.ts';
import type { SubscriptionNumber } from './subscription.ts';

/** A subscription to pay for, ordered before or together with its payment: the subject of the payment funnel. */
export interface SubscriptionOrder extends SubscriptionNumber {
  /** The subscription's number: `aboIId` on the wire, `id` in the address of the funnel (specification §2). */
  readonly id: number;
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  /** Lines, tax and total for the billing details below. */
  readonly priced: PricedOffer;
  /** The amount by which credit notes reduce the total; positive, usually zero. */
  readonly credited: Money;
  /**
   * Amount left to pay: the total less credit notes and the money received. Once there are any, the billing details stay as
   * they were.
   */
  readonly remaining: Money;
  /** The part of it that a card is charged instead; `null`: all of it is charged. */
  readonly instalment: NextInstalment | null;
  /** Changes whenever an amount or the billing details change; see `CheckoutOrder`. */
  readonly version: string;
  /** Billing details of the question, else those that the publisher knows; `null` without any. */
  readonly billing: BillingDetails | null;
  /** Ways to pay it: a wallet only if its balance covers the total. */
  readonly methods: readonly PaymentMethod[];
  /** Amount to take from the wallet, and its balance, in credits; `null` unless it is shown (specification §4). */
  readonly wallet: { readonly price: Money; readonly balance: Money } | null;
  /** The transfer that was ordered for it last and has not come yet. */
  readonly awaitedTransfer: AwaitedTransfer | null;
  /** Not ordered yet: its payment places the order, for which the buyer agrees to the terms of sale. */
  readonly isToBeOrdered: boolean;
  /** Reference of its open invoice, which this payment pays; `null` before one is issued, or where it is not sent. */
  readonly invoice: string | null;
}

export type SubscriptionOrderAnswer =
  /** The requested subscription; or, if it ends or has ended, its renewal. */
  | { readonly kind: 'payable'; readonly order: SubscriptionOrder }
  /** Paid already; the outcome of this payment has the details. */
  | { readonly kind: 'settled'; readonly reference: string }
  /** It ends or has ended, and its content has no list price any more: it is renewed by a quote. */
  | { readonly kind: 'unpriced' }
  /** This person has no subscription of this number to pay. */
  | { readonly kind: 'unknown' };

/**
 * The billing details that can no longer change: part of the invoice was received or credited. `null` while they can.
 */
export function fixedBilling({
  priced,
  remaining,
  billing,
}: Pick<SubscriptionOrder, 'priced' | 'remaining' | 'billing'>): BillingDetails | null {
  return remaining.minor < priced.total.minor ? billing : null;
}

/** What a payment method is asked for: a card for the next instalment only, a wallet for credits. */
export function amountBy(
  method: PaymentMethod,
  { remaining, instalment, wallet }: Pick<SubscriptionOrder, 'remaining' | 'instalment' | 'wallet'>,
): Money {
  if (method === 'wallet' && wallet) return wallet.price;
  return (method === 'card' && instalment?.left) || remaining;
}

/** A subscription, and the billing details for its tax; `null`: those that the publisher knows. */
export interface SubscriptionOrderQuestion {
  readonly id: number;
  readonly billing: BillingDetails | null;
}

/** An order: the subscription, the billing details, the payment method, and the version that the buyer saw. */
export interface SubscriptionCheckout {
  readonly subscriptionId: number;
  readonly billing: BillingDetails;
  readonly method: PaymentMethod;
  /** The version that the buyer saw; the server refuses an outdated one with `changed`. */
  readonly version: string;
}
