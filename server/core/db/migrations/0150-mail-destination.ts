import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Which address a message is sent to: `to_address` as written, which the release before means by all of its rows; the
 * present address of the person in its row; or `to_address` while it is that person's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table outbox add column destination text not null default 'address'
       check (destination in ('address', 'person', 'holder'))`,
    )
    .execute(db);
}
