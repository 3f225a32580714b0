import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../machines/domain/day.ts';
import type { TimeZone } from '../../../machines/domain/moment.ts';
import type { Schema } from '../../core/db/schema.ts';

/** The publisher's calendar day of a moment, as an SQL expression. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<Day> {
  return sql<Day>`(${moment} at time zone (select time_zone from sites order by code limit 1))::date`;
}

/** The time zone of the publisher's moments. Rejects if no site is seeded. */
export async function readTimeZone(db: Kysely<Schema>): Promise<TimeZone> {
  const site = await db.selectFrom('sites').select('time_zone').orderBy('code').limit(1).executeTakeFirstOrThrow();
  return site.time_zone;
}
