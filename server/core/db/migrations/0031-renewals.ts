import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Which subscription one renews: it begins when that has ended, and serves whom that did. Nothing is renewed twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column renews_id integer unique references subscriptions on delete set null`.execute(
    db,
  );
  await sql`create index subscriptions_to_begin on subscriptions (starts_on) where status = 'notBegun'`.execute(db);
}
