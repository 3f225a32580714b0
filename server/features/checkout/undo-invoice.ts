import type { Transaction } from 'kysely';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import { creditInvoice } from '../invoice/credit-invoice.ts';
import type { Services } from '../../core/services.ts';
import { closeCards } from './close-cards.ts';
import type { Checkout } from './find-orders.ts';
import { findOpenOrders, ordersOf } from './find-orders.ts';
import type { Owed } from './owe-back.ts';
import { oweBack } from './owe-back.ts';
import { restateTransfers } from './restate.ts';

/** Pages on which the invoice could still be paid, which must come to an end first; or what has been done. */
export type Undone =
  | { readonly kind: 'blocked'; readonly pages: readonly Checkout[] }
  | ({ readonly kind: 'undone'; readonly creditNoteId: number } & Owed);

/**
 * Cancels an invoice by a credit note, and all that follows for money: what was paid goes back, orders by card without a page are
 * given up, transfers ask for what is left of them. The transaction holds the invoice, the subscription that it is for, and the
 * wallet that paid it. Rejects where it is no invoice, or is canceled already.
 */
export async function undoInvoice(
  trx: Transaction<Schema>,
  services: Services,
  { invoice, reason }: { readonly invoice: Invoice; readonly reason: string },
): Promise<Undone> {
  const invoiceIds = [invoice.id];
  await ordersOf(trx, invoiceIds).select('id').execute();
  const pages = await closeCards(trx, services, await findOpenOrders(trx, invoiceIds));
  if (pages.length > 0) return { kind: 'blocked', pages };
  const creditNoteId = await creditInvoice(trx, services, { invoice, reason });
  const owed = await oweBack(trx, services, invoice.id);
  await restateTransfers(trx, services, { invoiceIds });
  return { kind: 'undone', creditNoteId, ...owed };
}
