import type { Kysely } from 'kysely';
import { isWalletShown } from '../../../domain/account.ts';
import type { BillingDetails } from '../../../domain/billing.ts';
import { isSameBilling } from '../../../domain/billing.ts';
import type { NextInstalment } from '../../../domain/instalments.ts';
import { instalmentOf } from '../../../domain/invoice.ts';
import type { Money } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import { taxed } from '../../../domain/offer.ts';
import type { PaymentMethod } from '../../../domain/payment.ts';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { fixedBilling } from '../../../domain/subscription-order.ts';
import type { Schema } from '../../core/db/schema.ts';
import { isOfQuotation } from '../../core/reference.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { printOf } from '../../core/rpc/idempotency.ts';
import { HOME_COUNTRY, notOffered } from '../catalogue/tariff.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { Subscription } from '../subscription/store.ts';
import { texts } from './texts.ts';

/** Value of a wallet credit, in cents of a euro. */
const CENTS_OF_A_CREDIT = 100;

/** Whether a subscription can be paid in credits at all. */
export function takesCredits({ currency, account: { wallet } }: Subscription): boolean {
  return currency === 'EUR' && wallet !== null;
}

/** Billing details in the version of an order: a region that is absent, `null` or empty is the same. */
function printedBilling({ address, ...numbers }: BillingDetails): BillingDetails {
  return { address: { ...address, region: address.region || undefined }, ...numbers };
}

/** Throws a 422 `CallFailure` for billing details in a country that is not served. */
export function requireServed({ isServed }: Subscription): void {
  if (!isServed) throw notOffered('facturation.adresse.pays', 'country');
}

/** The price in whole credits, and the wallet's balance; `null` if not shown. */
function walletOf(subscription: Subscription, total: Money): SubscriptionOrder['wallet'] {
  const { wallet } = subscription.account;
  if (wallet === null || !takesCredits(subscription) || isWalletShown(subscription.account) !== true) return null;
  return { price: money(Math.ceil(total.minor / CENTS_OF_A_CREDIT), 'CRE'), balance: wallet.balance };
}

/** The instalment of its invoice that a card can pay alone; usually none. */
export async function readInstalment(
  db: Kysely<Schema>,
  { isPayable, invoiceId }: Subscription,
): Promise<NextInstalment | null> {
  if (!isPayable || invoiceId === null) return null;
  return instalmentOf(invoiceOf(await selectInvoices(db).where('i.id', '=', invoiceId).executeTakeFirstOrThrow()));
}

/**
 * The order of a subscription with the given billing details; `null` for the saved ones. The billing address determines
 * the tax. After a partial payment or credit note, the saved details stay; see `requireKept`.
 *
 * @param next From `readInstalment`.
 */
export function orderOf(
  subscription: Subscription,
  asked: BillingDetails | null,
  next: NextInstalment | null,
): SubscriptionOrder {
  const { id, reference, licence, readers, months, currency, lines, received, credited, awaitedTransfer } =
    subscription;
  // A partly paid or credited invoice must not change.
  const covered = received + credited;
  const billing = (covered > 0 ? null : asked) ?? subscription.billing;
  const buyer = { country: billing?.address.country ?? HOME_COUNTRY, vatNumber: billing?.vatNumber || null };
  // Other details replace the invoice: its tax is computed again.
  const isInvoiced = isSameBilling(billing, subscription.billing);
  const priced = taxed(lines, currency, buyer, isInvoiced ? subscription.invoicedVat : null);
  const remaining = money(priced.total.minor - covered, currency);
  const instalment = isInvoiced ? next : null;
  const wallet = walletOf(subscription, remaining);
  const isCovered = wallet !== null && wallet.balance.minor >= wallet.price.minor;
  // A French public body is invoiced through Chorus Pro, and pays by transfer.
  const isPublic = subscription.publicBuyer !== null && billing?.address.country === 'FR';
  const methods: readonly PaymentMethod[] = isPublic
    ? ['transfer']
    : ['card', 'transfer', ...(isCovered ? (['wallet'] as const) : [])];
  // Neither the language of the publications' names nor the tariff changes the order.
  const boughtLines = priced.lines.map(({ title: _title, seats: _seats, ...line }) => line);
  const bought = { ...priced, lines: boughtLines };
  // Other terms of sale are another order.
  const terms = subscription.termsId === null ? [] : [{ terms: subscription.termsId }];
  const version = printOf([
    id,
    bought,
    billing && printedBilling(billing),
    ...(covered > 0 ? [covered] : []),
    ...(instalment ? [instalment] : []),
    ...terms,
  ]);
  return {
    id,
    reference,
    licence,
    readers,
    months,
    priced,
    credited: money(credited, currency),
    remaining,
    instalment,
    version,
    billing,
    methods,
    wallet,
    awaitedTransfer,
    isToBeOrdered: !subscription.isPayable,
    invoice: subscription.invoice,
    // What is bought at once gets a number of its own when it is ordered.
    isFromQuotation: subscription.isPayable && isOfQuotation(reference),
  };
}

/** Throws a 409 `CallFailure` if an order keeps other billing details than the given ones. */
export function requireKept(order: SubscriptionOrder, asked: BillingDetails | null): void {
  const fixed = fixedBilling(order);
  if (asked === null || fixed === null || isSameBilling(asked, fixed)) return;
  const { organisation, recipient } = fixed.address;
  throw new CallFailure(409, { ...texts.billingFixed, values: { payer: organisation || recipient } });
}
