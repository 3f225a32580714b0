import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Fencing token of a key's lease: a new one each time the key is claimed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column owner uuid`.execute(db);
}
