import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const column = `
-- Of one reader, before tax, as it was when the line was written; null: not known, as on lines of earlier releases.
alter table subscription_lines add column list_price_minor bigint check (list_price_minor >= 0);
`;

/** The list price from which the price of a quotation's line was computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
