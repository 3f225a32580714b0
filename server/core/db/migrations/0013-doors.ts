import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Emailed links to choose a password: the first one of a new account, or another one. Data typed by a person who has
 * not proven their address is no account yet.
 */
const links = `
create table account_requests (
  token_hash bytea primary key,
  email text not null check (email = lower(email)),
  last_name text not null,
  first_name text not null,
  civility integer not null,
  origin text not null,
  locale text not null check (locale in ('fr', 'en')),
  redirect text,
  expires_at timestamptz not null
);
create index account_requests_email on account_requests (email);
create index account_requests_expiry on account_requests (expires_at);
create table password_links (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  redirect text,
  expires_at timestamptz not null
);
create index password_links_account on password_links (account_id);
create index password_links_expiry on password_links (expires_at);
`;

/** Browsers in which somebody has signed in: whoever guesses elsewhere does not keep them out. */
const devices = `
create table known_devices (
  id_hash bytea not null,
  account_id integer not null references accounts on delete cascade,
  expires_at timestamptz not null,
  primary key (id_hash, account_id)
);
create index known_devices_expiry on known_devices (expires_at);
`;

/** Whether a session outlasts the browser, and hours in which nobody uses it. */
const sessions = `
alter table sessions add column is_kept boolean not null default false;
alter table sessions alter column is_kept drop default;
create index sessions_account on sessions (account_id);
`;

/** Accounts that people ask for themselves, forgotten passwords, sessions that stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [links, devices, sessions]) await sql.raw(part).execute(db);
}
