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

/** What a charge had paid for an invoice that a credit note undoes. */
interface Credited {
  readonly charge: string;
  readonly invoiceId: number;
  readonly minor: number;
}

/**
 * Counts money of a charge that went back without this server asking as given back for an invoice that a credit note undoes, at
 * most `minor`; a refund of more is split. Returns how much that is.
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

/** What became of the money that had paid an invoice which is undone. */
interface Owed {
  /** The provider's sessions that are to be asked now. */
  readonly sessions: readonly string[];
  /** References of the payments whose credits are in their wallet again. */
  readonly intoWallet: readonly string[];
}

/** Puts the credits that paid an order into their wallet again. */
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
 * Gives back all that was paid for an invoice, less what has gone back already: credits go into their wallet at once; a charge,
 * or a part of it, is asked back from the provider; a transfer is sent by the office. The transaction holds the invoice, and
 * undoes it by a credit note.
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
