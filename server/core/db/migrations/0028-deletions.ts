import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Accounts whose owners have requested deletion, until they sign in again or the day comes. `postponed_at`: money was
 * under way on that day. An erased account stays as a number, which records kept by law refer to.
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

/** The moment at which the signed-in person last confirmed their identity by password. */
const confirmations = `
alter table sessions add column confirmed_at timestamptz;
`;

/** Export and deletion of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [deletions, confirmations]) await sql.raw(part).execute(db);
}
