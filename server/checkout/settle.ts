import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { PaymentStatus } from '../../machines/domain/enumerations.ts';
import { isOpen } from '../../machines/domain/invoice.ts';
import { money } from '../../machines/domain/money.ts';
import type { RefundReason } from '../../machines/domain/payment.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentProvider, ProviderState } from '../payments/provider.ts';
import type { Services } from '../services.ts';
import type { Asking } from './apportion.ts';
import { apportionCharge, apportionTransfer } from './apportion.ts';
import { bookRefund } from './book-refund.ts';
import { giveBackDue } from './give-back.ts';
import { recordPayment } from './record-payment.ts';

/** What a provider has said of an order, or the office of a transfer; and the event by which it came, if it came by one. */
export interface Word {
  readonly reference: string;
  /** The provider's session; `null` for a transfer. */
  readonly session: string | null;
  readonly state: ProviderState;
  readonly event: { readonly id: string; readonly type: string } | null;
}

/** An order, locked with all that is paid by it: subscriptions first, then invoices, in their order, as every transaction does. */
export async function lockOrder(trx: Transaction<Schema>, reference: string) {
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
  await trx.selectFrom('invoices').select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();
  return trx
    .selectFrom('checkouts')
    .select(['id', 'reference', 'state', 'method', 'currency'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** An invoice of an order, as it stands. */
type Standing = Asking & { readonly status: PaymentStatus };

/** The invoices of an order, what is due first before the rest; read in a statement of its own after the wait. */
async function readStanding(trx: Transaction<Schema>, { id }: Locked): Promise<readonly Standing[]> {
  const total = sql<number>`(
    select sum(net_minor + vat_minor) from invoice_lines l where l.invoice_id = i.id)::bigint`;
  const received = sql<number>`(
    select coalesce(sum(amount_minor), 0) from payment_invoices p where p.invoice_id = i.id)::bigint`;
  const rows = await trx
    .selectFrom('checkout_invoices as ci')
    .innerJoin('invoices as i', 'i.id', 'ci.invoice_id')
    .select(['i.id as invoiceId', 'i.status', 'ci.total_minor as ordered'])
    .select([total.as('total'), received.as('received')])
    .where('ci.checkout_id', '=', id)
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
  return rows.map(({ invoiceId, status, ordered, total: now, received: before }) => ({
    invoiceId,
    status,
    isAsOrdered: isOpen({ status }) && now === ordered,
    remaining: isOpen({ status }) ? now - before : 0,
  }));
}

/** Whether this money is in the books already: a page is charged once, a transfer is known by what the bank calls it. */
async function isBooked(trx: Transaction<Schema>, { id, method }: Locked, charge: string): Promise<boolean> {
  const isSame = method === 'transfer' ? sql<boolean>`charge = ${charge}` : sql<boolean>`checkout_id = ${id}`;
  const paid = trx.selectFrom('payments').select('charge').where(isSame);
  const refunded = trx.selectFrom('refunds').select('charge').where(isSame);
  return (await paid.unionAll(refunded).execute()).length > 0;
}

type PaidState = Extract<ProviderState, { kind: 'paid' }>;

function reasonOf(invoices: readonly Standing[], isKeptInPart: boolean): RefundReason {
  if (isKeptInPart) return 'tooMuch';
  return invoices.some(isOpen) ? 'changedSince' : 'paidOtherwise';
}

/** Writes down what came for an order that is locked, once: what it pays, and what goes back. */
export async function receive(
  trx: Transaction<Schema>,
  services: Services,
  checkout: Locked,
  { session, state: { charge, amount, at } }: Pick<Word, 'session'> & { readonly state: PaidState },
): Promise<void> {
  if (await isBooked(trx, checkout, charge)) return;
  const giveBack = (minor: number, why: RefundReason) =>
    bookRefund(trx, services, { checkout, amount: money(minor, amount.currency), why, charge, session });
  if (amount.currency !== checkout.currency) {
    await giveBack(amount.minor, 'otherCurrency');
    return;
  }
  const invoices = await readStanding(trx, checkout);
  const apportion = checkout.method === 'transfer' ? apportionTransfer : apportionCharge;
  const { parts, rest } = apportion(amount.minor, invoices);
  if (parts.length > 0) {
    const asked = invoices.reduce((sum, { isAsOrdered, remaining }) => sum + (isAsOrdered ? remaining : 0), 0);
    await recordPayment(trx, services, checkout, { charge, at, parts, isShort: amount.minor < asked });
  } else if (checkout.state !== 'paid') {
    const refunded = { state: 'refunded', decline_reason: null, closed_at: null } as const;
    await trx.updateTable('checkouts').set(refunded).where('id', '=', checkout.id).execute();
  }
  if (rest > 0) await giveBack(rest, reasonOf(invoices, parts.length > 0));
}

/**
 * Brings an order in line with what is said of it: the one place where money is written down. Words may come twice, in
 * any order, late or after a cancellation. A charge is honoured while the invoices are open and ask for just that, and
 * given back, once, where something else has paid them or they say something else. A transfer pays what is open of them;
 * too little leaves the rest to be paid, too much goes back. A word on an order that nobody knows changes nothing.
 */
export async function settle(services: Services, provider: PaymentProvider, word: Word): Promise<void> {
  const now = services.clock.now().toISOString();
  const { state, event, reference, session } = word;
  await services.db.transaction().execute(async (trx) => {
    if (event) {
      const { id, type } = event;
      const news = await trx
        .insertInto('confirmations')
        .values({ event_id: id, provider_session: session ?? '', type, received_at: now })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!news) return;
    }
    const checkout = await lockOrder(trx, reference);
    if (!checkout) return;
    const update = trx.updateTable('checkouts').where('id', '=', checkout.id);
    if (state.kind === 'open') await update.set({ checked_at: now }).execute();
    if (state.kind === 'notCharged' && checkout.state === 'open') {
      const closed = { state: 'notCharged', decline_reason: state.reason, checked_at: now, closed_at: now } as const;
      await update.set(closed).execute();
    }
    if (state.kind === 'paid') await receive(trx, services, checkout, { session, state });
  });
  if (session !== null) await giveBackDue(services, provider, session);
}
