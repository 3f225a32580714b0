import { Gauge } from '@prometheus-io/client';
import type { Registry } from '@prometheus-io/client';
import { declineReasons, paymentMethods } from '../../domain/payment.ts';
import type { Services } from '../core/services.ts';

/** States of pending refunds, by the party that acts (server/README.md). */
const dueStates = ['toDecide', 'toAsk', 'toSend'] as const;

const ends = ['open', 'paid', 'refunded', ...declineReasons];

/** How far back orders are counted, in milliseconds: over all of them, the cost grew with the table. */
const DAY = 86_400_000;

/** Orders placed in the last day by how they ended: `paid`, `refunded`, or why nothing was charged; `open` ones have not. */
async function countOrders({ db, clock }: Services): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('checkouts')
    .select((eb) => ['state', 'decline_reason as reason', eb.fn.countAll<number>().as('count')])
    .where('created_at', '>', new Date(clock.now().getTime() - DAY).toISOString())
    .groupBy(['state', 'decline_reason'])
    .execute();
  const counts = new Map<string, number>(ends.map((end) => [end, 0]));
  for (const { state, reason, count } of rows) counts.set(reason ?? state, (counts.get(reason ?? state) ?? 0) + count);
  return counts;
}

/**
 * Adds the metrics of orders, emails and refunds, read from the database at each request for them. Indexes find open
 * rows and those of a day, so that the cost does not grow with the tables.
 */
export function addBusinessMetrics(registry: Registry, services: Services): void {
  const { db, clock } = services;
  const registers = [registry];
  const age = (moment: string | null | undefined) =>
    moment ? Math.max(0, (clock.now().getTime() - new Date(moment).getTime()) / 1000) : 0;

  new Gauge({
    name: 'desk_orders',
    help: 'Orders of the last 24 hours by end: paid, refunded, or why nothing was charged; open: not ended',
    labelNames: ['end'],
    registers,
    async collect() {
      for (const [end, count] of await countOrders(services)) this.set({ end }, count);
    },
  });

  new Gauge({
    name: 'desk_oldest_open_order_age_seconds',
    help: 'Age of the oldest order that has not ended, by method; 0: there is none',
    labelNames: ['method'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('checkouts')
        .select((eb) => ['method', eb.fn.min('created_at').as('oldest')])
        .where('state', '=', 'open')
        .groupBy('method')
        .execute();
      for (const method of paymentMethods) this.set({ method }, age(rows.find((row) => row.method === method)?.oldest));
    },
  });

  new Gauge({
    name: 'desk_oldest_unsent_email_age_seconds',
    help: 'Age of the oldest email that is still to be sent; 0: there is none',
    registers,
    async collect() {
      const row = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('created_at').as('oldest'))
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirst();
      this.set(age(row?.oldest));
    },
  });

  new Gauge({
    name: 'desk_refunds_due',
    help: 'Refunds that are still to be made, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('refunds')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .where('state', 'in', dueStates)
        .groupBy('state')
        .execute();
      for (const state of dueStates) this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    },
  });
}
