import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Optional information about a person in addition to the names; empty if not given. */
const information = `
alter table accounts
  add column phone text not null default '',
  add column organisation text not null default '',
  add column job_title text not null default '',
  add column sector text not null default '',
  add column source text;
`;

/**
 * New email addresses that await confirmation by their reader: one of an account. No link is sent to an address that
 * belongs to another account, so no one can follow it.
 */
const changes = `
create table email_changes (
  account_id integer primary key references accounts on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);
`;

/** Profiles, and changes of email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [information, changes]) await sql.raw(part).execute(db);
}
