import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const tables = `
-- The terms of sale as they were published: [{heading, body}], each text in both languages. A version is never changed.
create table terms_versions (
  id integer generated always as identity primary key,
  content jsonb not null,
  published_at timestamptz not null default now()
);

insert into terms_versions (content)
select jsonb_agg(jsonb_build_object('heading', heading, 'body', body) order by position)
from legal_passages where page = 'terms' having count(*) > 0;

-- The version that the buyer accepted with the order; null: not ordered yet, or in an earlier release.
alter table subscriptions add column terms_version_id integer references terms_versions (id);
`;

/** Versions of the terms of sale, and the one that each order accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}
