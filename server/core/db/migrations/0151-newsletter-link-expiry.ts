import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Confirmed links to newsletters expire, too; `null` is what a process of the release before writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter_links drop constraint newsletter_link_expires`.execute(db);
  await sql`update newsletter_links set expires_at = now() + interval '3 years' where expires_at is null`.execute(db);
  await sql`create index sandbox_events_created on sandbox_events (created_at)`.execute(db);
}
