import { sql } from 'kysely';
import { forgetContacts } from '../../core/people/contacts.ts';
import type { Services } from '../../core/services.ts';
import { retention } from './retention.ts';

/** Most rows of a table that one statement deletes. */
const BATCH = 500;

/** The tables whose rows are deleted once they are over. */
const swept = Object.entries(retention).map(([table, rule]) => ({ table, ...rule }));

/** Deletes a batch of each table, in one statement. Returns whether there may be more. */
async function sweepBatch({ db }: Services, now: Date): Promise<boolean> {
  const ago = (seconds: number) => sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;
  const named = swept.map((one) => ({ ...one, name: sql.ref(`swept_${one.table}`), from: sql.table(one.table) }));
  const deletions = named.map(
    ({ name, from, isOver, hasContact }) => sql`${name} as (
      delete from ${from} where ctid in (select t.ctid from ${from} t where ${isOver(ago)} limit ${BATCH} for update skip locked)
      returning ${hasContact ? sql`contact_id` : sql`null::integer as contact_id`})`,
  );
  const counts = named.map(
    ({ name }) => sql`select count(*)::integer as count,
      coalesce(array_agg(distinct contact_id) filter (where contact_id is not null), '{}') as contacts from ${name}`,
  );
  const { rows } = await sql<{ readonly count: number; readonly contacts: readonly number[] }>`
    with ${sql.join(deletions)} ${sql.join(counts, sql` union all `)}`.execute(db);
  await forgetContacts(db, [...new Set(rows.flatMap(({ contacts }) => contacts))]);
  return rows.some(({ count }) => count === BATCH);
}

/**
 * Deletes expired rows, in batches: sessions, links, drafts, unconfirmed changes, counted attempts; old emails, keys
 * and provider's events; then contacts without any other data. Rows locked by another transaction stay for the next
 * round.
 */
export async function sweepExpired(services: Services): Promise<void> {
  const now = services.clock.now();
  while (await sweepBatch(services, now));
}
