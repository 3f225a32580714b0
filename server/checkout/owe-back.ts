import type { Transaction } from 'kysely';
import { money } from '../../machines/domain/money.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { bookRefund } from './book-refund.ts';

/** What is owed back of an invoice that is undone. */
export interface Owed {
  /** The provider's sessions that are to be asked now. */
  readonly sessions: readonly string[];
  /** References of payments from a wallet: their credits are the office's to give back. */
  readonly fromWallet: readonly string[];
}

/**
 * Books all that was paid for an invoice as owed back: a charge that paid nothing else by its provider, a transfer or a part
 * of a charge as a task of the office. The transaction holds the invoice, and undoes it by a credit note.
 */
export async function oweBack(trx: Transaction<Schema>, services: Services, invoiceId: number): Promise<Owed> {
  const rows = await trx
    .selectFrom('payment_invoices as x')
    .innerJoin('payments as p', 'p.id', 'x.payment_id')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .select(['c.id', 'c.method', 'c.reference', 'c.provider_session as session'])
    .select(['p.charge', 'p.currency', 'p.amount_minor as paid', 'x.amount_minor as minor'])
    .where('x.invoice_id', '=', invoiceId)
    .orderBy('p.id')
    .execute();
  const sessions: string[] = [];
  for (const { id, method, charge, currency, minor, ...row } of rows) {
    if (charge === null) continue;
    // A provider gives back what a session was charged, and no part of it.
    const session = minor === row.paid ? row.session : null;
    const amount = money(minor, currency);
    await bookRefund(trx, services, { checkout: { id, method }, amount, why: 'credited', charge, session, invoiceId });
    if (session !== null) sessions.push(session);
  }
  return { sessions, fromWallet: rows.flatMap(({ charge, reference }) => (charge === null ? [reference] : [])) };
}
