/** Migrations preserve the accounts' data and its meaning: from the schema of two migrations ago on. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationFiles, migrationsFolder, requireKnown } from './migrate.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

let test: TestDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  test = await createTestDatabase();
  database = openDatabase(
    test.url,
    createLog(() => undefined),
  );
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
}, 20_000);

afterEach(async () => {
  await database.close();
  await test.close();
});

it('no two have one number', async () => {
  const numbers = (await migrationFiles(migrationsFolder)).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** Records from before the last two migrations. */
const before = `
insert into accounts (id, email, password_hash, locale, last_name, first_name, civility, is_email_verified, is_valid,
  origin, created_at, email_since)
  overriding system value values (1, 'awa@example.org', '', 'fr', 'NDIAYE', 'Awa', 1, true, true, 'unknown', '2026-01-01', '2026-01-01');
insert into account_ip_ranges values ('192.0.2.0/24', 1);
insert into wallets values (1, 1, 142, 'CRE', 0, 0);
insert into wallet_operations (account_id, kind, amount_minor, came_in_minor, went_out_minor, happened_at) values
  (1, 'purchase', 150, 150, 0, '2026-01-02'), (1, 'debit', -8, 150, 8, '2026-01-09');
`;

const baseline = '0162-samples';

it('keep the records of a database, whose debits name no reading', async () => {
  const { db } = database;
  await expect(requireKnown(db, test.url)).rejects.toThrow('is not this product’s');
  await migrate(db, migrationsFolder, baseline);
  await sql.raw(before).execute(db);
  await migrate(db);
  await expect(requireKnown(db, test.url)).resolves.toBeUndefined();
  const operations = await db
    .selectFrom('wallet_operations')
    .select(['amount_minor', 'reading_id'])
    .orderBy('id')
    .execute();
  expect(operations).toEqual([
    { amount_minor: 150, reading_id: null },
    { amount_minor: -8, reading_id: null },
  ]);
  expect(await db.selectFrom('account_ip_ranges').select('range').execute()).toEqual([{ range: '192.0.2.0/24' }]);
});

it('run on a database that has run the ones before the first file, and leave these recorded', async () => {
  const { db } = database;
  await migrate(db, migrationsFolder, baseline);
  await sql`insert into kysely_migration (name, timestamp) values ('0001-foundation', '2026-01-01T00:00:00Z'), ('0161-mail-documents', '2026-01-02T00:00:00Z')`.execute(
    db,
  );
  await migrate(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name limit 3`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['0001-foundation', '0161-mail-documents', baseline]);
  await expect(requireKnown(db, test.url)).resolves.toBeUndefined();
});

it('refuse a database of a release before the first file, and say which release brings it there', async () => {
  const { db } = database;
  await migrate(db, migrationsFolder, baseline);
  await sql`update kysely_migration set name = '0161-mail-documents'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(`Start a release with the migration ${baseline} on it first`);
});

it('refuse a database of a later release', async () => {
  const { db } = database;
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(requireKnown(db, test.url)).rejects.toThrow('9999-later, which this release does not know');
});
