import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** By whose clock the publisher's moments are told, and its days begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column time_zone text not null default 'Europe/Paris'`.execute(db);
}
