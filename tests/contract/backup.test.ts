/** `office backup` and `office restore`: a consistent copy of a database in use, and an equal one restored. */
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../server/core/db/copy/connection.ts';
import { fileOf, MANIFEST } from '../../server/core/db/copy/manifest.ts';
import { beginCopy, writeCopy } from '../../server/core/db/copy/write-copy.ts';
import { migrate, migrationFiles, migrationsFolder } from '../../server/core/db/migrate.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { Opened } from '../../server/core/start-stop.ts';
import { readSettings } from '../../server/core/settings.ts';
import { backUp, restore } from '../../server/office/backup.ts';
import { isExhaustive } from './exhaustive.ts';
import { payByCard } from './hosted-page.ts';
import { officeOf } from './office-of.ts';
import { moneyMoved, newKey, ordered, paidOnce } from './orders.ts';
import { firstInvoice, orderOf, signedIn } from './people.ts';
import { createSeededDatabase } from './services.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { calls } from '../../contract/calls.ts';

const opened = new Opened();
let folder: string;
/** Target folder of a test's backup. */
let copy: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-backup-'));
  copy = join(folder, 'copy');
  opened.add(() => rm(folder, { recursive: true }));
});
afterEach(() => opened.close());

async function openServerHere(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await openServer(environment);
  opened.add(() => server.close());
  return server;
}

async function connect(url: string) {
  const connection = await openConnection(url);
  opened.add(connection.close);
  return connection;
}

/** A database without tables. */
async function openEmptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  opened.add(database.close);
  const { client, close } = await openConnection(database.url);
  await client.query('drop schema public cascade; create schema public');
  await close();
  return database.url;
}

const settingsOf = (url: string, environment: Readonly<Record<string, string>> = {}) =>
  readSettings({ DATABASE_URL: url, DATA_DIR: folder, ...environment });

/** Runs an office command with its own resources; returns its output, or its refusal. */
async function run(command: (own: Opened, print: (line: string) => void) => Promise<unknown>): Promise<string> {
  const own = new Opened();
  const lines: string[] = [];
  try {
    await command(own, (line) => lines.push(line));
  } catch (error) {
    lines.push(error instanceof Error ? error.message : String(error));
  } finally {
    await own.close();
  }
  return lines.join('\n').replaceAll(`${folder}/`, '');
}

const restored = (url: string, isReplacing = false) =>
  run((own, print) => restore({ folder: copy, isReplacing }, settingsOf(url), own, print));
const backedUp = (url: string) => run(async (own, print) => (await backUp(copy, settingsOf(url), own)).forEach(print));

async function tableNames(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Number and checksum of the rows of every table, in the transaction of a connection. */
async function readRows(client: ClientBase): Promise<Readonly<Record<string, string>>> {
  const sums: Record<string, string> = {};
  for (const name of await tableNames(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '/' order by t::text)), '') as sum from ${escapeIdentifier(name)} t`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** Columns, keys, indexes, triggers and functions, as PostgreSQL describes them. */
async function readSchema(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity) as line
      from pg_attribute join pg_class c on c.oid = attrelid where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
    union all select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

/** Money of every kind: paid by card, ordered by transfer, paid too much, credited and refunded. */
async function moveMoney(server: TestServer): Promise<void> {
  const office = officeOf(server);
  const paid = await ordered(server);
  await payByCard(paid.visitor, paid.url, { confirmation: 'beforeReturn' });
  const scenario = await server.scenario({ name: 'oneInvoice' });
  const visitor = await signedIn(server, scenario);
  const row = calls['invoice/checkout'];
  const transfer = await visitor.ask(
    row,
    { body: row.request.decode(orderOf(scenario, 'virement')) },
    { key: newKey() },
  );
  const reference = transfer.kind === 'transfer' ? transfer.transfer.payment : '';
  await office.settle(reference, { minor: 100_000 });
  const undone = await ordered(server);
  await payByCard(undone.visitor, undone.url, { confirmation: 'beforeReturn' });
  const { id } = firstInvoice(undone.scenario);
  const issued = await office.services.db
    .selectFrom('invoices')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await office.undo(issued.reference);
  await server.tick();
  await ordered(server);
  await office.close();
}

describe.runIf(isExhaustive)('a copy of a database that is being used', () => {
  it('is consistent, and restores every row, key and trigger into an empty database, where a server goes on selling', async () => {
    const server = await openServerHere();
    await moveMoney(server);
    let isSelling = true;
    let sold = 0;
    const sell = async () => {
      while (isSelling) {
        const { visitor, url } = await ordered(server);
        await payByCard(visitor, url, { confirmation: 'beforeReturn' });
        sold += 1;
      }
    };
    const selling = Promise.all([sell(), sell()]);
    const stopSelling = async () => {
      isSelling = false;
      await selling;
    };
    opened.add(stopSelling);

    const source = await connect(server.databaseUrl);
    await beginCopy(source.client);
    const before = await readRows(source.client);
    const soldBefore = sold;
    const { tables } = await writeCopy(source.client, copy);
    // Sales continue while the copy is written.
    await expect.poll(() => sold, { timeout: 20_000 }).toBeGreaterThan(soldBefore + 1);
    expect(await readRows(source.client)).toEqual(before);
    await source.client.query('commit');
    await stopSelling();
    expect(await readRows(source.client)).not.toEqual(before);
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(before));
    expect(tables.map(({ rows }) => rows)).toEqual(Object.values(before).map((sum) => Number.parseInt(sum, 10)));

    const url = await openEmptyDatabase();
    const printed = await restored(url);
    expect(printed).toMatch(
      /^Restored [\d,]+ rows of \d+ tables .* schema \d{4}-[\w-]+\.\nLedger and books agree \(\d+ charges\)\.$/,
    );
    const target = await connect(url);
    expect(await readRows(target.client)).toEqual(before);
    expect(await readSchema(target.client)).toEqual(await readSchema(source.client));

    const again = await openServerHere({ DATABASE_URL: url });
    const next = await ordered(again);
    await payByCard(next.visitor, next.url, { confirmation: 'beforeReturn' });
    expect(await moneyMoved(again, next)).toEqual(paidOnce);
    const office = officeOf({ databaseUrl: url });
    expect(await office.audit()).toContain('Ledger and books agree');
    await office.close();
    await expect(
      target.client.query(`update invoices set due_on = '2027-01-01' where kind = 'invoice'`),
    ).rejects.toThrow(/is issued/);
  }, 120_000);
});

/** What is read from a database, over a connection that is closed afterwards. */
async function readAt<Answer>(url: string, read: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
  const { client, close } = await openConnection(url);
  try {
    return await read(client);
  } finally {
    await close();
  }
}

const rowsAt = (url: string) => readAt(url, readRows);

/** A database with the demo’s people and catalogue, without connections. */
async function openFilledDatabase(): Promise<string> {
  const database = await createSeededDatabase();
  opened.add(database.close);
  return database.url;
}

describe('a copy during a migration', () => {
  /** Begins a copy while another connection holds locks for a schema change, which commits once the copy waits. */
  async function beginDuring(url: string, change: string) {
    const [migrating, copying, watching] = await Promise.all([connect(url), connect(url), connect(url)]);
    await migrating.client.query(`begin; ${change}; lock table countries in access exclusive mode`);
    const begun = beginCopy(copying.client);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await watching.client.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    await migrating.client.query('commit');
    await begun;
    return copying.client;
  }

  it('waits for it, and has the rows of a table that was rewritten', async () => {
    const client = await beginDuring(
      await openFilledDatabase(),
      'alter table countries alter column code type varchar(9)',
    );
    const { tables } = await writeCopy(client, copy);
    expect(tables.find(({ name }) => name === 'countries')?.rows).toBe(243);
  });

  it('is refused where tables came or went meanwhile', async () => {
    const begun = beginDuring(await openFilledDatabase(), 'create table later (id int)');
    await expect(begun).rejects.toThrow('The schema of the database was changed meanwhile: nothing is copied.');
  });
});

describe('a restore', () => {
  it('replaces only data of this product, only with --replace, and only while no one is connected', async () => {
    const url = await openFilledDatabase();
    const [rows, schema] = [await rowsAt(url), await readAt(url, readSchema)];
    expect(await backedUp(url)).toMatch(/^Copied [\d,]+ rows of \d+ tables .*, into copy\.$/);
    expect(await backedUp(url)).toBe('copy exists already: nothing is copied. Name a folder that does not exist.');
    expect((await stat(copy)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(copy)) expect((await stat(join(copy, file))).mode & 0o777).toBe(0o600);

    const { client, close } = await openConnection(url);
    // The state after a later release: the way back is a copy made before it.
    await client.query(`delete from countries; drop table watches cascade; create table unknown_to_us (id int);
      insert into kysely_migration values ('9999-later', '2026-11-27')`);
    const changed = await readRows(client);
    expect(await restored(url, true)).toMatch(
      /is in use \(subscription-desk copy\): stop its servers first\. Nothing is restored\.$/,
    );
    await close();
    expect(await restored(url)).toMatch(
      /is not empty: nothing is restored\. With --replace, what it holds is deleted first\.$/,
    );
    expect(await rowsAt(url)).toEqual(changed);
    expect(await restored(url, true)).toContain('Ledger and books agree');
    expect(await rowsAt(url)).toEqual(rows);
    expect(await readAt(url, readSchema)).toEqual(schema);

    const other = await openEmptyDatabase();
    const theirs = await openConnection(other);
    await theirs.client.query('create table theirs (id int)');
    await theirs.close();
    expect(await restored(other, true)).toMatch(/holds something that is not this product’s: nothing is restored\.$/);
  }, 60_000);

  it('refuses a copy of a later release, a damaged one, one of a schema changed by hand, and none', async () => {
    const url = await openEmptyDatabase();
    expect(await restored(url)).toBe('There is no copy in copy: it has no manifest.json.');
    await backedUp(await openFilledDatabase());
    const file = join(copy, MANIFEST);
    const text = await readFile(file, 'utf8');

    await writeFile(file, text.replace('"migrations": [', '"migrations": ["9999-later",'));
    expect(await restored(url)).toBe(
      'The copy in copy is newer than this program: its schema is 9999-later, which this release does not know. Restore it with the release that made it, or a later one.',
    );
    await writeFile(file, text.replace('"name": "accounts"', '"name": "../accounts"'));
    expect(await restored(url)).toBe(
      'copy/manifest.json is not one that this release can read. Restore with a later one.',
    );
    await writeFile(file, text.replace('"name": "email_since"', '"name": "email_until"'));
    expect(await restored(url)).toBe(
      'The copy’s tables accounts are not as migrations make them: the schema was changed by hand. Nothing is restored.',
    );
    await writeFile(file, text);
    await appendFile(join(copy, fileOf({ name: 'accounts' })), 'x');
    expect(await restored(url)).toBe(
      'The copy in copy is damaged: accounts.copy.gz is not as it was written. Nothing is restored.',
    );
    expect(await rowsAt(url)).toEqual({});
  }, 60_000);

  it.runIf(isExhaustive)(
    'stands where the payment provider does not answer the audit, and says so',
    async () => {
      const url = await openEmptyDatabase();
      await backedUp(await openFilledDatabase());
      const settings = settingsOf(url, {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_ofNoOne1',
        STRIPE_WEBHOOK_SECRET: 'whsec_ofNoOne1',
        STRIPE_API_URL: 'http://127.0.0.1:1',
      });
      const printed = await run((own, print) => restore({ folder: copy, isReplacing: false }, settings, own, print));
      expect(printed).toMatch(/^Restored .*\.\nIt can’t be audited, though: Stripe: .* npm run office -- audit$/);
      expect(await rowsAt(url)).toHaveProperty('accounts');
    },
    60_000,
  );

  it('brings the copy of an earlier release up to date', async () => {
    const [from, to] = await Promise.all([openEmptyDatabase(), openEmptyDatabase()]);
    const earlier = await openConnection(from);
    await migrate(earlier.db, migrationsFolder, '0163-network-changes');
    await earlier.client
      .query(`insert into accounts (email, password_hash, locale, last_name, first_name, civility, is_email_verified,
      is_valid, origin, created_at, email_since) values ('awa@example.org', '', 'fr', 'NDIAYE', 'Awa', 1, true, true, 'unknown', '2026-01-01', '2026-01-01')`);
    await earlier.close();
    expect(await backedUp(from)).toContain('schema 0163-network-changes');
    expect(await restored(to)).toContain('Ledger and books agree');
    const { client } = await connect(to);
    expect((await client.query('select email, email_since::date::text from accounts')).rows).toEqual([
      { email: 'awa@example.org', email_since: '2026-01-01' },
    ]);
    const files = await migrationFiles(migrationsFolder);
    expect((await client.query('select from kysely_migration')).rowCount).toBe(files.length);
  }, 60_000);
});
