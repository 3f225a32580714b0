import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { CheckoutAnswer } from '../../../machines/domain/checkout.ts';
import type { Cart, Invoice } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { PaymentMethod } from '../../../machines/domain/payment.ts';
import { printOf } from '../../core/rpc/print.ts';
import type { Schema } from '../../core/db/schema.ts';
import { issueInvoices } from '../invoice/issue-invoices.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { closeCards } from './close-cards.ts';
import type { Checkout } from './find-orders.ts';
import { columns, findOpenOrders } from './find-orders.ts';
import { enqueueTransferDetails } from './transfer-email.ts';

/** Open pages of the provider that stand in the way: how they end must be known, or brought about, first. */
export interface Blocked {
  readonly kind: 'blocked';
  readonly by: readonly { readonly checkout: Checkout; readonly isSameCart: boolean }[];
}

/** What becomes of a wish to order. */
export type Placed =
  /** Nothing is ordered, or all is done. */
  | { readonly kind: 'answered'; readonly answer: CheckoutAnswer }
  | Blocked
  /** The order is in the books, now or from before. */
  | { readonly kind: 'ordered'; readonly checkout: Checkout; readonly invoices: readonly Invoice[] };

/** An order that may go into the books: its invoices are locked, open, and as the buyer saw them. */
export interface Entry {
  readonly cart: Cart;
  readonly method: PaymentMethod;
  /** What tells this order from others; an open one with the same print is taken up again. */
  readonly print: string;
  readonly accountId: AccountId;
  /** The subscription whose payment it is; `null` for an order of invoices. */
  readonly subscriptionId: number | null;
  readonly locale: Locale;
  /** Open orders that the provider has just said are open still. */
  readonly knownOpen: ReadonlySet<number>;
}

/** What tells an order from others: every field of it. The same invoices in another order, or named twice, are the same. */
export function orderPrint(order: { readonly invoiceIds: readonly number[]; readonly version: string }): string {
  const invoiceIds = [...new Set(order.invoiceIds)].toSorted((left, right) => left - right);
  return printOf({ ...order, invoiceIds });
}

async function insertOrder(trx: Transaction<Schema>, services: Services, entry: Entry): Promise<Checkout> {
  const { cart, method, print, accountId, subscriptionId, locale } = entry;
  const now = services.clock.now().toISOString();
  const checkout = await trx
    .insertInto('checkouts')
    .values({
      reference: mintReference('PAY'),
      account_id: accountId,
      method,
      state: 'open',
      currency: cart.remaining.currency,
      total_minor: cart.remaining.minor,
      print,
      locale,
      subscription_id: subscriptionId,
      created_at: now,
      checked_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('checkout_invoices')
    .values(
      cart.invoices.map(({ id, total }) => ({ checkout_id: checkout.id, invoice_id: id, total_minor: total.minor })),
    )
    .execute();
  if (method === 'transfer') {
    const order = { ...checkout, account_id: accountId, locale, created_at: now };
    await enqueueTransferDetails(trx, services, { order, invoices: cart.invoices });
  }
  return checkout;
}

/**
 * Puts an order into the books, in the transaction that holds its invoices: the same order, if it is open, is taken up
 * again; other open pages for these invoices come to an end first. Amounts are the server's own.
 */
export async function enterOrder(trx: Transaction<Schema>, services: Services, entry: Entry): Promise<Placed> {
  const { cart, print, knownOpen } = entry;
  const { invoices } = cart;
  const open = await findOpenOrders(
    trx,
    invoices.map(({ id }) => id),
  );
  const same = open.find((order) => order.print === print);
  // Money that a transfer brings cannot be stopped, and nobody has to: the office sees for what it came.
  const pages = await closeCards(
    trx,
    services,
    open.filter((order) => order !== same),
  );
  const ownPage = same && same.provider_session !== null ? [same] : [];
  const blocking = [...pages, ...ownPage].filter(({ id }) => !knownOpen.has(id));
  if (blocking.length > 0) {
    return { kind: 'blocked', by: blocking.map((checkout) => ({ checkout, isSameCart: checkout === same })) };
  }
  const checkout = same ?? (await insertOrder(trx, services, entry));
  // Whoever pays by transfer pays a document with a number, which stays as it is.
  if (entry.method === 'transfer') {
    const ids = invoices.map(({ id }) => id);
    await issueInvoices(trx, services, ids);
  }
  return { kind: 'ordered', checkout, invoices };
}
