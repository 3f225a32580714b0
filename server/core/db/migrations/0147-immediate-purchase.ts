import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** How many readers can subscribe online without asking for a quote; null: none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table sites add column immediate_purchase integer check (immediate_purchase between 1 and 10000)')
    .execute(db);
}
