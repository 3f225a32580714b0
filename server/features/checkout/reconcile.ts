import { sql } from 'kysely';
import { inTime } from '../../core/in-time.ts';
import type { Services } from '../../core/services.ts';
import type { PaymentProvider, ProviderState } from '../../core/payments/provider.ts';
import { settle } from './settle.ts';

/** An order whose end is not known is asked about this often, in milliseconds. */
const INTERVAL = 10_000;

/** A confirmation has this long to come of itself before the provider's answer is taken for it, in milliseconds. */
const GRACE = 15_000;

/** An order that never got a session is given up after this: whoever placed it was killed. In milliseconds. */
const STILLBORN = 120_000;

/** An order that was closed may be charged late; it is asked about for so long, in milliseconds. */
const AFTERMATH = 7 * 24 * 3_600_000;

/** Between the first questions about a closed order, in milliseconds; later a gap is half as long as it has been closed. */
const FIRST_GAP = 20_000;

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

/** So many orders are asked about side by side. */
const BATCH = 20;

/**
 * Takes orders by card that are due to be asked about: other processes pass over them until they are due again. Open ones
 * are asked about every `INTERVAL`; after each question without an answer the gap is twice as long, so that orders that
 * cannot be asked about leave room for the others. Closed ones are asked about when half as long again has passed since.
 */
async function claimDue({ db }: Services, now: number) {
  const moment = new Date(now).toISOString();
  const gap = sql`${INTERVAL} * power(2, least(unanswered, 9)) * interval '1 millisecond'`;
  // A delayed payment takes days: the gap grows to an hour.
  const delayedGap = sql`case when processing_since is null then interval '0'
    else least(interval '1 hour', (checked_at - processing_since) / 2) end`;
  const closedGap = sql`greatest(${FIRST_GAP} * interval '1 millisecond', (checked_at - closed_at) / 2)`;
  return db
    .updateTable('checkouts as c')
    .set({ checked_at: moment, unanswered: sql<number>`c.unanswered + 1` })
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('checkouts')
        .select('id')
        .where('method', '=', 'card')
        .where(sql<boolean>`checked_at + greatest(${gap}, ${delayedGap}) <= ${moment}::timestamptz`)
        .where((is) =>
          is.or([
            is('state', '=', 'open'),
            is.and([
              is('state', '=', 'notCharged'),
              is('provider_session', 'is not', null),
              is('closed_at', '>', new Date(now - AFTERMATH).toISOString()),
              sql<boolean>`checked_at + ${closedGap} <= ${moment}::timestamptz`,
            ]),
          ]),
        )
        .orderBy('checked_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['c.id', 'c.state', 'c.reference', 'c.provider_session as session', 'c.created_at as createdAt'])
    .returning((eb) =>
      eb
        .exists(
          eb
            .selectFrom('checkout_invoices as ci')
            .innerJoin('payment_invoices as p', 'p.invoice_id', 'ci.invoice_id')
            .whereRef('ci.checkout_id', '=', 'c.id')
            .select('p.payment_id'),
        )
        .as('isPaidOtherwise'),
    )
    .execute();
}

type UnknownOrder = Awaited<ReturnType<typeof claimDue>>[number];

/** How an order stands; an open session for what something else has paid is closed rather than left for a second charge. */
async function stateOf(provider: PaymentProvider, order: UnknownOrder, now: number): Promise<ProviderState> {
  if (order.session !== null) {
    return order.isPaidOtherwise && order.state === 'open'
      ? provider.expireSession(order.session)
      : provider.readSession(order.session);
  }
  const isStillborn = new Date(order.createdAt).getTime() <= now - STILLBORN;
  return isStillborn ? { kind: 'notCharged', reason: 'expired' } : { kind: 'open' };
}

/** Asks about one order, and brings it in line with the answer. Rejects where there is none in time. */
async function ask(services: Services, provider: PaymentProvider, order: UnknownOrder): Promise<void> {
  const now = services.clock.now().getTime();
  const { id, reference, session } = order;
  const state = await inTime(stateOf(provider, order, now), PATIENCE);
  await services.db.updateTable('checkouts').set({ unanswered: 0 }).where('id', '=', id).execute();
  // Nobody confirms a charge of an order that was closed, and the next question is long in coming.
  const isEarly = order.state === 'open' && state.kind === 'paid' && new Date(state.at).getTime() > now - GRACE;
  if (!isEarly) await settle(services, provider, { reference, session, state, event: null });
}

/**
 * Asks the provider about orders by card whose end is not known, so that a charge is written down, and an expired
 * session closed, without anyone's visit and without a confirmation; and about closed ones, in case they were charged
 * late. Whoever waits for an answer holds up nobody else.
 */
export async function reconcile(services: Services, provider: PaymentProvider): Promise<void> {
  const claim = () => claimDue(services, services.clock.now().getTime());
  for (let due = await claim(); due.length > 0; due = await claim()) {
    await Promise.all(
      due.map((order) =>
        ask(services, provider, order).catch((error: unknown) => {
          const { reference } = order;
          services.log.error('The provider could not be asked about an order', error, { reference });
        }),
      ),
    );
  }
}
