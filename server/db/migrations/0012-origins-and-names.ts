import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** By which door each account came to be known; of those that were there before nobody has kept it. */
const origins = `
alter table accounts add column origin text not null default 'unknown'
  check (origin in ('prospect', 'subscription', 'pme', 'landing', 'newsletter', 'unknown'));
alter table accounts alter column origin drop default;
`;

/** By which door accounts came to be known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(origins).execute(db);
}
