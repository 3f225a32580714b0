import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * An invoice may have several credit notes, each for a part of it, and a payment several refunds of that invoice. A credit
 * note of an amount is shared out over the rates of the tax: its lines may differ from their own rounded tax by two minor
 * units.
 */
const parts = `
alter table invoices drop constraint invoices_credited_invoice_id_key;
create index invoices_credited on invoices (credited_invoice_id) where credited_invoice_id is not null;
drop index refunds_credited;
create index refunds_credited on refunds (charge, invoice_id) where invoice_id is not null;
alter table invoice_lines drop constraint vat_is_share,
  add constraint vat_is_share check (
    abs(vat_minor - sign(net_minor) * div(abs(net_minor) * vat_rate + 5000, 10000)) <= 2);
`;

/** Credit notes of an invoice never exceed it, at any rate of the tax. */
const trigger = `
create function keep_credit_within_invoice() returns trigger language plpgsql as $$
begin
  if new.kind = 'creditNote' and old.kind = 'proForma' and exists (
    select from (
      select l.vat_rate, l.net_minor as net, l.vat_minor as vat from invoice_lines l
      where l.invoice_id in (new.credited_invoice_id, new.id)
      union all
      select l.vat_rate, l.net_minor, l.vat_minor from invoice_lines l join invoices c on c.id = l.invoice_id
      where c.credited_invoice_id = new.credited_invoice_id and c.id <> new.id) x
    group by vat_rate having sum(net) < 0 or sum(vat) < 0) then
    raise exception '% exceeds what is left of its invoice', new.reference
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger credit_notes_stay_within before update on invoices
  for each row execute function keep_credit_within_invoice();
`;

/** Credit notes for parts of an invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [parts, trigger]) await sql.raw(part).execute(db);
}
