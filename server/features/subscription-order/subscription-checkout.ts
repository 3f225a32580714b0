import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { CheckoutAnswer } from '../../../machines/domain/checkout.ts';
import { cartOf } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { SubscriptionCheckout, SubscriptionOrder } from '../../../machines/domain/subscription-order.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { printOf } from '../../core/rpc/print.ts';
import { notOffered } from '../catalogue/tariff.ts';
import { checkOut } from '../checkout/checkout.ts';
import type { Placed } from '../checkout/open-orders.ts';
import { enterOrder, orderPrint } from '../checkout/open-orders.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Visibility } from '../invoice/store.ts';
import { readInvoices, visibilityOf } from '../invoice/store.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import type { Subscription } from '../subscription/store.ts';
import { readSubscription } from '../subscription/store.ts';
import { invoiceContent } from './invoice-content.ts';
import { orderOf, requireServed, takesCredits } from './order.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { provideInvoice } from './provide-invoice.ts';
import { texts } from './texts.ts';

export interface SubscriptionChange {
  readonly order: SubscriptionCheckout;
  readonly accountId: AccountId;
  readonly visibility: Visibility;
  readonly locale: Locale;
  /** Open orders that the provider has just said are open still. */
  readonly knownOpen: ReadonlySet<number>;
}

/** The subscription, and the wallet that shall pay it, locked until the transaction ends. Throws a 404 `CallFailure` for any but the account's own. */
async function lockSubscription(trx: Transaction<Schema>, { order, accountId }: SubscriptionChange) {
  const { subscriptionId: id, billing, method } = order;
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  if (method === 'wallet') {
    await trx.selectFrom('wallets').select('account_id').where('account_id', '=', accountId).forUpdate().execute();
  }
  const subscription = await readSubscription(trx, { id, accountId, billing, locale: null });
  if (!subscription) throw new CallFailure(404, texts.unknown);
  return subscription;
}

async function changed(trx: Transaction<Schema>, { visibility }: SubscriptionChange): Promise<Placed> {
  return { kind: 'answered', answer: { kind: 'changed', invoices: await readInvoices(trx, visibility) } };
}

/** Puts an order that is as the buyer saw it into the books, with its invoice; the wallet pays at once. */
async function enter(
  trx: Transaction<Schema>,
  services: Services,
  pendingChange: SubscriptionChange,
  { subscription, order }: { readonly subscription: Subscription; readonly order: SubscriptionOrder },
): Promise<Placed> {
  const { method } = pendingChange.order;
  const billing = order.billing ?? pendingChange.order.billing;
  const { id: subscriptionId, accountId } = subscription;
  const { locale, knownOpen } = pendingChange;
  const content = invoiceContent(subscription, billing, order);
  const provided = await provideInvoice(trx, services, { subscription, billing, content });
  if (provided.kind === 'blocked') return provided;
  const { invoice } = provided;
  const cart = cartOf([invoice]);
  if (!cart) throw new Error(`Invoice ${invoice.reference} is not open`);
  // For which subscription and to whom stands on the invoice, which can be ordered as any other: that is the same order.
  const { subscriptionId: _subscription, billing: _billing, ...wanted } = pendingChange.order;
  const print = orderPrint({ ...wanted, invoiceIds: [invoice.id], version: cart.version });
  const placed = await enterOrder(trx, services, { cart, method, print, accountId, subscriptionId, locale, knownOpen });
  if (placed.kind !== 'ordered' || method !== 'wallet' || !order.wallet) return placed;
  const { checkout } = placed;
  const { price } = order.wallet;
  await payByWallet(trx, services, { accountId, price, checkout, invoiceId: invoice.id });
  return { kind: 'answered', answer: { kind: 'alreadyPaid', reference: checkout.reference } };
}

/**
 * Puts the order of a subscription's payment into the books, in one transaction that holds it: what is paid or has
 * changed is not ordered. Throws a `CallFailure`: 404 for what is not the caller's to pay, 422 for a country that is not
 * served, and for a wallet that cannot pay this.
 */
export async function placeSubscriptionOrder(services: Services, pendingChange: SubscriptionChange): Promise<Placed> {
  return services.db.transaction().execute(async (trx) => {
    const { method, version, billing } = pendingChange.order;
    const subscription = await lockSubscription(trx, pendingChange);
    const { settledBy: reference } = subscription;
    if (reference !== null) return { kind: 'answered', answer: { kind: 'alreadyPaid', reference } };
    if (!subscription.isPayable) throw new CallFailure(404, texts.unknown);
    requireServed(subscription);
    if (method === 'wallet' && !takesCredits(subscription)) throw notOffered('moyen', 'method');
    const order = orderOf(subscription, billing);
    if (order.version !== version || !order.methods.includes(method)) return changed(trx, pendingChange);
    return enter(trx, services, pendingChange, { subscription, order });
  });
}

/**
 * Orders the payment of a subscription, once for one idempotency key: by card or transfer as any invoice, or from the
 * wallet at once. Throws a `CallFailure`: 404 for what is not the caller's to pay, 409, 422, 429.
 */
export async function checkOutSubscription(
  services: Services,
  provider: PaymentProvider,
  { wanted, context }: { readonly wanted: SubscriptionCheckout; readonly context: CallContext },
): Promise<CheckoutAnswer> {
  const { identity, locale } = context;
  const pendingChange = {
    order: wanted,
    accountId: signedInAccount(identity).id,
    visibility: visibilityOf(identity),
    locale,
  };
  const purchase = {
    print: printOf(wanted),
    place: (knownOpen: ReadonlySet<number>) => placeSubscriptionOrder(services, { ...pendingChange, knownOpen }),
  };
  return checkOut(services, provider, { purchase, context });
}
