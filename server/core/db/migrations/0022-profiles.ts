import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What people say of themselves beside their names; what nobody has said is empty. */
const information = `
alter table accounts
  add column phone text not null default '',
  add column organisation text not null default '',
  add column job_title text not null default '',
  add column sector text not null default '',
  add column source text;
`;

/**
 * Other e-mail addresses that await the word of whoever reads their mail: one of an account. The link of a letter to an
 * address that is somebody else's is sent to nobody, so that nobody can follow it.
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

/** What an account's owner says of themselves, and how they come by another e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [information, changes]) await sql.raw(part).execute(db);
}
