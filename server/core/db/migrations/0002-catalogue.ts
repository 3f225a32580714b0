import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Kinds and regions of publications, and a price for each in each currency: a year for one reader, before tax. */
const publications = `
alter table publications
  add column kind text not null default 'press' check (kind in ('press', 'database')),
  add column region text not null default 'all' check (region in ('all', 'north', 'westCentral', 'eastSouthern'));
create table publication_prices (
  publication_id integer not null references publications on delete cascade,
  currency text not null check (currency in ('EUR', 'USD', 'GBP')),
  price_minor bigint not null check (price_minor > 0),
  primary key (publication_id, currency)
);
insert into publication_prices select id, currency, price_minor from publications where price_minor > 0;
alter table publications drop column price_minor, drop column currency;
`;

/** Factors of prices, in basis points. */
const tariff = `
create table licences (
  type text primary key check (type in ('professional', 'global', 'independent', 'media', 'morning')),
  rate integer not null check (rate > 0)
);
create table reader_tiers (
  from_reader integer primary key check (from_reader > 0),
  rate integer not null check (rate >= 0)
);
create table durations (
  months integer primary key check (months > 0),
  rate integer not null check (rate > 0)
);
`;

/**
 * Requests for a quote: drafts as typed, and requests as sent. A draft belongs to an account or to the holder of a
 * cookie. Versions come from one sequence: a new draft never repeats the version of an earlier one.
 */
const quotes = `
create sequence quote_draft_versions;
create table quote_drafts (
  id integer generated always as identity primary key,
  account_id integer unique references accounts on delete cascade,
  visitor_hash bytea unique,
  content jsonb not null,
  version bigint not null default nextval('quote_draft_versions'),
  -- The version that this one took the place of; 0 for the first.
  replaced bigint not null,
  expires_at timestamptz not null,
  constraint belongs_to_one check (num_nonnulls(account_id, visitor_hash) = 1)
);
create index quote_drafts_expiry on quote_drafts (expires_at);
create table quote_requests (
  id integer generated always as identity (start with 3001) primary key,
  reference text not null unique,
  account_id integer references accounts on delete set null,
  locale text not null check (locale in ('fr', 'en')),
  offer jsonb not null,
  requester jsonb not null,
  -- What it would have cost on that day.
  price jsonb not null,
  created_at timestamptz not null
);
create index quote_requests_account on quote_requests (account_id);
`;

/** The catalogue, and requests for a quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [publications, tariff, quotes]) await sql.raw(part).execute(db);
}
