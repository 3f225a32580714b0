import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { BillingDetails } from '../../../domain/billing.ts';
import { isSameBilling } from '../../../domain/billing.ts';
import type { CheckoutAnswer } from '../../../domain/checkout.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { cartOf } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import { taxOfLines } from '../../../domain/vat-by-rate.ts';
import type { SubscriptionCheckout, SubscriptionOrder } from '../../../domain/subscription-order.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { printOf } from '../../core/rpc/idempotency.ts';
import type { Services } from '../../core/services.ts';
import { notOffered } from '../catalogue/tariff.ts';
import { checkOut } from '../checkout/checkout.ts';
import { closeCards } from '../checkout/close-cards.ts';
import type { Checkout } from '../checkout/find-orders.ts';
import { findOpenOrders } from '../checkout/find-orders.ts';
import type { Placed, Blocked } from '../checkout/open-orders.ts';
import { enterOrder, orderPrint } from '../checkout/open-orders.ts';
import { followPayment, recordPayment } from '../checkout/record-payment.ts';
import { undoInvoice } from '../checkout/undo-invoice.ts';
import type { InvoiceContent } from '../invoice/create-invoice.ts';
import { createProForma, rewriteProForma } from '../invoice/create-invoice.ts';
import { invoiceDays } from '../invoice/issue-invoices.ts';
import type { Visibility } from '../invoice/store.ts';
import { readInvoices, visibilityOf, invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { Subscription } from '../subscription/store.ts';
import { readSubscription } from '../subscription/store.ts';
import { bookCredits } from '../wallet/book-credits.ts';
import { invoiceContent } from './invoice-content.ts';
import { orderOf, readInstalment, requireKept, requireServed, takesCredits } from './order.ts';
import { findPurchase, orderPurchase } from './purchase.ts';
import { texts } from './texts.ts';

/** An order that a wallet pays. */
interface WalletOrder {
  readonly accountId: AccountId;
  /** In credits. */
  readonly price: Money;
  readonly checkout: Checkout;
  readonly invoiceId: number;
}

/**
 * Pays an order from the wallet, in the transaction that has booked it and holds the wallet: credits, payment, and all
 * records of it. Rejects, without any change, if there are not enough credits.
 */
async function payByWallet(
  trx: Transaction<Schema>,
  services: Services,
  { accountId, price, checkout, invoiceId }: WalletOrder,
): Promise<void> {
  const at = services.clock.now().toISOString();
  await bookCredits(trx, { accountId, kind: 'debit', amount: -price.minor, checkoutId: checkout.id, at });
  const parts = [{ invoiceId, minor: checkout.total_minor, isSettled: true }];
  await recordPayment(trx, services, checkout, { charge: null, at, parts });
  await followPayment(trx, services, { reference: checkout.reference, parts });
}

/** The resulting invoice, or what blocks a change of it. */
type Provided = { readonly kind: 'provided'; readonly invoice: Invoice } | Blocked;

async function readInvoice(trx: Transaction<Schema>, id: number): Promise<Invoice> {
  const row = await selectInvoices(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirstOrThrow();
  return invoiceOf(row);
}

/** Whether a pro forma has this content, and today's tax. */
function isCurrent(proForma: Invoice, { payer, lines, notes, vatMention }: Required<InvoiceContent>): boolean {
  const current = proForma.lines.map(({ label, quantity, net, vatRate, vat }) => [
    label,
    quantity,
    net.minor,
    vatRate,
    vat,
  ]);
  const taxes = taxOfLines(proForma.lines);
  const wanted = lines.map(({ label, quantity, net, vatRate }, index) => [label, quantity, net, vatRate, taxes[index]]);
  return isDeepStrictEqual(
    [proForma.payer, current, proForma.notes, proForma.vatMention],
    [payer, wanted, notes, vatMention],
  );
}

async function begin(
  trx: Transaction<Schema>,
  services: Services,
  { id, accountId }: Subscription,
  content: InvoiceContent,
): Promise<number> {
  const days = await invoiceDays(trx, services);
  const invoiceId = await createProForma(trx, { accountId, days, ...content });
  await trx.updateTable('subscriptions').set({ invoice_id: invoiceId }).where('id', '=', id).execute();
  return invoiceId;
}

function blockedBy(pages: readonly Checkout[]): Blocked {
  return { kind: 'blocked', because: 'changed', by: pages.map((checkout) => ({ checkout, isSameCart: false })) };
}

/**
 * Replaces the payable document of a subscription: a pro forma is rewritten; an invoice is canceled by a credit note,
 * its payments are refunded, and a pro forma replaces it. Open payment pages are closed first. Returns the number of
 * the payable document.
 */
async function replace(
  trx: Transaction<Schema>,
  services: Services,
  { subscription, stands, content }: { subscription: Subscription; stands: Invoice; content: InvoiceContent },
): Promise<Blocked | number> {
  if (stands.kind === 'proForma') {
    const pages = await closeCards(trx, services, {
      open: await findOpenOrders(trx, [stands.id]),
      because: 'changed',
    });
    if (pages.length > 0) return blockedBy(pages);
    await rewriteProForma(trx, stands.id, content);
    return stands.id;
  }
  const reason = translator(subscription.locale)._(texts.billingCorrected);
  const undone = await undoInvoice(trx, services, { invoice: stands, reason });
  if (undone.kind === 'blocked') return blockedBy(undone.pages);
  return begin(trx, services, subscription, content);
}

/**
 * The current invoice of a subscription: a pro forma until it is paid or a transfer is ordered for it. An issued one is
 * replaced for other billing details alone. Saves these for the next time. The transaction holds the subscription.
 */
async function provideInvoice(
  trx: Transaction<Schema>,
  services: Services,
  {
    subscription,
    billing,
    content,
  }: {
    readonly subscription: Subscription;
    readonly billing: BillingDetails;
    readonly content: Required<InvoiceContent>;
  },
): Promise<Provided> {
  const { id, invoiceId: known } = subscription;
  const stands = await readInvoice(trx, known ?? (await begin(trx, services, subscription, content)));
  const isWritten =
    stands.kind === 'proForma' ? isCurrent(stands, content) : isSameBilling(billing, subscription.billing);
  const provided = isWritten ? stands.id : await replace(trx, services, { subscription, stands, content });
  if (typeof provided !== 'number') return provided;
  await trx
    .updateTable('subscriptions')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
  return { kind: 'provided', invoice: isWritten ? stands : await readInvoice(trx, provided) };
}

interface SubscriptionChange {
  readonly order: SubscriptionCheckout;
  readonly accountId: AccountId;
  readonly visibility: Visibility;
  readonly locale: Locale;
  /** Open orders that the provider has just confirmed to be open. */
  readonly knownOpen: ReadonlySet<number>;
}

/**
 * The subscription, and the wallet that is to pay it, locked until the transaction ends. Throws a 404 `CallFailure` for
 * another account's subscription.
 */
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
  orderRequest: SubscriptionChange,
  { subscription, order }: { readonly subscription: Subscription; readonly order: SubscriptionOrder },
): Promise<Placed> {
  const { method } = orderRequest.order;
  const { billing } = orderRequest.order;
  const { id: subscriptionId, accountId } = subscription;
  const { locale, knownOpen } = orderRequest;
  const content = invoiceContent(subscription, billing, order);
  const provided = await provideInvoice(trx, services, { subscription, billing, content });
  if (provided.kind === 'blocked') return provided;
  const { invoice } = provided;
  const cart = cartOf([invoice], method === 'card' ? 'next' : 'all');
  if (!cart) throw new Error(`Invoice ${invoice.reference} is not open`);
  // Subscription and billing are on the invoice, which can be ordered as any other: that is the same order.
  const { subscriptionId: _subscription, billing: _billing, ...wanted } = orderRequest.order;
  const print = orderPrint({ ...wanted, invoiceIds: [invoice.id], version: cart.version });
  const placed = await enterOrder(trx, services, { cart, method, print, accountId, subscriptionId, locale, knownOpen });
  if (placed.kind !== 'ordered' || method !== 'wallet' || !order.wallet) return placed;
  const { checkout } = placed;
  const { price } = order.wallet;
  await payByWallet(trx, services, { accountId, price, checkout, invoiceId: invoice.id });
  return { kind: 'answered', answer: { kind: 'alreadyPaid', reference: checkout.reference } };
}

/**
 * Invoices the subscription that a French public body has ordered, in the transaction that holds the subscription: the
 * invoice is issued at 30 days, and awaits a transfer. Rejects without billing details.
 */
export async function invoicePublicBuyer(
  trx: Transaction<Schema>,
  services: Services,
  { id, accountId, locale }: { readonly id: number; readonly accountId: AccountId; readonly locale: Locale },
): Promise<void> {
  const subscription = await readSubscription(trx, { id, accountId, billing: null, locale: null });
  const billing = subscription?.billing;
  if (!subscription || !billing) throw new Error(`Subscription ${id} has no billing details to invoice`);
  const content = invoiceContent(subscription, billing, orderOf(subscription, null, null));
  const provided = await provideInvoice(trx, services, { subscription, billing, content });
  const cart = provided.kind === 'provided' ? cartOf([provided.invoice]) : null;
  if (!cart) throw new Error(`Subscription ${id} has no open invoice`);
  const wanted = {
    invoiceIds: cart.invoices.map((invoice) => invoice.id),
    method: 'transfer',
    version: cart.version,
  } as const;
  const order = { cart, method: wanted.method, print: orderPrint(wanted), accountId, subscriptionId: id, locale };
  await enterOrder(trx, services, { ...order, knownOpen: new Set(), isDeposited: true });
}

/**
 * Books the order of a subscription's payment, in one transaction that holds it, together with the order of a purchase: a
 * paid or changed subscription is not ordered. Throws a `CallFailure`: 404 for a subscription that is not the caller's to
 * pay, 409 for other billing details than those that the order keeps, 422 for a country that is not served, and for a
 * wallet that cannot pay this.
 */
export async function placeSubscriptionOrder(services: Services, orderRequest: SubscriptionChange): Promise<Placed> {
  return services.db.transaction().execute(async (trx) => {
    const { method, version, billing } = orderRequest.order;
    const subscription = await lockSubscription(trx, orderRequest);
    const { settledBy: reference } = subscription;
    if (reference !== null) return { kind: 'answered', answer: { kind: 'alreadyPaid', reference } };
    const isPurchase = !subscription.isPayable && (await findPurchase(trx, services, subscription)) !== null;
    if (!subscription.isPayable && !isPurchase) throw new CallFailure(404, texts.unknown);
    requireServed(subscription);
    if (method === 'wallet' && !takesCredits(subscription)) throw notOffered('moyen', 'method');
    const order = orderOf(subscription, billing, await readInstalment(trx, subscription));
    if (order.version !== version || !order.methods.includes(method)) return changed(trx, orderRequest);
    requireKept(order, billing);
    if (isPurchase) await orderPurchase(trx, services, subscription, billing);
    return enter(trx, services, orderRequest, { subscription, order });
  });
}

/**
 * Orders the payment of a subscription, once for one idempotency key: by card or transfer as any invoice, or from the
 * wallet at once. Throws a `CallFailure`: 404 for a subscription that is not the caller's to pay, 409, 422, 429.
 */
export async function checkOutSubscription(
  services: Services,
  provider: PaymentProvider,
  { wanted, context }: { readonly wanted: SubscriptionCheckout; readonly context: CallContext },
): Promise<CheckoutAnswer> {
  const { identity, locale } = context;
  const orderRequest = {
    order: wanted,
    accountId: signedInAccount(identity).id,
    visibility: visibilityOf(identity),
    locale,
  };
  const purchase = {
    print: printOf(wanted),
    place: (knownOpen: ReadonlySet<number>) => placeSubscriptionOrder(services, { ...orderRequest, knownOpen }),
  };
  return checkOut(services, provider, { purchase, context });
}
