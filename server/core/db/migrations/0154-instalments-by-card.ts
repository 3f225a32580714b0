import type { Kysely } from 'kysely';

/** What an order by card of one instalment leaves to pay of its invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checkouts')
    .addColumn('left_minor', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
