/**
 * Demo accounts have public passwords: they exist only on local addresses, or where the configuration asks for them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/core/free-port.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { readSettings } from '../../server/core/settings.ts';
import { StartError } from '../../server/core/start-stop.ts';
import { startServer } from '../../server/start.ts';
import { openServer } from './test-server.ts';
import { openSeededServices, silentLog } from './services.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'desk-demo-'))]);
});
afterAll(async () => {
  await Promise.all([database.close(), rm(dataDir, { recursive: true })]);
});

/** Starts and stops a server; returns the number of demo accounts that the start logs. */
async function start(environment: Readonly<Record<string, string>>): Promise<number> {
  const port = String(await freePort('127.0.0.1'));
  const server = await startServer({
    settings: readSettings({
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...environment,
    }),
    log: silentLog,
    dist: null,
    onFatal: (error) => {
      throw error;
    },
  });
  await server.close();
  return server.demo.length;
}

it('a database of a public address gets no demo; one with a demo is refused unless configured', async () => {
  const isPublic = { PUBLIC_URL: 'https://desk.example.org' };
  expect(await start(isPublic)).toBe(0);
  expect(await start({ TEST_CONTROL: 'on' })).toBeGreaterThan(0);
  await expect(start(isPublic)).rejects.toThrow('https://desk.example.org is not this machine alone. Set DEMO=on');
  expect(await start({ ...isPublic, DEMO: 'on', TEST_CONTROL: 'on' })).toBeGreaterThan(0);
  expect(() => readSettings({ DEMO: 'on', NODE_ENV: 'production' })).toThrow('DEMO: must be off');
}, 60_000);

const production = { PUBLIC_URL: 'https://desk.example.org', NODE_ENV: 'production' };

/** The lines of a refused start. */
async function refusal(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const error: unknown = await start(environment).catch((reason: unknown) => reason);
  return error instanceof StartError ? error.message.split('\n').map((line) => line.trim()) : [String(error)];
}

describe('production', () => {
  const sandbox =
    'The payment provider is the sandbox: its cards are test cards, and no money moves. Set PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.';

  it('names everything that is missing or unsafe in one message, for an empty database', async () => {
    const empty = await createTestDatabase();
    try {
      expect(await refusal({ ...production, DATABASE_URL: empty.url })).toEqual([
        'Production cannot start:',
        sandbox,
        'The database has no site, no issuer of invoices, no publication with a price, no type of license, no legal page. Fill it with a publisher’s file: npm run office -- import FILE',
      ]);
      const stripe = {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 'sk_live_51Habcdefgh',
        STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12',
      };
      expect(await refusal({ ...production, ...stripe, DATABASE_URL: empty.url })).not.toContain(sandbox);
    } finally {
      await empty.close();
    }
  });

  it.each([
    ['whole', 'people, site, issuer, bank accounts, catalogue', () => Promise.resolve()],
    [
      'without its people',
      'site, issuer, bank accounts, catalogue',
      async (db: Kysely<Schema>) => {
        await sql`truncate accounts cascade`.execute(db);
      },
    ],
    [
      'under another site',
      'catalogue',
      async (db: Kysely<Schema>) => {
        await sql`truncate accounts cascade`.execute(db);
        await db.updateTable('sites').set({ email: 'desk@example.net' }).execute();
        await db.updateTable('issuers').set({ siren: null }).execute();
        await db.deleteFrom('bank_accounts').execute();
      },
    ],
  ] as const)('refuses the demo, %s: %s', async (_, parts, change) => {
    const seeded = await openSeededServices();
    try {
      await change(seeded.db);
      expect(await refusal({ ...production, DATABASE_URL: seeded.databaseUrl })).toEqual([
        'Production cannot start:',
        sandbox,
        `The database holds the demo (${parts}). Give production a database of its own: DATABASE_URL or DATA_DIR.`,
      ]);
    } finally {
      await seeded.close();
    }
  });
});

it('`/readyz` is red while the site’s own answer fails, and green again after', async () => {
  const server = await openServer();
  const { db, close } = openDatabase(server.databaseUrl, silentLog);
  const health = async () => (await fetch(`${server.origin}/readyz`)).status;
  try {
    expect(await health()).toBe(200);
    await sql`alter table sites rename to sites_away`.execute(db);
    expect(await health()).toBe(503);
    await sql`alter table sites_away rename to sites`.execute(db);
    expect(await health()).toBe(200);
  } finally {
    await close();
    await server.close();
  }
}, 60_000);
