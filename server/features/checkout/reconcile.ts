import { sql } from 'kysely';
import { inTime } from '../../core/in-time.ts';
import type { Services } from '../../core/services.ts';
import type { PaymentProvider, ProviderState } from '../../core/payments/provider.ts';
import { settle } from './settle.ts';

/** Interval of status queries for an order of unknown outcome, in milliseconds. */
const INTERVAL = 10_000;

/** Grace period for the webhook before the provider's answer is used instead, in milliseconds. */
const GRACE = 15_000;

/** An order without a session is canceled after this: the process that placed it was killed. In milliseconds. */
const STILLBORN = 120_000;

/** How long a closed order is still checked for a late charge, in milliseconds. */
const AFTERMATH = 7 * 24 * 3_600_000;

/**
 * First interval of queries about a closed order, in milliseconds; later intervals are half the time since it closed.
 */
const FIRST_GAP = 20_000;

/** Timeout of a query, in milliseconds. */
const PATIENCE = 10_000;

/** Orders queried concurrently. */
const BATCH = 20;

/**
 * Claims card orders that are due for a query: other processes skip them until they are due again. Open ones are
 * queried every `INTERVAL`; the interval doubles after each query without an answer, so that failing orders leave room
 * for the others. Closed ones are queried at growing intervals.
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
            .innerJoin('payment_invoices as x', 'x.invoice_id', 'ci.invoice_id')
            .innerJoin('payments as p', 'p.id', 'x.payment_id')
            .whereRef('ci.checkout_id', '=', 'c.id')
            // An earlier payment of a part is no other one: the page is for the rest.
            .whereRef('p.paid_at', '>', 'c.created_at')
            .select('p.id'),
        )
        .as('isPaidOtherwise'),
    )
    .execute();
}

type UnknownOrder = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * The state of an order at the provider; closes an open session if its invoices were paid otherwise, to avoid a second
 * charge.
 */
async function stateOf(provider: PaymentProvider, order: UnknownOrder, now: number): Promise<ProviderState> {
  if (order.session !== null) {
    return order.isPaidOtherwise && order.state === 'open'
      ? provider.expireSession(order.session)
      : provider.readSession(order.session);
  }
  const isStillborn = new Date(order.createdAt).getTime() <= now - STILLBORN;
  return isStillborn ? { kind: 'notCharged', reason: 'expired' } : { kind: 'open' };
}

/** Queries one order and applies the answer. Rejects if there is none in time. */
async function ask(services: Services, provider: PaymentProvider, order: UnknownOrder): Promise<void> {
  const now = services.clock.now().getTime();
  const { id, reference, session } = order;
  const state = await inTime(stateOf(provider, order, now), PATIENCE);
  await services.db.updateTable('checkouts').set({ unanswered: 0 }).where('id', '=', id).execute();
  // No webhook confirms the charge of a closed order, and its next query is far off.
  const isEarly = order.state === 'open' && state.kind === 'paid' && new Date(state.at).getTime() > now - GRACE;
  // Its page was closed where another payment had come for its invoices.
  const because = order.isPaidOtherwise && order.state === 'open' ? 'changed' : null;
  if (!isEarly) await settle(services, provider, { reference, session, state, event: null, because });
}

/**
 * Queries the provider about card orders of unknown outcome, so that charges are booked and expired sessions closed
 * without a visit or a webhook; and about closed ones, in case they were charged late. A slow answer delays no other
 * order.
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
