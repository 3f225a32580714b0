import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The buyer's own number for the order of the seats that a request adds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table modifications add column purchase_order text not null default ''`.execute(db);
}
