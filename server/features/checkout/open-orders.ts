import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { CheckoutAnswer } from '../../../domain/checkout.ts';
import type { Cart, Invoice } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ClosingReason, PaymentMethod } from '../../../domain/payment.ts';
import { printOf } from '../../core/rpc/idempotency.ts';
import type { Schema } from '../../core/db/schema.ts';
import { issueInvoices } from '../invoice/issue-invoices.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { closeCards } from './close-cards.ts';
import type { Checkout } from './find-orders.ts';
import { columns, findOpenOrders } from './find-orders.ts';
import { enqueueTransferDetails } from './transfer-email.ts';

/** Open payment pages of the provider that block an order: their outcome must be found, or forced, first. */
export interface Blocked {
  readonly kind: 'blocked';
  /** Why the pages of other carts are closed. */
  readonly because: ClosingReason;
  readonly by: readonly { readonly checkout: Checkout; readonly isSameCart: boolean }[];
}

/** Result of placing an order. */
export type Placed =
  /** Answered without a new order. */
  | { readonly kind: 'answered'; readonly answer: CheckoutAnswer }
  | Blocked
  /** The order is saved, now or before. */
  | { readonly kind: 'ordered'; readonly checkout: Checkout; readonly invoices: readonly Invoice[] };

/** An order ready to be saved: its invoices are locked, open, and as the buyer saw them. */
export interface Entry {
  readonly cart: Cart;
  readonly method: PaymentMethod;
  /** Fingerprint of the order; an open one with the same fingerprint is resumed. */
  readonly print: string;
  readonly accountId: AccountId;
  /** The subscription to be paid; `null` for an order of invoices. */
  readonly subscriptionId: number | null;
  readonly locale: Locale;
  /** Open orders that the provider has just confirmed as open. */
  readonly knownOpen: ReadonlySet<number>;
  /** The invoice goes through Chorus Pro: its buyer gets no email that asks for a transfer. */
  readonly isDeposited?: boolean;
}

/** Fingerprint of an order, over all its fields. The order and repetition of invoices do not matter. */
export function orderPrint(order: { readonly invoiceIds: readonly number[]; readonly version: string }): string {
  const invoiceIds = [...new Set(order.invoiceIds)].toSorted((left, right) => left - right);
  return printOf({ ...order, invoiceIds });
}

/** A transfer refers to a numbered document, which must not change any more: the email with its details names it. */
async function issueForTransfer(
  trx: Transaction<Schema>,
  services: Services,
  { cart, accountId, locale, isDeposited }: Entry,
  checkout: Checkout,
): Promise<void> {
  const ids = cart.invoices.map(({ id }) => id);
  await issueInvoices(trx, services, ids);
  if (isDeposited) return;
  const rows = await selectInvoices(trx).where('i.id', 'in', ids).orderBy('i.id').execute();
  const order = { ...checkout, account_id: accountId, locale };
  await enqueueTransferDetails(trx, services, { order, invoices: rows.map((row) => invoiceOf(row)) });
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
      currency: cart.charge.currency,
      total_minor: cart.charge.minor,
      left_minor: cart.remaining.minor - cart.charge.minor,
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
  if (method === 'transfer') await issueForTransfer(trx, services, entry, checkout);
  return checkout;
}

/**
 * Saves an order, in the transaction that locks its invoices: an open order with the same fingerprint is resumed; other
 * open pages for these invoices must be closed first. Amounts are computed by the server.
 */
export async function enterOrder(trx: Transaction<Schema>, services: Services, entry: Entry): Promise<Placed> {
  const { cart, print, knownOpen } = entry;
  const { invoices } = cart;
  const open = await findOpenOrders(
    trx,
    invoices.map(({ id }) => id),
  );
  const same = open.find((order) => order.print === print);
  // An incoming transfer cannot be stopped and needs no closing: the office sees its order.
  const because = entry.method === 'transfer' ? 'transferOrdered' : 'replaced';
  const pages = await closeCards(trx, services, { open: open.filter((order) => order !== same), because });
  const ownPage = same && same.provider_session !== null ? [same] : [];
  const blocking = [...pages, ...ownPage].filter(({ id }) => !knownOpen.has(id));
  if (blocking.length > 0) {
    return { kind: 'blocked', because, by: blocking.map((checkout) => ({ checkout, isSameCart: checkout === same })) };
  }
  const checkout = same ?? (await insertOrder(trx, services, entry));
  return { kind: 'ordered', checkout, invoices };
}
