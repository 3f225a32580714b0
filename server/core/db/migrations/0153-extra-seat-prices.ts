import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The confirmed price of each seat that a request adds: seats of different tiers cost differently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modifications add column extra_prices integer[]`.execute(db);
}
