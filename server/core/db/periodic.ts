import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Work that one process does for all, once in each period. */
export interface PeriodicWork {
  readonly name: string;
  /** In milliseconds. */
  readonly period: number;
}

/** Claims the present period's work for this process. Returns whether it was due. */
export async function claimPeriod(db: Kysely<Schema>, { name, period }: PeriodicWork, now: Date): Promise<boolean> {
  const begun = { begun_at: now.toISOString() };
  const claimed = await db
    .insertInto('daily_work')
    .values({ name, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(begun)
        .where('daily_work.begun_at', '<=', new Date(now.getTime() - period).toISOString()),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}
