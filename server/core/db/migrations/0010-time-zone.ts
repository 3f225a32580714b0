import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The publisher's time zone, for moments as shown and the start of days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column time_zone text not null default 'Europe/Paris'`.execute(db);
}
