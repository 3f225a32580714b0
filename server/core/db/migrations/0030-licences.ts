import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Readers of a licence, with or without an account: a new one has no account before the publisher accepts them. The
 * keys serve order and search, without accents and capitals.
 */
const readers = `
create function plain_text(text) returns text language sql immutable parallel safe
return lower(regexp_replace(
  normalize(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), NFKD),
  '[\\u0300-\\u036f]', '', 'g'));
alter table subscription_readers drop constraint subscription_readers_pkey, drop column pending_modification;
alter table subscription_readers rename column reader_id to account_id;
alter table subscription_readers
  alter column account_id drop not null,
  add column id integer generated always as identity (start with 230001) primary key,
  add column civility integer,
  add column first_name text,
  add column last_name text,
  -- In lower case.
  add column email text;
update subscription_readers r
set civility = a.civility, first_name = a.first_name, last_name = a.last_name, email = a.email
from accounts a where a.id = r.account_id;
alter table subscription_readers
  alter column civility set not null,
  alter column first_name set not null,
  alter column last_name set not null,
  alter column email set not null,
  add constraint reader_once unique (subscription_id, email),
  add column surname_key text collate "C" not null generated always as (plain_text(last_name)) stored,
  add column first_name_key text collate "C" not null generated always as (plain_text(first_name)) stored,
  add column searched text collate "C" not null generated always as
    (plain_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)) stored;
create index subscription_readers_named on subscription_readers (subscription_id, surname_key, first_name_key, id);
`;

/**
 * Networks with access to a licence without sign-in. They need not be a CIDR: an index of ranges finds the one of an
 * address, however many there are.
 */
const ranges = `
create type inet_range as range (subtype = inet);
create table subscription_ip_ranges (
  id integer generated always as identity (start with 270001) primary key,
  subscription_id integer not null references subscriptions on delete cascade,
  range text not null,
  first inet not null,
  last inet not null,
  label text not null,
  -- Accepted: whoever comes from there is recognised.
  is_recognised boolean not null,
  constraint range_is_one check (first <= last and family(first) = family(last)),
  constraint range_once unique (subscription_id, range)
);
create index subscription_ip_ranges_order on subscription_ip_ranges (subscription_id, first, last);
create index subscription_ip_ranges_match on subscription_ip_ranges using gist (inet_range(first, last, '[]'))
  where is_recognised;
`;

/**
 * Requests to change data that the publisher keeps, their lines, and their outcomes. A subject has one pending line at
 * most.
 */
const modifications = `
create table modifications (
  id integer generated always as identity (start with 310001) primary key,
  reference text not null unique,
  account_id integer not null references accounts on delete cascade,
  subscription_id integer references subscriptions on delete cascade,
  type integer not null check (type in (1, 2, 3, 4, 5, 6, 7, 8, 9, 99)),
  state text not null check (state in ('pending', 'cancelled', 'accepted', 'automaticallyAccepted', 'rejected',
    'partlyAccepted')),
  asked_at timestamptz(3) not null,
  decided_at timestamptz(3),
  -- Of the readers to be added, so many have no seat, and each costs so much before tax, as the person was told.
  extra_readers integer not null default 0 check (extra_readers >= 0),
  extra_net_minor bigint not null default 0 check (extra_net_minor >= 0),
  -- What was invoiced of that.
  invoice_id integer unique references invoices,
  constraint decided check ((state = 'pending') = (decided_at is null))
);
create index modifications_account on modifications (account_id, id);
create index modifications_subscription on modifications (subscription_id, id);
create index modifications_state on modifications (state, id);
create unique index modifications_one_email on modifications (account_id) where type = 1 and state = 'pending';
create table modification_lines (
  modification_id integer not null references modifications on delete cascade,
  position integer not null check (position > 0),
  before jsonb,
  after jsonb,
  reader_id integer references subscription_readers on delete set null,
  range_id integer references subscription_ip_ranges on delete set null,
  state text not null check (state in ('pending', 'accepted', 'rejected', 'cancelled')),
  reason text not null default '',
  primary key (modification_id, position),
  constraint line_is_about_something check (num_nonnulls(before, after) > 0 and num_nonnulls(reader_id, range_id) < 2)
);
create index modification_lines_reader on modification_lines (reader_id) where reader_id is not null;
create index modification_lines_range on modification_lines (range_id) where range_id is not null;
create unique index modification_lines_pending_reader on modification_lines (reader_id) where state = 'pending';
create unique index modification_lines_pending_range on modification_lines (range_id) where state = 'pending';
create table modification_entries (
  id integer generated always as identity primary key,
  modification_id integer not null references modifications on delete cascade,
  state text not null,
  at timestamptz(3) not null,
  actor text not null check (actor in ('person', 'desk', 'rule')),
  name text not null,
  reason text not null
);
create index modification_entries_modification on modification_entries (modification_id, id);
`;

/** Readers and networks of licences, and requests to change them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [readers, ranges, modifications]) await sql.raw(part).execute(db);
}
