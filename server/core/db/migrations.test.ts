/** Migrations preserve the accounts' data and its meaning. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationFiles, migrationsFolder, requireKnown } from './migrate.ts';
import type { TestDatabase } from './test-database.ts';
import type { PersonColumns } from '../people/person.ts';
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

/**
 * Records of a publisher with two refunded orders: one by card, completed; one by transfer, noted before any money
 * moved.
 */
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

it('refunds keep the provider’s charge; unsent ones become a task; invoices stay unchanged; origins stay unknown', async () => {
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
  // The sandbox's ledger keeps its refunds, under the idempotency key of a repeated request.
  const given = await db.selectFrom('sandbox_refunds').select(['session_id', 'key', 'amount_minor', 'state']).execute();
  expect(given).toEqual([{ session_id: 'cs_back', key: 'RB-701', amount_minor: 10_210, state: 'done' }]);
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

/**
 * Records from when an address identified their owner. Awa (1) had awa@ and has new@ now; Bea (2) has awa@ since.
 * Newsletters go to cleo@, who has no account.
 */
const byAddress = `
insert into sites (code, name, platform, email, phone, url) values ('desk', '{}', 'desk', 'desk@example.org', '', '{}');
insert into accounts (id, email, password_hash, locale, last_name, first_name, civility, is_email_verified, is_valid,
  origin, created_at) overriding system value values
  (1, 'new@example.org', '', 'fr', 'NDIAYE', 'Awa', 1, true, true, 'unknown', '2026-01-01'),
  (2, 'awa@example.org', '', 'fr', 'DIOP', 'Bea', 1, true, true, 'unknown', '2026-03-01');
insert into modifications (id, reference, account_id, type, state, asked_at, decided_at) overriding system value values
  (1, 'MOD-1', 1, 1, 'automaticallyAccepted', '2026-02-01', '2026-02-02'),
  (2, 'MOD-2', 1, 5, 'pending', '2026-02-01', null);
insert into modification_lines (modification_id, position, before, after, state) values
  (1, 1, '{"kind": "email", "email": "awa@example.org"}', '{"kind": "email", "email": "new@example.org"}', 'accepted');
insert into subscriptions (id, account_id, reference) overriding system value values (1, 1, 'ABO-1');
insert into subscription_readers (id, subscription_id, account_id, civility, first_name, last_name, email)
  overriding system value values (1, 1, 2, 1, 'Bea', 'DIOP', 'bea@example.org'), (2, 1, null, 1, 'Dina', 'SOW', 'dina@example.org');
insert into modification_lines (modification_id, position, after, reader_id, state) values
  (2, 1, '{"kind": "reader", "reader": {"email": "dina@example.org"}}', 2, 'pending'),
  (2, 2, '{"kind": "reader", "reader": {"email": "Gone@example.org"}}', null, 'rejected');
insert into quote_requests (reference, account_id, locale, offer, requester, price, created_at) values
  ('DEM-1', 1, 'fr', '{}', '{"email": "awa@example.org"}', '{}', '2026-01-05'),
  ('DEM-2', null, 'fr', '{}', '{"email": "Awa@example.org"}', '{}', '2026-01-06');
insert into outbox (created_at, to_address, subject, locale, kind, message_source) values
  ('2026-01-07', 'awa@example.org', '', 'fr', 'quote-acknowledged', ''),
  ('2026-01-07', 'desk@example.org', '', 'fr', 'quote-requested', '');
insert into newsletters (id, kind, code, position, name, frequency) overriding system value
  values (1, 'other', 'alert', 1, '{"fr": "Alerte"}', 'weekly');
insert into newsletter_contacts (email, locale, origin, since) values ('cleo@example.org', 'fr', 'landing', '2026-01-08');
insert into newsletter_contact_choices values ('cleo@example.org', 1);
insert into newsletter_links (token_hash, email, locale, origin, newsletter_ids, state) values
  ('a', 'cleo@example.org', 'fr', 'landing', '{1}', 'confirmed'), ('b', 'awa@example.org', 'fr', 'landing', '{1}', 'confirmed');
insert into account_requests (token_hash, email, last_name, first_name, civility, origin, locale, expires_at)
  values ('c', 'eve@example.org', 'BA', 'Eve', 1, 'prospect', 'fr', '2030-01-01');
`;

it('links records to an account where its number proves it, and keeps the rest apart under contacts', async () => {
  const { db } = database;
  await migrate(db, migrationsFolder, '0031-renewals');
  await sql.raw(byAddress).execute(db);
  await migrate(db);

  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'email', 'kind', 'closed_at'])
    .orderBy('email')
    .execute();
  expect(contacts.map(({ email, kind, closed_at: closedAt }) => [email, kind, closedAt !== null])).toEqual([
    ['awa@example.org', null, true],
    ['cleo@example.org', 20, false],
    ['dina@example.org', null, false],
    ['eve@example.org', null, false],
    ['gone@example.org', null, true],
  ]);
  const emails = new Map(contacts.map(({ id, email }) => [id, email]));
  const whose = ({ account_id: account, contact_id: contact }: PersonColumns) =>
    account ?? (contact === null ? null : (emails.get(contact) ?? null));
  const columns = ['account_id', 'contact_id'] as const;
  const found = {
    quotes: await db.selectFrom('quote_requests').select(columns).orderBy('reference').execute(),
    readers: await db.selectFrom('subscription_readers').select(columns).orderBy('id').execute(),
    lines: await db
      .selectFrom('modification_lines')
      .select(columns)
      .orderBy('modification_id')
      .orderBy('position')
      .execute(),
    emails: await db.selectFrom('outbox').select(columns).orderBy('id').execute(),
    links: await db.selectFrom('newsletter_links').select(columns).orderBy('token_hash').execute(),
  };
  expect(Object.fromEntries(Object.entries(found).map(([name, received]) => [name, received.map(whose)]))).toEqual({
    quotes: [1, 'awa@example.org'],
    readers: [2, 'dina@example.org'],
    lines: [null, 'dina@example.org', 'gone@example.org'],
    emails: ['awa@example.org', null],
    links: ['cleo@example.org', 'awa@example.org'],
  });
  const seats = await db.selectFrom('subscription_readers').select('is_accepted').orderBy('id').execute();
  expect(seats.map(({ is_accepted: isAccepted }) => isAccepted)).toEqual([true, false]);
  const former = await db
    .selectFrom('former_addresses')
    .select(['account_id', 'email', 'held_from', 'held_until'])
    .execute();
  expect(former.map((each) => Object.values(each))).toEqual([
    [1, 'awa@example.org', expect.stringMatching(/^2026-01-01T/), expect.stringMatching(/^2026-02-02T/)],
  ]);
  const since = await db.selectFrom('accounts').select('email_since').orderBy('id').execute();
  expect(since.map(({ email_since: at }) => at.slice(0, 10))).toEqual(['2026-02-02', '2026-03-01']);
});

it('keeps waiting mail in the queue, to the address written, and mail that was given up as failed', async () => {
  const { db } = database;
  await migrate(db, migrationsFolder, '0070-publisher-file');
  await sql`
    insert into outbox (created_at, to_address, subject, locale, kind, message_source, sent_at, attempts) values
      ('2026-01-07', 'awa@example.org', '', 'fr', 'test', '', '2026-01-07', 8),
      ('2026-01-07', 'bo@example.org', '', 'fr', 'test', '', null, 7),
      ('2026-01-07', 'cleo@example.org', '', 'fr', 'test', '', null, 8)`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [row.to_address, row.destination, row.failed_at !== null, row.next_attempt_at])).toEqual([
    ['awa@example.org', 'address', false, null],
    ['bo@example.org', 'address', false, null],
    ['cleo@example.org', 'address', true, null],
  ]);
});

it('plans the next audit a day after the last one, and other periodic work an hour after', async () => {
  const { db } = database;
  await migrate(db, migrationsFolder, '0090-mail-retries');
  await sql`
    insert into daily_work (name, begun_at) values
      ('audit', '2026-01-07T10:00:00Z'), ('confirmations', '2026-01-07T10:00:00Z')`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('periodic_work').select(['name', 'due_at', 'failures']).orderBy('name').execute()).toEqual(
    [
      { name: 'audit', due_at: '2026-01-08T10:00:00.000Z', failures: 0 },
      { name: 'confirmations', due_at: '2026-01-07T11:00:00.000Z', failures: 0 },
    ],
  );
});
