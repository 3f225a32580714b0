import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Card orders that were paid by SEPA direct debit on the provider's page. The release before writes none: they stay card orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column is_debit boolean not null default false`.execute(db);
}
