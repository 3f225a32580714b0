/** The rows that are read to find a person’s subscriptions are as few among many thousand subscriptions as among a few. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '../../server/core/db/account-id.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import { isSubscriber } from '../../server/features/newsletter/store.ts';
import { listSubscriptions } from '../../server/features/subscription/list.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const MANY = 20_000;
const PUBLICATION = 11;

let seeded: SeededServices;
let accountId: AccountId;

beforeAll(async () => {
  seeded = await openSeededServices();
  const { db } = seeded;
  await sql`
    insert into accounts (email, password_hash, last_name, first_name, civility, is_email_verified, is_valid, locale, origin,
      created_at, email_since)
    select 'person-' || n || '@example.org', '', '', '', 1, true, true, 'fr', 'landing', now(), now()
    from generate_series(1, ${MANY}) n`.execute(db);
  await sql`
    insert into subscriptions (account_id, reference, status)
    select id, 'ABO-ROWS-' || id, 'current' from accounts where email like 'person-%'`.execute(db);
  await sql`
    insert into subscription_lines (subscription_id, position, publication_id, net_minor)
    select id, 1, ${PUBLICATION}, 100 from subscriptions where reference like 'ABO-ROWS-%'`.execute(db);
  // Each person reads by the subscription of the next one.
  await sql`
    insert into subscription_readers (subscription_id, account_id, is_accepted, civility, first_name, last_name, email)
    select s.id + 1, a.id, true, 1, '', '', a.email
    from subscriptions s join accounts a on a.id = s.account_id
    where s.reference like 'ABO-ROWS-%' and s.id < (select max(id) from subscriptions)`.execute(db);
  await sql`analyze`.execute(db);
  const person = db.selectFrom('accounts').select('id').where('email', '=', 'person-777@example.org');
  accountId = (await person.executeTakeFirstOrThrow()).id;
}, 120_000);
afterAll(() => seeded.close());

/** Number of subscription rows that a connection has read and not reported yet, in this transaction or earlier ones. */
async function countRows(trx: Transaction<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::bigint as count from pg_stat_xact_user_tables
    where relname like 'subscription%'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Number of subscription rows that some work reads, as counted by the database. */
async function rowsRead(work: (trx: Transaction<Schema>) => Promise<unknown>): Promise<number> {
  return seeded.db.transaction().execute(async (trx) => {
    const before = await countRows(trx);
    await work(trx);
    return (await countRows(trx)) - before;
  });
}

describe(`among ${MANY} subscriptions`, () => {
  it('the list of a person’s own reads a few rows', async () => {
    const read = await rowsRead(async (trx) => {
      const found = await listSubscriptions(trx, seeded.services, { accountId, locale: 'fr' });
      expect(found.map(({ type }) => type)).toEqual(['userLicence', 'normal']);
    });
    expect(read).toBeLessThan(50);
  });

  it.each([
    [PUBLICATION, true],
    [PUBLICATION + 1, false],
  ])('whether a person subscribes to publication %i is found in a few rows: %s', async (publicationId, expected) => {
    const read = await rowsRead(async (trx) => {
      expect(await isSubscriber(trx, accountId, publicationId)).toBe(expected);
    });
    expect(read).toBeLessThan(50);
  });
});
