import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { askedOf } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { Crediting } from '../invoice/credit-invoice.ts';
import { creditInvoice } from '../invoice/credit-invoice.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { beginSubscriptions } from '../subscription/begin.ts';
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
    .where('invoice_id', 'is', null)
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();
  let left = minor;
  for (const { id, ...row } of rows) {
    const part = Math.min(left, row.amount_minor);
    if (part === 0) break;
    // A lost dispute stays one: the bank took the money, and the buyer knows why.
    const credited = { why: row.why === 'disputed' ? row.why : 'credited', invoice_id: invoiceId } as const;
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

/** Refunds of an invoice that is undone, or reduced. */
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
 * Refunds what had paid an invoice beyond what it still asks for, less earlier refunds: credits return to their wallet at
 * once; a charge, or a part of it, is refunded by the provider; a transfer by the office. The transaction holds the
 * invoice, and has credited it.
 */
async function oweBack(
  trx: Transaction<Schema>,
  services: Services,
  { invoiceId, creditNoteId, asked }: Record<'invoiceId' | 'creditNoteId' | 'asked', number>,
): Promise<Owed> {
  const rows = await trx
    .selectFrom('payment_invoices as x')
    .innerJoin('payments as p', 'p.id', 'x.payment_id')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .select(['c.id', 'c.method', 'c.reference', 'c.provider_session as session'])
    .select(['p.charge', 'p.currency'])
    .select(
      sql<number>`(x.amount_minor - coalesce((select sum(r.amount_minor) from refunds r
        where r.invoice_id = x.invoice_id and r.charge = p.charge), 0))::bigint`.as('kept'),
    )
    .where('x.invoice_id', '=', invoiceId)
    .orderBy('p.id')
    .execute();
  const sessions: string[] = [];
  const intoWallet: string[] = [];
  let beyond = rows.reduce((all, { kept }) => all + kept, 0) - asked;
  for (const { id, method, charge, currency, kept, reference, session } of rows) {
    const minor = Math.max(0, Math.min(kept, beyond));
    beyond -= minor;
    const owed = charge === null ? minor : minor - (await creditReported(trx, { charge, invoiceId, minor }));
    const refund =
      owed > 0
        ? await bookRefund(trx, services, {
            checkout: { id, method },
            amount: money(owed, currency),
            why: 'credited',
            charge: charge ?? `wallet ${reference}`,
            session,
            credited: { invoiceId, creditNoteId },
          })
        : null;
    if (charge === null && minor > 0) {
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

/** Settles a partly paid invoice whose rest a credit note covers. */
async function settleByCredit(trx: Transaction<Schema>, { clock }: Services, invoice: Invoice): Promise<void> {
  await trx.updateTable('invoices').set({ status: paymentStatus.settled }).where('id', '=', invoice.id).execute();
  await beginSubscriptions(trx, [invoice.id], clock.now().toISOString());
}

/**
 * Cancels an invoice by a credit note, or reduces it by one for some lines, and updates its money: payments beyond what it
 * still asks for are refunded, card orders without a page are given up, transfers are reduced to the rest. The transaction
 * holds the invoice, its subscription, and the wallet that paid it. Rejects if it is no invoice, or is canceled already,
 * and for a part of an invoice that a wallet has paid.
 */
export async function undoInvoice(trx: Transaction<Schema>, services: Services, crediting: Crediting): Promise<Undone> {
  const { invoice } = crediting;
  const invoiceIds = [invoice.id];
  await ordersOf(trx, invoiceIds).select('id').execute();
  const open = await findOpenOrders(trx, invoiceIds);
  const pages = await closeCards(trx, services, { open, because: 'credited' });
  if (pages.length > 0) return { kind: 'blocked', pages };
  const creditNoteId = await creditInvoice(trx, services, crediting);
  const after = invoiceOf(await selectInvoices(trx).where('i.id', '=', invoice.id).executeTakeFirstOrThrow());
  if (after.status === paymentStatus.partlySettled && after.remaining.minor <= 0)
    await settleByCredit(trx, services, invoice);
  const owed = await oweBack(trx, services, {
    invoiceId: invoice.id,
    creditNoteId,
    asked: askedOf(after).minor,
  });
  await restateTransfers(trx, services, { open, why: 'credited' });
  return { kind: 'undone', creditNoteId, ...owed };
}
