import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/** The series of numbers: invoices, and credit notes (“avoirs”). */
export type Series = 'FA' | 'AV';

/**
 * The next number of a series in a year: `FA-2026-0413`. Numbers have no gaps: until the transaction ends nobody else gets one
 * of this series, and what is rolled back gives its number back. Taken after every other lock.
 */
export async function takeNumber(db: Kysely<Schema>, series: Series, year: number): Promise<string> {
  const counted = await db
    .updateTable('invoice_numbers')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('series', '=', series)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirst();
  const { last } = counted ?? (await beginSeries(db, series, year));
  return `${series}-${year}-${String(last).padStart(4, '0')}`;
}

/** Begins a year's series after what stands in the books already: nothing, or what was brought from elsewhere. */
async function beginSeries(db: Kysely<Schema>, series: Series, year: number) {
  const before = sql<number>`(
    select coalesce(max(substring(reference from '[0-9]+$')::integer), 0) + 1
    from invoices where reference ~ ${`^${series}-${year}-[0-9]{1,6}$`})`;
  return db
    .insertInto('invoice_numbers')
    .values({ series, year, last: before })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet(({ eb }) => ({ last: eb('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
}
