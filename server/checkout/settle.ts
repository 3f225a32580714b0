import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { PaymentProvider, ProviderState } from '../payments/provider.ts';
import { recordPayment } from './record-payment.ts';

/** What a provider has said of an order, and the event by which it said so, if it did of its own accord. */
export interface Word {
  readonly reference: string;
  readonly session: string;
  readonly state: ProviderState;
  readonly event: { readonly id: string; readonly type: string } | null;
}

/** The order and its invoices, locked: subscriptions first, then invoices, in their order, as every transaction does. */
async function lock(trx: Transaction<Schema>, reference: string) {
  const ordered = trx
    .selectFrom('checkout_invoices as ci')
    .innerJoin('checkouts as c', 'c.id', 'ci.checkout_id')
    .select('ci.invoice_id')
    .where('c.reference', '=', reference);
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('invoice_id', 'in', ordered)
    .orderBy('id')
    .forUpdate()
    .execute();
  const invoices = await trx
    .selectFrom('invoices as i')
    .select(['i.id', 'i.status'])
    .select(
      sql<number>`(select sum(net_minor + vat_minor) from invoice_lines l where l.invoice_id = i.id)::bigint`.as(
        'total',
      ),
    )
    .where('i.id', 'in', ordered)
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  const checkout = await trx
    .selectFrom('checkouts')
    .select(['id', 'reference', 'state', 'method', 'currency', 'total_minor'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return { invoices, checkout };
}

type Locked = Awaited<ReturnType<typeof lock>>['invoices'];

const openStatuses: readonly number[] = [paymentStatus.unpaid, paymentStatus.partlySettled];

function isOpen({ status }: Locked[number]): boolean {
  return openStatuses.includes(status);
}

/** What these invoices ask for now, tax included, in the smallest units. */
function asked(invoices: Locked): number {
  return invoices.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Brings an order in line with the provider's word: the one place where money is written down. Words may come twice, in
 * any order, late or after a cancellation: a success is honoured while the invoices are open and ask for just that, and
 * is given back, once, where something else has paid them or they were written anew. A word on an order that nobody
 * knows changes nothing.
 */
export async function settle(services: Services, provider: PaymentProvider, word: Word): Promise<void> {
  const now = services.clock.now().toISOString();
  await services.db.transaction().execute(async (trx) => {
    if (word.event) {
      const { id, type } = word.event;
      const news = await trx
        .insertInto('confirmations')
        .values({ event_id: id, provider_session: word.session, type, received_at: now })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!news) return;
    }
    const { invoices, checkout } = await lock(trx, word.reference);
    if (!checkout) return;
    const update = trx.updateTable('checkouts').where('id', '=', checkout.id);
    const { state } = word;
    if (state.kind === 'open') await update.set({ checked_at: now }).execute();
    if (state.kind === 'notCharged' && checkout.state === 'open') {
      await update.set({ state: 'notCharged', decline_reason: state.reason, checked_at: now }).execute();
    }
    if (state.kind !== 'paid' || checkout.state === 'paid' || checkout.state === 'refunded') return;
    if (invoices.every(isOpen) && asked(invoices) === checkout.total_minor) {
      const invoiceIds = invoices.map(({ id }) => id);
      await recordPayment(trx, services, checkout, { charge: state.charge, at: state.at, invoiceIds });
      return;
    }
    await update.set({ state: 'refunded', decline_reason: null }).execute();
    await trx
      .insertInto('refunds')
      .values({ checkout_id: checkout.id, provider_session: word.session, requested_at: now, done_at: null })
      .execute();
  });
  await refundDue(services, provider, word.session);
}

/** Gives back what has to be given back: of one session, or of all. Asked again after a failure, until it is done. */
export async function refundDue(
  { db, clock, log }: Services,
  provider: PaymentProvider,
  session: string | null = null,
): Promise<void> {
  const due = await db
    .selectFrom('refunds')
    .select(['checkout_id', 'provider_session'])
    .where('done_at', 'is', null)
    .$if(session !== null, (query) => query.where('provider_session', '=', session))
    .execute();
  for (const { checkout_id: checkout, provider_session: id } of due) {
    try {
      await provider.refund(id);
      const doneAt = clock.now().toISOString();
      await db.updateTable('refunds').set({ done_at: doneAt }).where('checkout_id', '=', checkout).execute();
      log.info('A payment was given back: its invoices were paid already', { checkout });
    } catch (error) {
      log.error('A payment could not be given back yet', error, { checkout });
    }
  }
}
