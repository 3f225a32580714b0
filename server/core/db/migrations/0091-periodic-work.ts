import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The moment of the next run instead of that of the last one; the audit ran daily, everything else hourly. */
const work = `
alter table daily_work rename to periodic_work;
alter table periodic_work rename column begun_at to due_at;
alter table periodic_work add column failures integer not null default 0;
update periodic_work set due_at = due_at + case name when 'audit' then interval '1 day' else interval '1 hour' end;
`;

/** Periodic work of any period, with retries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(work).execute(db);
}
