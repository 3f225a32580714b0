import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The metrics count the orders of the last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index checkouts_created on checkouts (created_at)`.execute(db);
}
