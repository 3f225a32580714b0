import { isWalletShown } from '../../../machines/domain/account.ts';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { money } from '../../../machines/domain/money.ts';
import { taxed } from '../../../machines/domain/offer.ts';
import type { PaymentMethod } from '../../../machines/domain/payment.ts';
import type { SubscriptionOrder } from '../../../machines/domain/subscription-order.ts';
import { printOf } from '../../core/rpc/print.ts';
import { HOME_COUNTRY, notOffered } from '../catalogue/tariff.ts';
import type { Subscription } from '../subscription/store.ts';

/** A credit of the wallet is worth so many cents of a euro. */
const CENTS_OF_A_CREDIT = 100;

/** Whether a subscription can be paid in credits at all. */
export function takesCredits({ currency, account: { wallet } }: Subscription): boolean {
  return currency === 'EUR' && wallet !== null;
}

/** Throws a 422 `CallFailure` for billing details in a country that is not served. */
export function requireServed({ isServed }: Subscription): void {
  if (!isServed) throw notOffered('facturation.adresse.pays', 'country');
}

/** What the wallet would be asked for, in whole credits, and what is in it; `null` where it is not shown. */
function walletOf(subscription: Subscription, total: Money): SubscriptionOrder['wallet'] {
  const { wallet } = subscription.account;
  if (wallet === null || !takesCredits(subscription) || !isWalletShown(subscription.account)) return null;
  return { price: money(Math.ceil(total.minor / CENTS_OF_A_CREDIT), 'CRE'), balance: wallet.balance };
}

/**
 * What is to be paid for a subscription by somebody with these billing details; `null` for those that the publisher
 * knows. The tax is that of the billing address. Once a part has come in they stay as they were.
 */
export function orderOf(subscription: Subscription, asked: BillingDetails | null): SubscriptionOrder {
  const { id, reference, licence, readers, months, currency, lines, received, awaitedTransfer } = subscription;
  // An invoice of which a part is paid says what it says.
  const billing = (received > 0 ? null : asked) ?? subscription.billing;
  const priced = taxed(lines, currency, {
    country: billing?.address.country ?? HOME_COUNTRY,
    vatNumber: billing?.vatNumber || null,
  });
  const remaining = money(priced.total.minor - received, currency);
  const wallet = walletOf(subscription, remaining);
  const isCovered = wallet !== null && wallet.balance.minor >= wallet.price.minor;
  const methods: readonly PaymentMethod[] = ['card', 'transfer', ...(isCovered ? (['wallet'] as const) : [])];
  // What publications are called in the buyer's language changes nothing of what is ordered.
  const bought = { ...priced, lines: priced.lines.map(({ title: _title, ...line }) => line) };
  const version = printOf([id, bought, billing, ...(received > 0 ? [received] : [])]);
  return {
    id,
    reference,
    licence,
    readers,
    months,
    priced,
    remaining,
    version,
    billing,
    methods,
    wallet,
    awaitedTransfer,
  };
}
