import { sql } from 'kysely';
import { money } from '../../domain/money.ts';
import { taxOfLines } from '../../domain/vat-by-rate.ts';
import type { ConfirmationMode } from '../core/db/sandbox-schema.ts';
import { endSession } from '../core/payments/sandbox/sessions.ts';
import type { Services } from '../core/services.ts';

/** All records of one invoice: orders, payments, refunds, and the sandbox's own sessions and events. */
export async function readBooks({ db }: Services, invoiceId: number) {
  const orders = db
    .selectFrom('checkouts as c')
    .innerJoin('checkout_invoices as ci', 'ci.checkout_id', 'c.id')
    .where('ci.invoice_id', '=', invoiceId);
  const [invoice, checkouts, payments, refunds, sessions, events] = await Promise.all([
    db.selectFrom('invoices').select(['id', 'reference', 'status']).where('id', '=', invoiceId).executeTakeFirst(),
    orders.selectAll('c').orderBy('c.id').execute(),
    db
      .selectFrom('payments as p')
      .innerJoin('payment_invoices as x', 'x.payment_id', 'p.id')
      .selectAll('p')
      .where('x.invoice_id', '=', invoiceId)
      .execute(),
    orders.innerJoin('refunds as r', 'r.checkout_id', 'c.id').selectAll('r').execute(),
    orders
      .innerJoin('sandbox_sessions as s', 's.reference', 'c.reference')
      .select(['s.id', 's.reference', 's.state', 's.charge', 's.confirmation'])
      .select((eb) =>
        eb
          .selectFrom('sandbox_refunds as b')
          .select((moments) => moments.fn.max('b.created_at').as('at'))
          .whereRef('b.session_id', '=', 's.id')
          .where('b.state', '=', 'done')
          .as('refunded_at'),
      )
      .orderBy('s.created_at')
      .execute(),
    orders
      .innerJoin('sandbox_sessions as s', 's.reference', 'c.reference')
      .innerJoin('sandbox_events as e', 'e.session_id', 's.id')
      .selectAll('e')
      .orderBy('e.sequence')
      .execute(),
  ]);
  return { invoice, checkouts, payments, refunds, sessions, events };
}

/** A subscription's row, the records of its invoice, its account's wallet, and the wallet payments of its orders. */
export async function readSubscriptionBooks(services: Services, id: number) {
  const { db } = services;
  const subscription = await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { account_id: accountId, invoice_id: invoiceId } = subscription;
  const wallet = db.selectFrom('wallets').select('balance_minor').where('account_id', '=', accountId);
  const operations = db
    .selectFrom('wallet_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('checkout_id', 'is not', null)
    .orderBy('id');
  return {
    subscription,
    books: invoiceId === null ? null : await readBooks(services, invoiceId),
    balance: (await wallet.executeTakeFirst())?.balance_minor ?? null,
    operations: await operations.execute(),
  };
}

/** The quote requests of an address, oldest first. */
export async function readRequests({ db }: Services, email: string) {
  return db
    .selectFrom('quote_requests')
    .select(['reference', 'locale', 'offer', 'requester'])
    .where(sql<string>`requester->>'email'`, '=', email)
    .orderBy('id')
    .execute();
}

/** The emails to an address, oldest first. */
export async function readMail({ db }: Services, to: string) {
  return db.selectFrom('outbox').selectAll().where('to_address', '=', to).orderBy('id').execute();
}

/**
 * Changes the price of an invoice's first line, as another back end might while a buyer looks at it: our database's
 * trigger forbids that, so it is disabled meanwhile.
 */
export async function changePrice({ db }: Services, invoiceId: number, net: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('invoice_lines as l')
      .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
      .select(['l.position', 'l.net_minor as net', 'l.vat_rate as vatRate', 'i.currency'])
      .where('l.invoice_id', '=', invoiceId)
      .orderBy('l.position')
      .execute();
    const lines = rows.map((line) => ({ ...line, net: line.position === 1 ? net : line.net }));
    const taxes = taxOfLines(
      lines.map(({ net: minor, vatRate, currency }) => ({ net: money(minor, currency), vatRate })),
    );
    await sql`alter table invoice_lines disable trigger invoice_lines_stay`.execute(trx);
    for (const [index, { position, net: minor }] of lines.entries()) {
      await trx
        .updateTable('invoice_lines')
        .set({ net_minor: minor, vat_minor: taxes[index]?.minor ?? 0 })
        .where('invoice_id', '=', invoiceId)
        .where('position', '=', position)
        .execute();
    }
    await sql`alter table invoice_lines enable trigger invoice_lines_stay`.execute(trx);
  });
}

/** Changes the price of a subscription's first line, as the office may while a buyer looks at it. */
export async function changeSubscriptionPrice({ db }: Services, subscriptionId: number, net: number): Promise<void> {
  await db
    .updateTable('subscription_lines')
    .set({ net_minor: net })
    .where('subscription_id', '=', subscriptionId)
    .where('position', '=', 1)
    .execute();
}

/**
 * Charges a sandbox session in any state, as a bank does whose answer crosses a cancellation, and reports it in a
 * confirmation mode.
 */
export async function chargeAs(services: Services, reference: string, confirmation: ConfirmationMode): Promise<void> {
  const { db } = services;
  await db
    .updateTable('sandbox_sessions')
    .set({ state: 'open', decline_reason: null, completed_at: null })
    .where('reference', '=', reference)
    .where('charge', 'is', null)
    .execute();
  const { id } = await db
    .updateTable('sandbox_sessions')
    .set({ confirmation })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSession(services, id, { state: 'paid' });
}

/** Deletes every counted attempt, so that one test's sign-ins do not slow down another's. */
export async function forgetAttempts({ db }: Services): Promise<void> {
  await sql`truncate throttle`.execute(db);
}
