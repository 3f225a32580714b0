import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const table = `
create table chorus_steps (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices,
  kind text not null check (kind in ('deposited', 'rejected')),
  -- The number of the deposit, or the portal's reason.
  text text not null check (text <> ''),
  happened_at timestamptz not null
);
create index on chorus_steps (invoice_id, id);
`;

/** Deposits of invoices on Chorus Pro, the portal of French public bodies, and their rejections there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
}
