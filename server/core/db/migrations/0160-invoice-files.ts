import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The file of an issued document, written when it is first read. */
const table = `
create table invoice_files (
  invoice_id integer primary key references invoices,
  name text not null,
  pdf bytea not null,
  -- The XML in it; null: it has no electronic form.
  xml text,
  written_at timestamptz not null
);
`;

const triggers = `
create function keep_invoice_file() returns trigger language plpgsql as $$
begin
  raise exception '% is issued: its files stay as they are',
    (select reference from invoices where id = old.invoice_id) using errcode = 'integrity_constraint_violation';
end $$;
create trigger invoice_files_stay before update or delete on invoice_files
  for each row execute function keep_invoice_file();
`;

/** Files of issued invoices and credit notes, which never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [table, triggers]) await sql.raw(part).execute(db);
}
