import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Reminders that were sent: one of an invoice for each day of the settings. */
const table = `
create table invoice_reminders (
  invoice_id integer not null references invoices on delete cascade,
  -- Days after the due day; negative before it.
  day_offset integer not null,
  sent_at timestamptz not null,
  primary key (invoice_id, day_offset)
);
create index invoices_due on invoices (due_on) where kind = 'invoice' and status in (1, 4);
`;

/** Reminders of unpaid invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
}
