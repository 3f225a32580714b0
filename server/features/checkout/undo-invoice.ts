import type { Transaction } from 'kysely';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { money } from '../../../machines/domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { creditInvoice } from '../invoice/credit-invoice.ts';
import { bookCredits } from '../wallet/book-credits.ts';
import { announceRefund, bookRefund } from './book-refund.ts';
import { closeCards } from './close-cards.ts';
import type { Checkout } from './find-orders.ts';
import { findOpenOrders, ordersOf } from './find-orders.ts';
import { restateTransfers, restate } from './restate.ts';

/** The part of a charge that paid an invoice which a credit note undoes. */
interface Credited {
  readonly charge: string;
  readonly invoiceId: number;
  readonly minor: number;
}

/**
 * Counts money of a charge that was returned without a request of this server as the refund of an invoice that a credit
 * note undoes, at most `minor`; a larger refund is split. Returns the amount counted.
 */
async function creditReported(trx: Transaction<Schema>, { charge, invoiceId, minor }: Credited): Promise<number> {
  const rows = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('charge', '=', charge)
    .where('why', 'in', ['byOffice', 'disputed'])
    .where('is_reported', '=', true)
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();
  const credited = { why: 'credited', invoice_id: invoiceId } as const;
  let left = minor;
  for (const { id, ...row } of rows) {
    const part = Math.min(left, row.amount_minor);
    if (part === 0) break;
    const own = trx.updateTable('refunds').where('id', '=', id);
    if (part === row.amount_minor) await own.set(credited).execute();
    else {
      await own.set({ amount_minor: row.amount_minor - part }).execute();
      await trx
        .insertInto('refunds')
        .values({ ...row, ...credited, amount_minor: part })
        .execute();
    }
    left -= part;
  }
  return minor - left;
}

/** Refunds of an invoice that is undone. */
interface Owed {
  /** Sessions whose refund the provider is to be asked for now. */
  readonly sessions: readonly string[];
  /** References of payments whose credits are back in the wallet. */
  readonly intoWallet: readonly string[];
}

/** Returns the credits that paid an order to their wallet. */
async function giveCreditsBack(trx: Transaction<Schema>, { clock }: Services, checkoutId: number): Promise<void> {
  const paid = await trx
    .selectFrom('wallet_operations')
    .select(['account_id as accountId', 'kind', 'amount_minor as amount'])
    .where('checkout_id', '=', checkoutId)
    .where('amount_minor', '<', 0)
    .executeTakeFirstOrThrow();
  await bookCredits(trx, { ...paid, amount: -paid.amount, checkoutId, at: clock.now().toISOString() });
}

/**
 * Refunds all payments of an invoice, less earlier refunds: credits return to their wallet at once; a charge, or a part
 * of it, is refunded by the provider; a transfer by the office. The transaction holds the invoice, and undoes it by a
 * credit note.
 */
async function oweBack(trx: Transaction<Schema>, services: Services, invoiceId: number): Promise<Owed> {
  const rows = await trx
    .selectFrom('payment_invoices as x')
    .innerJoin('payments as p', 'p.id', 'x.payment_id')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .select(['c.id', 'c.method', 'c.reference', 'c.provider_session as session'])
    .select(['p.charge', 'p.currency', 'x.amount_minor as minor'])
    .where('x.invoice_id', '=', invoiceId)
    .orderBy('p.id')
    .execute();
  const sessions: string[] = [];
  const intoWallet: string[] = [];
  for (const { id, method, charge, currency, minor, reference, session } of rows) {
    const owed = charge === null ? minor : minor - (await creditReported(trx, { charge, invoiceId, minor }));
    const refund =
      owed > 0
        ? await bookRefund(trx, services, {
            checkout: { id, method },
            amount: money(owed, currency),
            why: 'credited',
            charge: charge ?? `wallet ${reference}`,
            session,
            invoiceId,
          })
        : null;
    if (charge === null) {
      await giveCreditsBack(trx, services, id);
      intoWallet.push(reference);
    }
    await restate(trx, services, reference);
    if (refund === null) continue;
    await announceRefund(trx, services, refund);
    if (session !== null) sessions.push(session);
  }
  return { sessions, intoWallet };
}

/** Open payment pages of the invoice, which must end first; or the result. */
export type Undone =
  | { readonly kind: 'blocked'; readonly pages: readonly Checkout[] }
  | ({ readonly kind: 'undone'; readonly creditNoteId: number } & Owed);

/**
 * Cancels an invoice by a credit note, and updates its money: payments are refunded, card orders without a page are
 * given up, transfers are reduced to the rest. The transaction holds the invoice, its subscription, and the wallet that
 * paid it. Rejects if it is no invoice, or is canceled already.
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
