import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import fc from 'fast-check';
import { string } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartVersion } from '../../domain/invoice.ts';
import { CallFailure } from '../../server/core/rpc/call-failure.ts';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { doOnce, underKey } from '../../server/core/rpc/idempotency.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import type { SettableClock } from '../../server/core/clock.ts';
import { settableClock } from '../../server/core/clock.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import { licenceHandlers } from '../../server/features/licence/routes.ts';
import { texts } from '../../server/features/licence/texts.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { codec } from '../../contract/codec.ts';
import { isExhaustive } from './exhaustive.ts';
import { firstVisit } from './licences.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices, servicesOn } from './services.ts';

let server: SeededServices;
beforeAll(async () => {
  server = await openSeededServices();
});
afterAll(() => server.close());

/** More than a lease lasts, in milliseconds. */
const LEASE_OVER = 31_000;

/** Requests and conditions, each of which continues when the scheduler resumes it. */
class Interleaving {
  readonly #scheduler: fc.Scheduler;
  readonly #running = new Set<string>();
  readonly #all: Promise<void>[] = [];
  #ended = 0;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
  }

  /** Waits until it is the turn of `name`. */
  async turn(name: string): Promise<void> {
    this.#running.delete(name);
    await this.#scheduler.schedule(Promise.resolve(), name);
    this.#running.add(name);
  }

  /** Starts work that takes turns. */
  begin(name: string, act: () => Promise<void>): void {
    const end = () => {
      this.#running.delete(name);
      this.#ended += 1;
    };
    this.#all.push(this.turn(name).then(act).finally(end));
  }

  /** Waits until all started work waits for its turn, waits for a lock in PostgreSQL, or has ended. */
  async #quiet(): Promise<void> {
    while (this.#running.size > 0) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      if (this.#running.size <= (rows[0]?.count ?? 0)) return;
    }
  }

  /** Gives turns until all work has ended. */
  async play(): Promise<void> {
    while (this.#ended < this.#all.length) {
      await this.#quiet();
      if (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
    }
    await Promise.all(this.#all);
  }
}

/** A database that waits for its turn after every statement. */
function inTurns(db: Kysely<Schema>, turn: () => Promise<void>): Kysely<Schema> {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await turn();
      return result;
    },
  });
}

/** The outcome of a request: `200` and its answer, or the status of the failure. */
async function outcomeOf(answer: Promise<unknown>): Promise<string> {
  try {
    return `200 ${JSON.stringify(await answer)}`;
  } catch (error) {
    if (error instanceof CallFailure) return String(error.statusCode);
    throw error;
  }
}

/** Sends a request, and repeats it while the server answers that it is in progress, as the page does. */
async function persist(send: () => Promise<unknown>): Promise<string> {
  for (let asked = 1; ; asked += 1) {
    const outcome = await outcomeOf(send());
    if (outcome !== '409' || asked === 200) return outcome;
  }
}

/** A request that two senders send at once with one key, and the row for which its work has to wait. */
interface Case {
  readonly send: (services: Services) => Promise<unknown>;
  readonly lock: (trx: Kysely<Schema>) => Promise<unknown>;
  /** The work done, each time counted. */
  readonly effects: () => Promise<unknown>;
}

async function createPerson(name: 'licence' | 'oneInvoice') {
  const made = await makeScenario(server.services, { name });
  const { id, email } = made.account;
  const person = { id, email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const context: CallContext = {
    locale: 'fr',
    identity: { signedIn: person, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: `key-${crypto.randomUUID()}`,
  };
  return { made, context };
}

type Person = Awaited<ReturnType<typeof createPerson>>;

/** A reader is added; `isTaken`: they have a seat already. */
async function additionTo({ made, context }: Person, isTaken: boolean): Promise<Case> {
  const subscriptionId = made.subscription?.id ?? 0;
  const readers = [firstVisit()];
  const emails = readers.map(({ email }) => email);
  const add = (services: Services, idempotencyKey = `key-${crypto.randomUUID()}`) =>
    licenceHandlers(services)['reader/add'].handle({
      query: null,
      body: { subscriptionId, readers, charge: null, purchaseOrder: '' },
      context: { ...context, idempotencyKey },
    });
  if (isTaken) await add(server.services);
  const key = `key-${crypto.randomUUID()}`;
  return {
    send: (services) => add(services, key),
    lock: (trx) => trx.selectFrom('subscriptions').select('id').where('id', '=', subscriptionId).forUpdate().execute(),
    effects: async () => {
      const seats = await server.db
        .selectFrom('subscription_readers')
        .select('id')
        .where('email', 'in', emails)
        .execute();
      return { seats: seats.length };
    },
  };
}

async function checkoutOf(): Promise<Case> {
  const { made, context } = await createPerson('oneInvoice');
  const [invoice] = made.invoices;
  if (!invoice) throw new Error('This scenario has no invoice');
  const wanted = { invoiceIds: [invoice.id], method: 'card', version: cartVersion([invoice]) } as const;
  return {
    send: (services) => checkOutInvoices(services, providerOf(services), { wanted, context }),
    lock: (trx) => trx.selectFrom('invoices').select('id').where('id', '=', invoice.id).forUpdate().execute(),
    effects: async () => {
      const orders = await server.db
        .selectFrom('checkouts as c')
        .innerJoin('checkout_invoices as i', 'i.checkout_id', 'c.id')
        .innerJoin('sandbox_sessions as s', 's.reference', 'c.reference')
        .select('c.id')
        .where('i.invoice_id', '=', invoice.id)
        .execute();
      return { orders: orders.length };
    },
  };
}

/** Two senders, a lock held for a while by a third party, and a lease that expires twice, in the scheduler’s order. */
async function race(scheduler: fc.Scheduler, { send, lock }: Case): Promise<readonly string[]> {
  const clock: SettableClock = settableClock();
  const turns = new Interleaving(scheduler);
  const outcomes: string[] = [];
  turns.begin('lock', () =>
    server.db.transaction().execute(async (trx) => {
      await lock(trx);
      await turns.turn('lock');
    }),
  );
  for (const name of ['first', 'second']) {
    const services = servicesOn(
      inTurns(server.db, () => turns.turn(name)),
      clock,
    );
    turns.begin(name, async () => {
      outcomes.push(await persist(() => send(services)));
    });
  }
  turns.begin('lease', async () => {
    clock.advance(LEASE_OVER);
    await turns.turn('lease');
    clock.advance(LEASE_OVER);
  });
  await turns.play();
  return outcomes;
}

let licence: Person;
beforeAll(async () => {
  licence = await createPerson('licence');
});

const cases = [
  { what: 'adding a reader', prepare: () => additionTo(licence, false), status: '200', effects: { seats: 1 } },
  { what: 'adding a reader twice', prepare: () => additionTo(licence, true), status: '422', effects: { seats: 1 } },
  { what: 'ordering a payment', prepare: checkoutOf, status: '200', effects: { orders: 1 } },
] as const;

describe('two requests with one key', () => {
  it.each(cases)(
    '$what: get one answer ($status), and the work is done once, in any interleaving',
    async ({ prepare, status, effects }) => {
      const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        // Every run sends as many requests as people do within the hour.
        await server.db.deleteFrom('throttle').execute();
        const prepared = await prepare();
        const outcomes = await race(scheduler, prepared);
        expect(outcomes[1]).toBe(outcomes[0]);
        expect(outcomes.map((outcome) => outcome.slice(0, 3))).toEqual([status, status]);
        expect(await prepared.effects()).toEqual(effects);
      });
      await fc.assert(property, { numRuns: isExhaustive ? 20 : 4, seed: 19, endOnFailure: true });
    },
    60_000,
  );
});

const text = codec(string(), { decode: (wire) => wire, encode: (value) => value });

describe('a lease that was taken over', () => {
  /** A holder whose work is ended by the test, and a second one that takes its key over. */
  async function mount() {
    const clock = settableClock();
    const services = servicesOn(server.db, clock);
    const name = { person: 'account 0', key: `key-${crypto.randomUUID()}` };
    const begin = () => {
      const begun = Promise.withResolvers<void>();
      const work = Promise.withResolvers<string>();
      const outcome = outcomeOf(
        doOnce(services, name, {
          kept: 'contact',
          codec: text,
          words: texts,
          request: 'the same',
          work: () => {
            begun.resolve();
            return work.promise;
          },
        }),
      );
      return { outcome, work, begun: begun.promise };
    };
    const first = begin();
    await first.begun;
    clock.advance(LEASE_OVER);
    const second = begin();
    await second.begun;
    return { first, second, begin };
  }

  it('keeps the answer of the second holder, not that of the first', async () => {
    const { first, second } = await mount();
    first.work.resolve('of the first');
    expect(await first.outcome).toBe('409');
    second.work.resolve('of the second');
    expect(await second.outcome).toBe('200 "of the second"');
  });

  it('is not released when the work of the first holder fails', async () => {
    const { first, second, begin } = await mount();
    first.work.reject(new CallFailure(422, texts.noSeats));
    expect(await first.outcome).toBe('409');
    expect(await begin().outcome).toBe('409');
    second.work.resolve('of the second');
    expect(await second.outcome).toBe('200 "of the second"');
    expect(await begin().outcome).toBe('200 "of the second"');
  });

  it('gives the answer of the second holder when the work of the first fails after it', async () => {
    const { first, second } = await mount();
    second.work.resolve('of the second');
    expect(await second.outcome).toBe('200 "of the second"');
    first.work.reject(new CallFailure(422, texts.noSeats));
    expect(await first.outcome).toBe('200 "of the second"');
  });

  it('lasts 30 seconds', async () => {
    const clock = settableClock();
    const services = servicesOn(server.db, clock);
    const name = { person: 'account 0', key: `key-${crypto.randomUUID()}` };
    const claim = () =>
      outcomeOf(
        underKey(services, name, {
          kept: 'contact',
          codec: text,
          words: texts,
          request: 'the same',
          work: () => Promise.resolve('claimed'),
        }),
      );
    expect(await claim()).toBe('200 "claimed"');
    clock.advance(29_000);
    expect(await claim()).toBe('409');
    clock.advance(2000);
    expect(await claim()).toBe('200 "claimed"');
  });
});
