import type { Transaction } from 'kysely';
import { methodsOf } from '../../../domain/invoice-methods.ts';
import type { CheckoutAnswer, CheckoutOrder } from '../../../domain/checkout.ts';
import type { Cart, Invoice } from '../../../domain/invoice.ts';
import { cartOf, cartParts } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Visibility } from '../invoice/store.ts';
import { invoiceOf, isVisible, readInvoices, selectInvoices, visibilityOf } from '../invoice/store.ts';
import { texts } from '../invoice/texts.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { checkOut } from './checkout.ts';
import type { Placed } from './open-orders.ts';
import { enterOrder, orderPrint } from './open-orders.ts';
import { texts as orderTexts } from './texts.ts';

export interface PendingChange {
  readonly order: CheckoutOrder;
  readonly visibility: Visibility;
  readonly locale: Locale;
  /** Open orders that the provider has just confirmed as open. */
  readonly knownOpen: ReadonlySet<number>;
}

/** The invoices of an order, locked until the transaction ends. Throws a 404 `CallFailure` if one is not visible. */
async function lockInvoices(trx: Transaction<Schema>, { order, visibility }: PendingChange) {
  const ids = [...new Set(order.invoiceIds)];
  await trx.selectFrom('invoices').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  // Read after the lock is acquired: its previous holder may have rewritten lines or booked payments.
  const rows = await selectInvoices(trx)
    .select('i.account_id')
    .where('i.id', 'in', ids)
    .where(isVisible(visibility))
    .orderBy('i.id')
    .execute();
  if (rows.length !== ids.length) throw new CallFailure(404, texts.unknownInvoice);
  return rows;
}

/** The cart that the buyer saw: all that is left, or one instalment by card; `null` if it has changed since. */
function cartAt(invoices: readonly Invoice[], { method, version }: CheckoutOrder): Cart | null {
  const parts = method === 'card' ? cartParts : (['all'] as const);
  return parts.map((part) => cartOf(invoices, part)).find((cart) => cart?.version === version) ?? null;
}

/** The payment that settled all of these invoices, if it is a single one. */
function paidBy(invoices: readonly Invoice[]): string | null {
  const references = new Set(invoices.map((invoice) => invoice.paidBy));
  const [reference = null] = references;
  return references.size === 1 ? reference : null;
}

/**
 * Saves an order of invoices, in one transaction that locks them; refuses paid or changed ones. Throws a `CallFailure`: 404 for
 * invoices that the caller cannot see, 422 for a card where one goes through Chorus Pro.
 */
async function placeInvoiceOrder(services: Services, orderRequest: PendingChange): Promise<Placed> {
  return services.db.transaction().execute(async (trx) => {
    const rows = await lockInvoices(trx, orderRequest);
    const invoices = rows.map((row) => invoiceOf(row));
    const reference = paidBy(invoices);
    if (reference !== null) return { kind: 'answered', answer: { kind: 'alreadyPaid', reference } };
    const cart = cartAt(invoices, orderRequest.order);
    const [first] = rows;
    if (!cart || !first || cart.charge.minor <= 0) {
      const fresh = await readInvoices(trx, orderRequest.visibility);
      return { kind: 'answered', answer: { kind: 'changed', invoices: fresh } };
    }
    const { order, locale, knownOpen } = orderRequest;
    if (!methodsOf(invoices).includes(order.method)) throw new CallFailure(422, orderTexts.transferOnly);
    const accountId = first.account_id;
    return enterOrder(trx, services, {
      cart,
      method: order.method,
      print: orderPrint(order),
      accountId,
      subscriptionId: null,
      locale,
      knownOpen,
    });
  });
}

/**
 * Orders the payment of invoices, once per idempotency key. Throws a `CallFailure`: 404 for invoices that the caller
 * cannot see, 409, 422, 429.
 */
export async function checkOutInvoices(
  services: Services,
  provider: PaymentProvider,
  { wanted, context }: { readonly wanted: CheckoutOrder; readonly context: CallContext },
): Promise<CheckoutAnswer> {
  const visibility = visibilityOf(context.identity);
  const { locale } = context;
  const purchase = {
    print: orderPrint(wanted),
    place: (knownOpen: ReadonlySet<number>) =>
      placeInvoiceOrder(services, { order: wanted, visibility, locale, knownOpen }),
  };
  return checkOut(services, provider, { purchase, context });
}
