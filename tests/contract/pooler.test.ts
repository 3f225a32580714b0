/**
 * Server processes behind PgBouncer in transaction mode, as `deploy/cluster/pgbouncer.ini` configures it. Without a PgBouncer
 * on the machine (Debian: `apt-get install pgbouncer`) these tests are skipped; `npm run test:long -- cluster` requires it. One
 * process stands for three unless the run is exhaustive.
 */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { programAt } from '../../scripts/cluster/deployed.ts';
import type { Pooler } from '../../scripts/cluster/pgbouncer.ts';
import { openPgBouncer } from '../../scripts/cluster/pgbouncer.ts';
import { calls } from '../../contract/calls.ts';
import { modificationEvents } from '../../contract/modification.ts';
import type { DatabaseRelay } from './database-relay.ts';
import { openDatabaseRelay } from './database-relay.ts';
import { isExhaustive } from './exhaustive.ts';
import { newKey, order } from './orders.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import type { ServerProcess } from './server-process.ts';
import { startProcess } from './server-process.ts';

const isInstalled = programAt('pgbouncer') !== null;

let database: TestDatabase;
/** Between the pooler and the database. */
let relay: DatabaseRelay;
let pooler: Pooler;
/** A connection of the test, without the pooler. */
let client: Client;
const servers: ServerProcess[] = [];

async function setLimits(limits: Readonly<Record<string, number | string>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  for (const [limit, value] of Object.entries(limits))
    await client.query(`alter role current_user in database ${rows[0]?.name} set ${limit} = ${value}`);
  // Sessions that the pooler keeps have the limits of before.
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

const limits = {
  statement_timeout: 10_000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 30_000,
  jit: 'off',
};
const LOCK = { DATABASE_LOCK_TIMEOUT: '1000' };

async function launch(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess(pooler.url, { DEMO: 'on', ...environment });
  servers.push(server);
  return server;
}

const refusalOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const server = await launch(environment);
  expect(await server.ended).toBe(1);
  return server.output();
};

describe.skipIf(!isInstalled)('servers behind PgBouncer in transaction mode', () => {
  let three: readonly [ServerProcess, ServerProcess, ServerProcess];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    relay = await openDatabaseRelay(database.url);
    pooler = await openPgBouncer(relay.url);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await pooler.close();
    relay.close();
    await client.end();
    await database.close();
  });

  it('are refused where the database has not the limits of the settings, with the statements that set them', async () => {
    expect(await refusalOf({ DATABASE_DIRECT_URL: database.url, ...LOCK })).toMatch(
      /limits are not those of the settings.*\n.*set idle_in_transaction_session_timeout = 30000;\n.*set jit = off;\n.*set lock_timeout = 1000;\n.*set statement_timeout = 10000;/,
    );
  });

  it.runIf(isExhaustive)(
    'are refused without an address of the database itself, or with one that leads to a pooler',
    async () => {
      await setLimits(limits);
      expect(await refusalOf(LOCK)).toMatch(/it is a pooler, so name the database itself in DATABASE_DIRECT_URL\./);
      expect(await refusalOf({ ...LOCK, DATABASE_DIRECT_URL: pooler.url })).toMatch(/name the database itself/);
      const ignoring = await openPgBouncer(database.url, { ignored: 'options' });
      expect(await refusalOf({ ...LOCK, DATABASE_DIRECT_URL: ignoring.url })).toMatch(
        /its notifications do not arrive/,
      );
      await ignoring.close();
    },
    120_000,
  );

  it('start together on an empty database, which is migrated once', async () => {
    await setLimits(limits);
    await client.query('drop schema public cascade; create schema public');
    const launched = () => launch({ ...LOCK, DATABASE_DIRECT_URL: database.url });
    const first = launched();
    three = await Promise.all(isExhaustive ? [first, launched(), launched()] : [first, first, first]);
    await Promise.all(three.map(({ ready }) => ready));
    for (const { origin } of three)
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  }, 120_000);

  it('take an order once, whichever process it is sent to', async () => {
    const [first, second] = three;
    const scenario = await first.scenario({ name: 'oneInvoice' });
    const key = newKey();
    const one = await order(await byLink(first, scenario), scenario, { key });
    const other = await order(await byLink(second, scenario), scenario, { key });
    expect(other.reference).toBe(one.reference);
    expect((await first.books(firstInvoice(scenario).id)).checkouts).toHaveLength(1);
  });

  it('tell the open pages of one process what another has changed', async () => {
    const [first, second] = three;
    const person = await first.scenario({ name: 'noInvoice' });
    const stream = await (await signedIn(second, person)).fetch(modificationEvents.path);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/^retry/);
    await client.query('select pg_notify($1, $2)', ['modifications', String(person.account.id)]);
    expect((await reader?.read())?.value).toContain(`event: ${modificationEvents.happened}`);
    await reader?.cancel();
  });

  it.runIf(isExhaustive)('give up a lock after the limit of the database, and answer 503', async () => {
    const [server] = three;
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    await client.query('begin');
    await client.query('select from invoices where id = $1 for update', [firstInvoice(scenario).id]);
    const { status } = await visitor.send(calls['invoice/checkout'], { body: orderOf(scenario) }, { key: newKey() });
    await client.query('rollback');
    expect(status).toBe(503);
  });

  it.runIf(isExhaustive)('answer 503 once the pooler has waited for its database for ten seconds', async () => {
    const [server] = three;
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    relay.close();
    const { status } = await visitor.send(calls['invoice/checkout'], { body: orderOf(scenario) }, { key: newKey() });
    expect(status).toBe(503);
  });
});
