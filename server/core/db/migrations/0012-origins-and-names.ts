import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The origin of each account; unknown for existing ones. */
const origins = `
alter table accounts add column origin text not null default 'unknown'
  check (origin in ('prospect', 'subscription', 'pme', 'landing', 'newsletter', 'unknown'));
alter table accounts alter column origin drop default;
`;

/** Publications are called something in each language; those that were there keep their name in both. */
const names = `
alter table publications alter column title type jsonb using json_build_object('fr', title, 'en', title)::jsonb;
alter table publications add constraint titles_in_both_languages
  check (jsonb_typeof(title) = 'object' and coalesce(title ->> 'fr', '') <> '' and coalesce(title ->> 'en', '') <> '');
`;

/** Origins of accounts, and names of publications in both languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [origins, names]) await sql.raw(part).execute(db);
}
