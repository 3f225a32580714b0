import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A queued message has the moment of its next attempt (none: at once); one that is given up, that of its failure.
 * Before, eight failed attempts meant failure.
 */
const retries = `
alter table outbox
  add column next_attempt_at timestamptz,
  add column failed_at timestamptz,
  add column last_error text,
  add constraint sent_or_failed check (sent_at is null or failed_at is null);
update outbox set failed_at = now() where sent_at is null and attempts >= 8;
drop index outbox_due;
create index outbox_due on outbox (attempts, id) where sent_at is null and failed_at is null;
`;

/** Mail is retried for days, and failed mail can be sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(retries).execute(db);
}
