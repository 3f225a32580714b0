import type { Selectable, Transaction } from 'kysely';
import type { CheckoutAnswer, CheckoutOrder } from '../../machines/domain/checkout.ts';
import type { Cart, Invoice } from '../../machines/domain/invoice.ts';
import { cartOf, isOpen } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { Schema } from '../db/schema.ts';
import { mintReference } from '../reference.ts';
import type { Services } from '../services.ts';
import type { Visibility } from './store.ts';
import { invoiceOf, isVisible, readInvoices, selectInvoices } from './store.ts';
import { texts } from './texts.ts';

const columns = [
  'id',
  'reference',
  'method',
  'currency',
  'total_minor',
  'cart_version',
  'provider_session',
  'hosted_url',
] as const;

/** An order in the books. */
export type Checkout = Pick<Selectable<Schema['checkouts']>, (typeof columns)[number]>;

/** What becomes of a wish to order. */
export type Placed =
  /** Nothing is ordered. */
  | { readonly kind: 'answered'; readonly answer: CheckoutAnswer }
  /** Open pages of the provider stand in the way: how they end must be known, or brought about, first. */
  | { readonly kind: 'blocked'; readonly by: readonly { readonly checkout: Checkout; readonly isSameCart: boolean }[] }
  /** The order is in the books, now or from before. */
  | { readonly kind: 'ordered'; readonly checkout: Checkout; readonly invoices: readonly Invoice[] };

export interface Wish {
  readonly order: CheckoutOrder;
  readonly visibility: Visibility;
  readonly locale: Locale;
  /** Open orders that the provider has just said are open still. */
  readonly knownOpen: ReadonlySet<number>;
}

/** The invoices of an order, locked until the transaction ends. Throws a 404 `CallFailure` where one is not visible. */
async function lockInvoices(trx: Transaction<Schema>, { order, visibility }: Wish) {
  const ids = [...new Set(order.invoiceIds)];
  const rows = await selectInvoices(trx)
    .select('i.account_id')
    .where('i.id', 'in', ids)
    .where(isVisible(visibility))
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  if (rows.length !== ids.length) throw new CallFailure(404, texts.unknownInvoice);
  return rows;
}

/** Orders that are open for any of these invoices. */
async function findOpenOrders(trx: Transaction<Schema>, invoiceIds: readonly number[]): Promise<readonly Checkout[]> {
  return trx
    .selectFrom('checkouts')
    .select(columns)
    .where('state', '=', 'open')
    .where('id', 'in', (eb) =>
      eb.selectFrom('checkout_invoices').select('checkout_id').where('invoice_id', 'in', invoiceIds),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function insertOrder(
  trx: Transaction<Schema>,
  services: Services,
  { wish, cart, accountId }: { readonly wish: Wish; readonly cart: Cart; readonly accountId: number },
): Promise<Checkout> {
  const now = services.clock.now().toISOString();
  const checkout = await trx
    .insertInto('checkouts')
    .values({
      reference: mintReference('PAY'),
      account_id: accountId,
      method: wish.order.method,
      state: 'open',
      currency: cart.total.currency,
      total_minor: cart.total.minor,
      cart_version: cart.version,
      locale: wish.locale,
      created_at: now,
      checked_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('checkout_invoices')
    .values(cart.invoices.map(({ id }) => ({ checkout_id: checkout.id, invoice_id: id })))
    .execute();
  return checkout;
}

/** The one payment that settled all of these invoices, if there is one. */
function paidBy(invoices: readonly Invoice[]): string | null {
  const references = new Set(invoices.map((invoice) => invoice.paidBy));
  const [reference = null] = references;
  return references.size === 1 ? reference : null;
}

/**
 * Puts an order into the books, in one transaction that holds its invoices: what is paid or has changed is not ordered;
 * an open order for the same cart is taken up again; other open pages for these invoices come to an end first. Amounts
 * are the server's own. Throws a 404 `CallFailure` for invoices that the caller cannot see.
 */
export async function placeOrder(services: Services, wish: Wish): Promise<Placed> {
  return services.db.transaction().execute(async (trx) => {
    const rows = await lockInvoices(trx, wish);
    const invoices = rows.map(invoiceOf);
    const reference = paidBy(invoices);
    if (reference !== null) return { kind: 'answered', answer: { kind: 'alreadyPaid', reference } };
    const cart = invoices.every(isOpen) ? cartOf(invoices) : null;
    const [first] = rows;
    if (!cart || !first || cart.total.minor <= 0 || cart.version !== wish.order.version) {
      const fresh = await readInvoices(trx, wish.visibility);
      return { kind: 'answered', answer: { kind: 'changed', invoices: fresh } };
    }
    const open = await findOpenOrders(
      trx,
      invoices.map(({ id }) => id),
    );
    const same = open.find(({ method, cart_version: version }) => {
      return method === wish.order.method && version === cart.version;
    });
    // Money that a transfer brings cannot be stopped, and nobody has to: the office sees for what it came.
    const pages = open.filter(({ method }) => method === 'card');
    const stillborn = pages.filter((page) => page !== same && page.provider_session === null).map(({ id }) => id);
    if (stillborn.length > 0) {
      await trx
        .updateTable('checkouts')
        .set({ state: 'notCharged', decline_reason: 'abandoned' })
        .where('id', 'in', stillborn)
        .execute();
    }
    const blocking = pages.filter(({ id, provider_session: session }) => session !== null && !wish.knownOpen.has(id));
    if (blocking.length > 0) {
      return { kind: 'blocked', by: blocking.map((checkout) => ({ checkout, isSameCart: checkout === same })) };
    }
    const checkout = same ?? (await insertOrder(trx, services, { wish, cart, accountId: first.account_id }));
    return { kind: 'ordered', checkout, invoices };
  });
}
