import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Subjects of an article in addition to its words: a country, a section of its publication, a serial. */
const subjects = `
create table serials (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z\\d-]{1,60}$'),
  publication_id integer references publications on delete cascade,
  -- {"fr": …, "en": …}, or one of them where there is no other.
  name jsonb not null
);
alter table articles
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column section_id integer references newsletters on delete set null,
  add column serial_id integer references serials on delete set null;
create index articles_country on articles (country, published_on desc, id desc);
create index articles_section on articles (section_id, published_on desc, id desc);
create index articles_serial on articles (serial_id, published_on desc, id desc);
create index articles_day on articles (published_on desc, id desc);
`;

/** Watches of accounts; `subject` is unique within an account. */
const watches = `
create table watches (
  id integer generated always as identity (start with 4001) primary key,
  account_id integer not null references accounts on delete cascade,
  subject text not null,
  kind text not null check (kind in ('country', 'keyword', 'section', 'serial')),
  region text check (region in ('all', 'north', 'westCentral', 'eastSouthern')),
  country text check (country ~ '^[A-Z]{2}$'),
  keyword text,
  section_id integer references newsletters on delete cascade,
  serial_id integer references serials on delete cascade,
  since timestamptz(3) not null,
  constraint watch_once unique (account_id, subject),
  constraint watch_of_one_kind check (num_nonnulls(region, keyword, section_id, serial_id) = 1
    and (kind = 'country') = (region is not null) and (kind = 'keyword') = (keyword is not null)
    and (kind = 'section') = (section_id is not null) and (kind = 'serial') = (serial_id is not null))
);
`;

/** Watches: by country, keyword, section and serial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [subjects, watches]) await sql.raw(part).execute(db);
}
