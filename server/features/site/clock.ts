import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../machines/domain/invoice.ts';
import type { TimeZone } from '../../../machines/domain/time-zone.ts';
import type { Schema } from '../../core/db/schema.ts';

/** The day on which a moment falls where the publisher is, in a statement. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<Day> {
  return sql<Day>`(${moment} at time zone (select time_zone from sites order by code limit 1))::date`;
}

/** By whose clock the publisher's moments are told. Rejects where nobody has seeded a site. */
export async function readTimeZone(db: Kysely<Schema>): Promise<TimeZone> {
  const site = await db.selectFrom('sites').select('time_zone').orderBy('code').limit(1).executeTakeFirstOrThrow();
  return site.time_zone;
}
