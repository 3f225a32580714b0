import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** An email whose link has expired while it waited is not sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table outbox add column expires_at timestamptz').execute(db);
}
