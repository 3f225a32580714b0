import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The publisher's newsletters. Names are `{"fr": …, "en": …}`, or the only one that exists. */
const newsletters = `
create table newsletters (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('summary', 'section', 'other')),
  publication_id integer references publications on delete cascade,
  -- Names a section within its publication, and a service among those that belong to none.
  code text,
  position integer not null,
  name jsonb,
  frequency text not null check (frequency in ('everyWeekday', 'weekly', 'monthly', 'eachIssue', 'occasional')),
  -- Sent to whoever has a running subscription to the publication, and to nobody else.
  is_for_subscribers boolean not null default false,
  constraint newsletter_of_publication check ((publication_id is null) = (kind = 'other')),
  constraint newsletter_names check ((kind = 'summary') = (code is null) and (kind = 'summary') = (name is null)),
  constraint newsletter_named_once unique nulls not distinct (publication_id, code)
);
`;

/** Recipients of newsletters, and of publications without adverts. */
const recipients = `
create table newsletter_recipients (
  account_id integer not null references accounts on delete cascade,
  newsletter_id integer not null references newsletters on delete cascade,
  since timestamptz not null,
  primary key (account_id, newsletter_id)
);
create table newsletters_without_adverts (
  account_id integer not null references accounts on delete cascade,
  publication_id integer not null references publications on delete cascade,
  since timestamptz not null,
  primary key (account_id, publication_id)
);
create index subscription_readers_reader on subscription_readers (reader_id);
`;

/** Newsletters and their recipients. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [newsletters, recipients]) await sql.raw(part).execute(db);
}
