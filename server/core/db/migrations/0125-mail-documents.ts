import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The document that goes with a message as PDF, written when it is sent; null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column document_kind text, add column document_reference text`.execute(db);
}
