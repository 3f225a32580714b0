import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const column = `
-- The readers by the tariff, as it was when the line was written: [{count, price}]; null: not known, as on lines of earlier
-- releases.
alter table subscription_lines add column seats jsonb;
`;

/** How the price of a quotation's line comes about: its seats, each at the price of its tier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
