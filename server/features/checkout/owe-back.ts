import type { Transaction } from 'kysely';
import { money } from '../../../machines/domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { bookCredits } from '../wallet/book-credits.ts';
import { announceRefund, bookRefund } from './book-refund.ts';
import { creditReported } from './credit-reported.ts';
import { restate } from './restate.ts';

/** What became of the money that had paid an invoice which is undone. */
export interface Owed {
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
export async function oweBack(trx: Transaction<Schema>, services: Services, invoiceId: number): Promise<Owed> {
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
