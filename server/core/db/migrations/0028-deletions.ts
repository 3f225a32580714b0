import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Accounts whose owners have asked for their deletion, until they sign in again or the day has come. `postponed_at`: the
 * day had come, and money was under way. An account that is erased stays as a number, for what the law keeps names it.
 */
const deletions = `
create table deletion_requests (
  account_id integer primary key references accounts on delete cascade,
  requested_at timestamptz not null,
  erases_at timestamptz not null,
  postponed_at timestamptz
);
create index deletion_requests_due on deletion_requests (erases_at);
alter table accounts add column erased_at timestamptz;
`;

/** When whoever has signed in has shown once more, by their password, that it is them. */
const confirmations = `
alter table sessions add column confirmed_at timestamptz;
`;

/** What is held of a person can be had by them, and deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [deletions, confirmations]) await sql.raw(part).execute(db);
}
