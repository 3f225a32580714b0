import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const column = `
-- Of the desk's reasons; null: there are none, or they are of an earlier release.
alter table modifications add column reason_locale text check (reason_locale in ('fr', 'en'));
`;

/** The language in which the desk wrote its reasons for a rejection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
