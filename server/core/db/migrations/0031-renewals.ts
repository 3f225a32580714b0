import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The renewed subscription: its renewal begins when it has ended, and serves the same readers. A subscription has one
 * renewal at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column renews_id integer unique references subscriptions on delete set null`.execute(
    db,
  );
  await sql`create index subscriptions_to_begin on subscriptions (starts_on) where status = 'notBegun'`.execute(db);
}
