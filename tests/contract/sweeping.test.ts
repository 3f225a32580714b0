/** Expired rows of growing tables are deleted in batches; current rows, and rows that others reference, stay. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettableClock } from '../../server/core/clock.ts';
import { settableClock } from '../../server/core/clock.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import { confirmLink, mintLink } from '../../server/features/newsletter/links.ts';
import { retention } from '../../server/features/session/retention.ts';
import { sweepExpired } from '../../server/features/session/sweep.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const DAY = 86_400_000;

let clock: SettableClock;
let seeded: SeededServices;

beforeAll(async () => {
  clock = settableClock();
  seeded = await openSeededServices(clock);
}, 60_000);
afterAll(() => seeded.close());

async function count(table: keyof Schema): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(seeded.db);
  return rows[0]?.count ?? 0;
}

const account = sql`(select min(id) from accounts)`;
/** A new contact, as the only row of `contact`. */
const contact = () => sql`contact as (
  insert into contacts (email, locale, origin, created_at)
  values (md5(random()::text) || '@example.org', 'fr', 'landing', ${now()}) returning id)`;
const now = () => sql`${clock.now().toISOString()}::timestamptz`;
const hash = () => sql`decode(md5(random()::text), 'hex')`;

/** For each swept table, its retention in days, and an insert of a row that begins now. */
const swept: readonly (readonly [keyof Schema, number, (db: Kysely<Schema>) => Promise<unknown>])[] = [
  [
    'sessions',
    7,
    (db) =>
      sql`insert into sessions (id_hash, account_id, created_at, seen_at, expires_at, is_kept)
        values (${hash()}, ${account}, ${now()}, ${now()}, ${now()} + interval '7 days', false)`.execute(db),
  ],
  [
    'token_sessions',
    1,
    (db) =>
      sql`insert into token_sessions (id_hash, token_id, expires_at)
        values (${hash()}, (select min(id) from invoice_tokens), ${now()} + interval '1 day')`.execute(db),
  ],
  [
    'email_verifications',
    2,
    (db) =>
      sql`insert into email_verifications (token_hash, account_id, expires_at)
        values (${hash()}, ${account}, ${now()} + interval '2 days')`.execute(db),
  ],
  [
    'quote_drafts',
    30,
    (db) =>
      sql`insert into quote_drafts (visitor_hash, content, replaced, expires_at)
        values (${hash()}, '{}', 0, ${now()} + interval '30 days')`.execute(db),
  ],
  [
    'password_links',
    1,
    (db) =>
      sql`insert into password_links (token_hash, account_id, expires_at)
        values (${hash()}, ${account}, ${now()} + interval '1 day')`.execute(db),
  ],
  [
    'known_devices',
    365,
    (db) =>
      sql`insert into known_devices (id_hash, account_id, expires_at)
        values (${hash()}, ${account}, ${now()} + interval '365 days')`.execute(db),
  ],
  [
    'email_changes',
    2,
    (db) =>
      sql`insert into email_changes (account_id, email, token_hash, expires_at)
        values (${account}, 'new@example.org', ${hash()}, ${now()} + interval '2 days')`.execute(db),
  ],
  [
    'email_change_undos',
    14,
    (db) =>
      sql`insert into email_change_undos (token_hash, account_id, email, expires_at)
        values (${hash()}, ${account}, 'old@example.org', ${now()} + interval '14 days')`.execute(db),
  ],
  [
    'account_requests',
    2,
    (db) =>
      sql`with ${contact()}
        insert into account_requests (token_hash, contact_id, last_name, first_name, civility, origin, locale, expires_at)
        select ${hash()}, id, '', '', 1, 'landing', 'fr', ${now()} + interval '2 days' from contact`.execute(db),
  ],
  [
    'newsletter_links',
    30,
    (db) =>
      sql`with ${contact()}
        insert into newsletter_links (token_hash, contact_id, locale, origin, newsletter_ids, state, expires_at)
        select ${hash()}, id, 'fr', 'newsletter', '{}', 'asked', ${now()} + interval '30 days' from contact`.execute(
        db,
      ),
  ],
  [
    'newsletter_links',
    3 * 365,
    async (db) => {
      const person = await db
        .insertInto('contacts')
        .values({
          email: `${crypto.randomUUID()}@example.org`,
          locale: 'fr',
          origin: 'landing',
          created_at: clock.now().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db.selectFrom('newsletters').select('id').orderBy('id').executeTakeFirstOrThrow();
      const link = { person: { contactId: person.id }, locale: 'fr', origin: 'newsletter', ids: [id] } as const;
      await confirmLink(db, { clock }, await mintLink(db, { clock }, { ...link, state: 'asked' }));
    },
  ],
  [
    'sandbox_events',
    90,
    (db) =>
      sql`with session as (
        insert into sandbox_sessions (id, reference, form_token, locale, currency, amount_minor, description, success_path,
          failure_path, state, confirmation, created_at, expires_at)
        values (md5(random()::text), md5(random()::text), '', 'fr', 'EUR', 100, '', '', '', 'open', 'never', ${now()}, ${now()})
        returning id)
        insert into sandbox_events (id, session_id, type, is_forged, created_at, deliveries)
        select md5(random()::text), id, 'session.ended', false, ${now()}, 0 from session`.execute(db),
  ],
  [
    'invoice_tokens',
    90 + 30,
    (db) =>
      sql`insert into invoice_tokens (token_hash, invoice_id, created_at, expires_at)
        values (${hash()}, (select min(id) from invoices), ${now()}, ${now()} + interval '90 days')`.execute(db),
  ],
  [
    'quotation_links',
    30,
    (db) =>
      sql`insert into quotation_links (token_hash, subscription_id, created_at, expires_at)
        values (${hash()}, (select min(subscription_id) from quotations), ${now()}, ${now()} + interval '30 days')`.execute(
        db,
      ),
  ],
  [
    'throttle',
    1,
    (db) =>
      sql`insert into throttle (key, count, ends_at) values (md5(random()::text), 1, ${now()} + interval '1 day')`.execute(
        db,
      ),
  ],
  [
    'outbox',
    90,
    (db) =>
      sql`insert into outbox (created_at, to_address, subject, locale, kind, message_source, sent_at)
        values (${now()}, 'awa@example.org', '', 'fr', 'receipt', '', ${now()})`.execute(db),
  ],
  [
    'outbox',
    30,
    (db) =>
      sql`insert into outbox (created_at, to_address, subject, locale, kind, message_source)
        values (${now()}, 'awa@example.org', '', 'fr', 'newsletter-confirm', '')`.execute(db),
  ],
  [
    'idempotency_keys',
    90,
    (db) =>
      sql`insert into idempotency_keys (person, key, fingerprint, started_at, answer)
        values ('someone', md5(random()::text), '', ${now()}, '{}')`.execute(db),
  ],
  [
    'confirmations',
    90,
    (db) =>
      sql`insert into confirmations (event_id, provider_session, type, received_at)
        values (md5(random()::text), '', 'test', ${now()})`.execute(db),
  ],
];

it('the sweep has a case for each table whose rows are deleted when they are over', () => {
  expect([...new Set(swept.map(([table]) => String(table)))].toSorted()).toEqual(Object.keys(retention).toSorted());
});

describe('a row', () => {
  it.each(swept)('of %s is deleted after %i days, and not before', async (table, days, insert) => {
    await sweepExpired(seeded.services);
    await sql`delete from ${sql.table(table)}`.execute(seeded.db);
    await insert(seeded.db);
    clock.advance(days * DAY - 60_000);
    await sweepExpired(seeded.services);
    expect(await count(table)).toBe(1);
    clock.advance(120_000);
    await sweepExpired(seeded.services);
    expect(await count(table)).toBe(0);
  });

  it('of a contact is deleted with the last row that refers to it', async () => {
    await sql`
      with ${contact()}, asked as (
        insert into account_requests (token_hash, contact_id, last_name, first_name, civility, origin, locale, expires_at)
        select ${hash()}, id, '', '', 1, 'landing', 'fr', ${now()} + interval '2 days' from contact)
      insert into newsletter_links (token_hash, contact_id, locale, origin, newsletter_ids, state, expires_at)
      select ${hash()}, id, 'fr', 'newsletter', '{}', 'asked', ${now()} + interval '30 days' from contact`.execute(
      seeded.db,
    );
    const before = await count('contacts');
    clock.advance(3 * DAY);
    await sweepExpired(seeded.services);
    expect([await count('account_requests'), await count('contacts')]).toEqual([0, before]);
    clock.advance(28 * DAY);
    await sweepExpired(seeded.services);
    expect([await count('newsletter_links'), await count('contacts')]).toEqual([0, before - 1]);
  });

  it('of a revoked link is deleted at once', async () => {
    await sql`delete from quotation_links`.execute(seeded.db);
    await sql`insert into quotation_links (token_hash, subscription_id, created_at, expires_at, revoked_at)
      values (${hash()}, (select min(subscription_id) from quotations), ${now()}, ${now()} + interval '30 days', ${now()})`.execute(
      seeded.db,
    );
    await sweepExpired(seeded.services);
    expect(await count('quotation_links')).toBe(0);
  });

  it('of an open order’s key stays until the order is closed', async () => {
    const { db } = seeded;
    await sql`delete from idempotency_keys`.execute(db);
    await sql`
      with placed as (
        insert into checkouts (reference, account_id, method, state, currency, total_minor, print, locale, created_at, checked_at)
        values ('PAY-KEPT', ${account}, 'transfer', 'open', 'EUR', 100, '', 'fr', ${now()}, ${now()}) returning id)
      insert into idempotency_keys (person, key, fingerprint, started_at, answer, checkout_id)
      select 'someone', 'kept', '', ${now()}, '{}', id from placed`.execute(db);
    clock.advance(91 * DAY);
    await sweepExpired(seeded.services);
    expect(await count('idempotency_keys')).toBe(1);
    await sql`update checkouts set state = 'notCharged', decline_reason = 'abandoned', closed_at = ${now()} where reference = 'PAY-KEPT'`.execute(
      db,
    );
    await sweepExpired(seeded.services);
    expect(await count('idempotency_keys')).toBe(0);
  });
});

describe('many rows', () => {
  const insertMany = () =>
    sql`insert into confirmations (event_id, provider_session, type, received_at)
      select 'many-' || n, '', 'test', ${now()} from generate_series(1, 1700) n`.execute(seeded.db);

  it('are deleted in one round, in batches of 500', async () => {
    await sql`create table batches (rows integer)`.execute(seeded.db);
    await sql`
      create function note_batch() returns trigger language plpgsql as $$
      begin
        insert into batches select count(*) from deleted;
        return null;
      end $$`.execute(seeded.db);
    await sql`create trigger note_batch after delete on confirmations referencing old table as deleted
      for each statement execute function note_batch()`.execute(seeded.db);
    await insertMany();
    clock.advance(91 * DAY);
    await sweepExpired(seeded.services);
    const { rows } = await sql<{ rows: number }>`select rows from batches`.execute(seeded.db);
    expect(rows.map((row) => row.rows)).toEqual([500, 500, 500, 200]);
    expect(await count('confirmations')).toBe(0);
  });

  it('do not wait for one that another transaction holds', async () => {
    await insertMany();
    clock.advance(91 * DAY);
    await seeded.db.transaction().execute(async (trx) => {
      await sql`select from confirmations where event_id = 'many-7' for update`.execute(trx);
      await sweepExpired(seeded.services);
      expect(await count('confirmations')).toBe(1);
    });
    await sweepExpired(seeded.services);
    expect(await count('confirmations')).toBe(0);
  });
});
