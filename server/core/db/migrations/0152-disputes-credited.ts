import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A refund by a lost dispute counts for a credited invoice without losing its reason; those that lost it get it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds drop constraint credited_invoice,
      add constraint credited_invoice check (why = 'disputed' or (why = 'credited') = (invoice_id is not null))`.execute(
    db,
  );
  await sql`
    update refunds set why = 'disputed'
    where why = 'credited' and is_reported and reference in (select reference from disputes)`.execute(db);
}
