/** `SIGTERM` ends a process with 0: in order where everything answers, and soon where something hangs. */
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { Client } from 'pg';
import { create, number, type } from 'superstruct';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTime } from '../../server/core/in-time.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { people } from '../../server/seed/people.ts';
import { calls } from '../../contract/calls.ts';
import { openDatabaseRelay } from './database-relay.ts';
import { isExhaustive } from './exhaustive.ts';
import { newKey } from './orders.ts';
import { byLink, firstInvoice, orderOf } from './people.ts';
import type { ServerProcess } from './server-process.ts';
import { startProcess } from './server-process.ts';
import { createSeededDatabase } from './services.ts';

/** Within what time a process ends, in milliseconds: what orchestrators wait before they kill. */
const SOON = 10_000;

const closes: (() => Promise<unknown> | void)[] = [];
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createSeededDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

async function start(environment: Readonly<Record<string, string>> = {}, url = database.url): Promise<ServerProcess> {
  const server = await startProcess(url, environment);
  closes.unshift(server.close);
  return server;
}

/** Backends that wait for a lock. */
async function waiting(): Promise<number> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

const whenWaiting = () => vi.waitUntil(async () => (await waiting()) > 0, { timeout: 20_000, interval: 20 });

/** A person with an order that waits for the row of its invoice, which the test has locked. */
async function orderUnderWay(server: ServerProcess) {
  const scenario = await server.scenario({ name: 'oneInvoice' });
  const visitor = await byLink(server, scenario);
  await client.query('begin');
  await client.query('select from invoices where id = $1 for update', [firstInvoice(scenario).id]);
  const answer = visitor.send(calls['invoice/checkout'], { body: orderOf(scenario) }, { key: newKey() });
  await whenWaiting();
  return { answer };
}

/** A server that takes connections and says nothing. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => null);
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  closes.unshift(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = create(silent.address(), type({ port: number() }));
  const whenCalled = () => vi.waitUntil(() => sockets.size > 0, { timeout: 20_000, interval: 20 });
  return { address: `127.0.0.1:${port}`, whenCalled };
}

/** A request over the one connection of an agent: its status, and the `Connection` header of its answer. */
function over(agent: Agent, url: string) {
  return new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().once('end', () => resolve([response.statusCode, response.headers.connection]));
    });
    sent.once('error', reject).end();
  });
}

it('answers what is under way and what comes on kept connections, is unready at once, and ends with 0', async () => {
  const server = await start();
  await server.ready;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  closes.unshift(() => agent.destroy());
  expect(await over(agent, `${server.origin}/readyz`)).toEqual([200, 'keep-alive']);
  const { answer } = await orderUnderWay(server);
  server.signal('SIGTERM');
  await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).status === 503, { interval: 10 });
  const unready = await fetch(`${server.origin}/readyz`);
  expect(await unready.json()).toEqual({ status: 'unavailable', failed: ['stopping'] });
  expect(await over(agent, `${server.origin}/fr/ajax/infossiteweb`)).toEqual([200, 'close']);
  await client.query('rollback');
  const { status, headers } = await answer;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  expect(await inTime(server.ended, SOON)).toBe(0);
  expect(server.output()).not.toContain('took too long');
  await expect(fetch(`${server.origin}/livez`)).rejects.toThrow('fetch failed');
}, 60_000);

it.runIf(isExhaustive)(
  'ends with 0 while an order waits for a row, and a client, the mail server and the database say nothing',
  async () => {
    const relay = await openDatabaseRelay(database.url);
    closes.unshift(relay.close);
    const mail = await silentServer();
    const server = await start(
      {
        SMTP_URL: `smtp://${mail.address}`,
        DATABASE_LOCK_TIMEOUT: '60000',
        DATABASE_STATEMENT_TIMEOUT: '60000',
      },
      relay.url,
    );
    await server.ready;
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.on('error', () => null);
    closes.unshift(() => void socket.destroy());
    socket.write('POST /fr/ajax/login/login HTTP/1.1\r\nHost: desk\r\nContent-Length: 9\r\n\r\n{');
    await client.query(
      `insert into outbox (created_at, to_address, subject, locale, kind, message_source)
      values (now(), 'awa@example.org', 'Hello', 'en', 'test', E'Subject: Hello\\r\\n\\r\\nHello')`,
    );
    await mail.whenCalled();
    const { answer } = await orderUnderWay(server);
    relay.freeze();
    server.signal('SIGTERM');
    const cut = answer.catch((error: unknown) => String(error));
    expect(await inTime(server.ended, SOON)).toBe(0);
    expect(await cut).toBe('TypeError: fetch failed');
    await client.query('rollback');
  },
  60_000,
);

it.runIf(isExhaustive)(
  'ends with 0 while the payment provider says nothing',
  async () => {
    const provider = await silentServer();
    const server = await start({
      TEST_CONTROL: 'off',
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_51Habcdefgh',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12',
      STRIPE_API_URL: `http://${provider.address}`,
    });
    await server.ready;
    await provider.whenCalled();
    server.signal('SIGTERM');
    expect(await inTime(server.ended, SOON)).toBe(0);
  },
  60_000,
);

describe.runIf(isExhaustive)('a process that seeds the demo', () => {
  let empty: TestDatabase;
  let observer: Client;
  beforeAll(async () => {
    empty = await createTestDatabase();
    observer = new Client({ connectionString: empty.url });
    await observer.connect();
  }, 60_000);
  afterAll(async () => {
    await observer.end();
    await empty.close();
  });

  const seed = () => start({ TEST_CONTROL: 'off', DEMO: 'on' }, empty.url);
  const counted = async () => {
    const { rows } = await observer.query<{ sites: number; accounts: number; modifications: number }>(
      `select (select count(*)::integer from sites) as sites, (select count(*)::integer from accounts) as accounts,
        (select count(*)::integer from modifications) as modifications`,
    );
    return rows[0];
  };

  it('ends with 0 when it is stopped in the middle; the next starts seed everything once', async () => {
    const first = await seed();
    // The seed is one transaction, under an advisory lock.
    const seeding = `select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and objid = 7345093`;
    await vi.waitUntil(async () => (await observer.query(seeding)).rowCount, { timeout: 20_000, interval: 5 });
    first.signal('SIGTERM');
    expect(await inTime(first.ended, SOON)).toBe(0);
    expect(first.output()).not.toContain('Ready on');
    expect(await counted()).toEqual({ sites: 0, accounts: 0, modifications: 0 });

    const second = await seed();
    await second.ready;
    const whole = await counted();
    second.signal('SIGTERM');
    expect(await inTime(second.ended, SOON)).toBe(0);
    expect(whole?.sites).toBe(1);
    expect(whole?.accounts).toBeGreaterThanOrEqual(people.length);
    expect(whole?.modifications).toBeGreaterThan(0);

    const third = await seed();
    await third.ready;
    expect(await counted()).toEqual(whole);
    third.signal('SIGTERM');
    expect(await inTime(third.ended, SOON)).toBe(0);
    expect(third.output()).not.toContain('"level":"error"');
  }, 180_000);
});
