/**
 * A slow or disconnecting database: a server answers 503, leaves nothing half done, and goes on answering
 * requests that do not wait.
 */
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { calls } from '../../contract/calls.ts';
import type { DatabaseRelay } from './database-relay.ts';
import { openDatabaseRelay } from './database-relay.ts';
import { isExhaustive } from './exhaustive.ts';
import { newKey } from './orders.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import { createSeededDatabase } from './services.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Visitor, Wire } from './visitor.ts';

const NAME = 'tried-server';

let database: TestDatabase;
let relay: DatabaseRelay;
/** Connections of the test: one holds locks, the other observes. */
let holder: Client;
let observer: Client;
const servers: TestServer[] = [];

beforeAll(async () => {
  database = await createSeededDatabase();
  relay = await openDatabaseRelay(database.url);
  holder = new Client({ connectionString: database.url });
  observer = new Client({ connectionString: database.url });
  await Promise.all([holder.connect(), observer.connect()]);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  relay.close();
  await Promise.all([holder.end(), observer.end()]);
  await database.close();
});

// A failed test must not hold the next one's locks.
afterEach(() => holder.query('rollback'));

async function start(environment: Readonly<Record<string, string>>): Promise<TestServer> {
  const url = new URL(relay.url);
  url.searchParams.set('application_name', NAME);
  const server = await openServer({ DATABASE_URL: url.href, ...environment });
  servers.push(server);
  return server;
}

/** Backends of the server that wait for a lock. */
async function waiting(): Promise<readonly number[]> {
  const { rows } = await observer.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock' order by pid`,
    [NAME],
  );
  return rows.map(({ pid }) => pid);
}

async function whenWaiting(least = 1): Promise<readonly number[]> {
  return vi.waitUntil(
    async () => {
      const pids = await waiting();
      return pids.length >= least && pids;
    },
    { timeout: 20_000, interval: 20 },
  );
}

/** Ends backends, and resolves once they are gone: one that still answers would go back to the pool and break another read. */
async function terminate(pids: readonly number[]): Promise<void> {
  await observer.query('select pg_terminate_backend(pid, 20000) from unnest($1::integer[]) as pid', [pids]);
}

/** A person with an invoice whose row the test has locked. */
async function newBuyer(server: TestServer) {
  const scenario = await server.scenario({ name: 'oneInvoice' });
  const visitor = await byLink(server, scenario);
  const { id } = firstInvoice(scenario);
  const order = (key: string): Promise<Wire> =>
    visitor.send(calls['invoice/checkout'], { body: orderOf(scenario) }, { key });
  await holder.query('begin');
  await holder.query('select from invoices where id = $1 for update', [id]);
  return { id, visitor, order };
}

/** Answer to every order while the database does not answer in time. */
const unavailable = {
  status: 503,
  body: { isSuccess: false, feedback: 'Notre service est très sollicité. Réessayez dans un instant.', data: null },
};

async function statusOf(visitor: Visitor, path: string): Promise<number> {
  return (await visitor.fetch(path)).status;
}

describe('one locked row with 40 orders waiting for it', () => {
  const timeouts = [
    ['lock', { DATABASE_LOCK_TIMEOUT: '4000' }],
    ['statement', { DATABASE_STATEMENT_TIMEOUT: '4000', DATABASE_LOCK_TIMEOUT: '60000' }],
  ] as const;
  it.each(isExhaustive ? timeouts : timeouts.slice(0, 1))(
    'leaves everything else answering; the orders get 503 after the %s timeout, and one order when repeated',
    async (_, environment) => {
      const server = await start(environment);
      const other = await server.scenario({ name: 'oneInvoice' });
      const { id, visitor, order } = await newBuyer(server);
      const keys = Array.from({ length: 40 }, newKey);
      const asked = Promise.all(keys.map(order));
      await whenWaiting(3);
      for (const path of ['/readyz', '/livez', '/fr/ajax/user', '/fr/ajax/infossiteweb'])
        expect([path, await statusOf(visitor, path)]).toEqual([path, 200]);
      // The row is still held: what writes elsewhere does not wait for it.
      const elsewhere = await signedIn(server, other);
      const ordered = await elsewhere.send(calls['invoice/checkout'], { body: orderOf(other) }, { key: newKey() });
      expect(ordered.status).toBe(200);
      const signup = { email: 'awa@example.org', lettres: [{ pubSId: null, rubrique: 'vientDeParaitre' }] };
      expect(
        (await server.visitor().send(calls['form/newsletter'], { body: { ...signup, origine: 'landing' } })).status,
      ).toBe(200);
      for (const answer of await asked) {
        expect(answer).toMatchObject(unavailable);
        expect(answer.headers.get('retry-after')).toBe('5');
      }
      expect((await server.books(id)).checkouts).toEqual([]);
      await holder.query('rollback');
      // A person may order 60 times in ten minutes.
      for (const key of keys.slice(0, 14)) expect((await order(key)).status).toBe(200);
      expect((await server.books(id)).checkouts).toHaveLength(1);
    },
    60_000,
  );
});

describe.runIf(isExhaustive)('a transaction whose server hears nothing any more', () => {
  it('is ended by the database, which releases its locks; the order is repeated under its key', async () => {
    const server = await start({
      DATABASE_IDLE_TRANSACTION_TIMEOUT: '500',
      DATABASE_LOCK_TIMEOUT: '60000',
      DATABASE_STATEMENT_TIMEOUT: '60000',
    });
    const { id, order } = await newBuyer(server);
    const key = newKey();
    const asked = order(key);
    await whenWaiting();
    relay.freeze();
    // The order gets its lock, but the relay is frozen.
    await holder.query('rollback');
    await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 20_000, interval: 20 });
    await holder.query('begin');
    await holder.query('select from invoices where id = $1 for update', [id]);
    await holder.query('rollback');
    relay.thaw();
    expect(await asked).toMatchObject(unavailable);
    expect((await order(key)).status).toBe(200);
    expect((await server.books(id)).checkouts).toHaveLength(1);
  }, 60_000);
});

describe('a connection that breaks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ DATABASE_LOCK_TIMEOUT: '60000', DATABASE_STATEMENT_TIMEOUT: '60000' });
  }, 60_000);

  it.each([
    ['once is not noticed by a read', 1, 200],
    ['twice is a 503', 2, 503],
  ])(
    '%s',
    async (_, breaks, status) => {
      await holder.query('begin');
      await holder.query('lock table countries in access exclusive mode');
      const asked = server.visitor().send(calls.infossiteweb);
      const broken = new Set<number>();
      for (let count = 0; count < breaks; count += 1) {
        const pids = await vi.waitUntil(async () => {
          const fresh = (await waiting()).filter((pid) => !broken.has(pid));
          return fresh.length > 0 && fresh;
        }, 20_000);
        for (const pid of pids) broken.add(pid);
        await terminate(pids);
      }
      if (status === 200) await whenWaiting();
      await holder.query('rollback');
      expect((await asked).status).toBe(status);
    },
    60_000,
  );

  it('72 reads are answered though the connection of most of them breaks', async () => {
    const visitor = server.visitor();
    const statuses = new Map<number, number>();
    for (let round = 0; round < 6; round += 1) {
      await holder.query('begin');
      await holder.query('lock table countries in access exclusive mode');
      const asked = Promise.all(Array.from({ length: 12 }, () => visitor.send(calls.infossiteweb)));
      // Five connections read.
      await terminate(await whenWaiting(5));
      await holder.query('rollback');
      for (const { status } of await asked) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[200, 72]]);
  }, 60_000);

  it('is a 503 for an order, which is not repeated by the server', async () => {
    const { id, order } = await newBuyer(server);
    const key = newKey();
    const asked = order(key);
    await terminate(await whenWaiting());
    // A repetition by the server would wait for the row again.
    expect(await asked).toMatchObject(unavailable);
    expect((await server.books(id)).checkouts).toEqual([]);
    await holder.query('rollback');
    expect((await order(key)).status).toBe(200);
    expect((await server.books(id)).checkouts).toHaveLength(1);
  }, 60_000);
});
