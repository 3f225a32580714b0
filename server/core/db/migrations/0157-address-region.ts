import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** State or province of an address; null where nothing asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table addresses add column region text`.execute(db);
}
