/** `/readyz` says whether a server can answer, `/livez` whether it runs. */
import { Client } from 'pg';
import { array, create, string, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import type { DatabaseRelay } from './database-relay.ts';
import { openDatabaseRelay } from './database-relay.ts';
import { createSeededDatabase } from './services.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let database: TestDatabase;
let relay: DatabaseRelay;
let client: Client;
let server: TestServer;

beforeAll(async () => {
  database = await createSeededDatabase();
  relay = await openDatabaseRelay(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
  server = await openServer({ DATABASE_URL: relay.url, BACKGROUND_AGE: '3000' }, { worksInBackground: true });
}, 60_000);
afterAll(async () => {
  await server.close();
  relay.close();
  await client.end();
  await database.close();
});

const ready = { status: 200, body: { status: 'ok' } };
const unready = (...failed: readonly string[]) => ({ status: 503, body: { status: 'unavailable', failed } });

/** Status and body; throws after ten seconds without an answer. */
async function answerOf(path: string) {
  const response = await fetch(server.origin + path, { signal: AbortSignal.timeout(10_000) });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function run(statement: string): Promise<void> {
  await client.query(statement);
}

const databaseName = () => new URL(database.url).pathname.slice(1);

describe('a server', () => {
  it.each([
    [
      'a database that takes no writes',
      'database',
      () => run(`alter database ${databaseName()} set default_transaction_read_only = on`),
      async () => {
        await run('set default_transaction_read_only = off');
        await run(`alter database ${databaseName()} reset default_transaction_read_only`);
      },
    ],
    [
      'a missing migration',
      'migrations',
      () => run(`update kysely_migration set name = '0162-other' where name = '0162-samples'`),
      () => run(`update kysely_migration set name = '0162-samples' where name = '0162-other'`),
    ],
    [
      'a site that cannot be read',
      'site',
      () => run('alter table sites rename to sites_away'),
      () => run('alter table sites_away rename to sites'),
    ],
    [
      'background work that does not end',
      'background',
      async () => {
        await run('begin');
        await run('lock table refunds in access exclusive mode');
      },
      () => run('rollback'),
    ],
  ])('is not ready with %s, and ready again after', async (_, name, breakIt, mend) => {
    expect(await answerOf('/readyz')).toEqual(ready);
    await breakIt();
    try {
      await expect.poll(() => answerOf('/readyz'), { timeout: 20_000 }).toEqual(unready(name));
      expect(await answerOf('/livez')).toEqual(ready);
    } finally {
      await mend();
    }
    await expect.poll(() => answerOf('/readyz'), { timeout: 20_000 }).toEqual(ready);
  });

  it('is ready with a database that a later release has migrated', async () => {
    await run(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
    expect(await answerOf('/readyz')).toEqual(ready);
    await run(`delete from kysely_migration where name = '9999-later'`);
  });

  const stalled = ['database', 'migrations', 'site'];

  it('answers in a bounded time, again and again, with a database that does not answer', async () => {
    relay.freeze();
    try {
      for (let round = 0; round < 3; round += 1) {
        const { status, body } = await answerOf('/readyz');
        expect(status).toBe(503);
        expect(create(body, type({ failed: array(string()) })).failed).toEqual(expect.arrayContaining(stalled));
        expect(await answerOf('/livez')).toEqual(ready);
      }
    } finally {
      relay.thaw();
    }
    await expect.poll(() => answerOf('/readyz'), { timeout: 20_000 }).toEqual(ready);
  }, 60_000);
});
