/** What was in the books before a migration is in them after it, and means the same. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationFiles, migrationsFolder, requireKnown } from './migrate.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

let test: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(
    test.url,
    createLog(() => undefined),
  );
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
}, 20_000);

afterAll(async () => {
  await database.close();
  await test.close();
});

/** The books of a publisher who gave two orders back: one by card, done; one by transfer, noted while nothing had moved. */
const before = `
insert into accounts (id, email, password_hash, locale, last_name, first_name, civility, is_email_verified, is_valid, created_at)
  overriding system value values (1, 'awa@example.org', '', 'fr', 'NDIAYE', 'Awa', 1, true, true, '2026-01-01');
insert into invoices (id, account_id, reference, issued_on, due_on, status, currency, issuer, payer)
  overriding system value values
  (1, 1, 'FA-2026-0041', '2026-01-05', '2026-02-04', 3, 'EUR', '{}', '{}'),
  (2, 1, 'FA-2026-0042', '2026-01-06', '2026-02-05', 1, 'EUR', '{}', '{}');
insert into invoice_lines (invoice_id, position, label, quantity, net_minor, vat_rate, vat_minor) values
  (1, 1, 'Abonnement', 1, 10000, 210, 210), (2, 1, 'Abonnement', 1, 20000, 210, 420);
insert into checkouts (id, reference, account_id, method, state, currency, total_minor, print, locale,
  provider_session, created_at, checked_at) overriding system value values
  (1, 'PAY-PAID', 1, 'card', 'paid', 'EUR', 10210, '', 'fr', 'cs_paid', '2026-01-07', '2026-01-07'),
  (2, 'PAY-CARD', 1, 'card', 'refunded', 'EUR', 10210, '', 'fr', 'cs_back', '2026-01-07', '2026-01-07'),
  (3, 'PAY-BANK', 1, 'transfer', 'refunded', 'EUR', 10210, '', 'fr', null, '2026-01-07', '2026-01-07');
insert into checkout_invoices values (1, 1), (2, 1), (3, 1);
insert into payments (id, checkout_id, reference, method, currency, amount_minor, charge, paid_at)
  overriding system value values (1, 1, 'PAY-PAID', 'card', 'EUR', 10210, 'ch_paid', '2026-01-07');
insert into payment_invoices values (1, 1);
insert into sandbox_sessions (id, reference, form_token, locale, currency, amount_minor, description, success_path,
  failure_path, state, confirmation, charge, refunded_at, created_at, expires_at, completed_at) values
  ('cs_back', 'PAY-CARD', '', 'fr', 'EUR', 10210, '', '', '', 'paid', 'atOnce', 'ch_back', '2026-01-08',
    '2026-01-07', '2026-01-07', '2026-01-07');
insert into refunds values (2, 'cs_back', '2026-01-07', '2026-01-08'), (3, '', '2026-01-07', '2026-01-08');
insert into wallets values (1, 1, 150, 'CRE', 12, 150);
insert into wallet_operations (account_id, kind, amount_minor, happened_at) values (1, 'debit', -8, '2026-01-09');
`;

it('no two have one number', async () => {
  const numbers = (await migrationFiles(migrationsFolder)).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('refunds keep the provider’s charge; what was never sent becomes a task; invoices stay as they are; nobody’s origin is known', async () => {
  const { db } = database;
  await expect(requireKnown(db, test.url)).rejects.toThrow('is not this product’s');
  await migrate(db, migrationsFolder, '0008-article-readings');
  await expect(requireKnown(db, test.url)).resolves.toBeUndefined();
  await sql.raw(before).execute(db);
  await migrate(db);

  const refunds = await db
    .selectFrom('refunds')
    .select(['method', 'charge', 'state', 'amount_minor'])
    .orderBy('id')
    .execute();
  expect(refunds).toEqual([
    { method: 'card', charge: 'ch_back', state: 'done', amount_minor: 10_210 },
    { method: 'transfer', charge: 'transfer PAY-BANK', state: 'toSend', amount_minor: 10_210 },
  ]);
  const operations = await db
    .selectFrom('wallet_operations')
    .select(['kind', 'amount_minor', 'came_in_minor', 'went_out_minor', 'happened_at'])
    .orderBy('happened_at')
    .execute();
  expect(operations.map((operation) => Object.values(operation))).toEqual([
    ['transformation', 158, 158, 0, expect.stringMatching(/^2026-01-01T/)],
    ['debit', -8, 158, 8, expect.stringMatching(/^2026-01-09T/)],
  ]);
  const parts = await db.selectFrom('payment_invoices').select(['invoice_id', 'amount_minor']).execute();
  expect(parts).toEqual([{ invoice_id: 1, amount_minor: 10_210 }]);
  const invoices = await db.selectFrom('invoices').select(['reference', 'kind']).orderBy('id').execute();
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'invoice']);
  expect(await db.selectFrom('accounts').select('origin').execute()).toEqual([{ origin: 'unknown' }]);
  const rewritten = db.updateTable('invoices').set({ due_on: '2027-01-01' }).where('id', '=', 2).execute();
  await expect(rewritten).rejects.toThrow(/FA-2026-0042 is issued/);

  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(requireKnown(db, test.url)).rejects.toThrow('9999-later, which this release does not know');
});
