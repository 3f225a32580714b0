import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The release before writes reminders without an instalment: `null`, of which there is one for each day, as before. */
const tables = `
create table invoice_instalments (
  invoice_id integer not null references invoices on delete cascade,
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  agreed_on date not null,
  primary key (invoice_id, due_on)
);
alter table invoice_reminders add column instalment_on date;
alter table invoice_reminders drop constraint invoice_reminders_pkey;
alter table invoice_reminders add unique nulls not distinct (invoice_id, instalment_on, day_offset);
`;

/** Payment plans of invoices, and reminders of their instalments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}
