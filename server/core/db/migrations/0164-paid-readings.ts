import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The books outlive the readings: an erased account keeps its debits, and not what it read. */
const paid = `
alter table wallet_operations
  add column reading_id integer unique references readings on delete set null,
  add constraint paid_reading check (reading_id is null or (amount_minor < 0 and checkout_id is null));
`;

/** A debit knows the reading that it pays for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(paid).execute(db);
}
