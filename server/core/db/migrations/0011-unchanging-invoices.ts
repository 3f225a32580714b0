import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A pro forma is not final: it has no number of the series and may still be replaced. A wrong invoice is undone by a
 * credit note, one at most, for its whole amount.
 */
const kinds = `
alter table invoices
  add column kind text not null default 'invoice' check (kind in ('proForma', 'invoice', 'creditNote')),
  add column credited_invoice_id integer unique references invoices,
  -- Why no tax is charged, where none is.
  add column vat_mention text check (vat_mention in ('reverseCharge', 'outsideUnion')),
  add constraint credit_note_of_an_invoice check ((kind = 'creditNote') = (credited_invoice_id is not null));
alter table invoices alter column kind drop default;
update invoices set vat_mention = 'reverseCharge' where notes::text like '%article 283-2%';
update invoices set vat_mention = 'outsideUnion' where notes::text like '%article 259-1%';
update invoices set notes = (
  select coalesce(jsonb_agg(note order by place), '[]')
  from jsonb_array_elements(notes) with ordinality as n (note, place)
  where note::text not like '%article 283-2%' and note::text not like '%article 259-1%')
where vat_mention is not null;
`;

/**
 * The last number of each series in each year, in a row: a transaction that takes a number locks it until the number is
 * in the books.
 */
const numbers = `
create table invoice_numbers (
  series text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);
`;

/** Issued invoices are immutable; only their payment status may change. */
const triggers = `
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.kind <> 'proForma' and (tg_op = 'DELETE' or
    (new.kind, new.account_id, new.reference, new.issued_on, new.due_on, new.currency, new.issuer, new.payer, new.notes,
      new.vat_mention, new.credited_invoice_id) is distinct from
    (old.kind, old.account_id, old.reference, old.issued_on, old.due_on, old.currency, old.issuer, old.payer, old.notes,
      old.vat_mention, old.credited_invoice_id)) then
    raise exception '% is issued: it stays as it is', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if old.kind = 'proForma' and new.kind <> 'proForma' then
    if not exists (select from invoice_lines where invoice_id = new.id) then
      raise exception '% has no lines', new.reference using errcode = 'integrity_constraint_violation';
    end if;
    if new.vat_mention is null and exists (select from invoice_lines where invoice_id = new.id and vat_rate = 0) then
      raise exception '% does not say why no tax is charged', new.reference
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger invoices_stay before update or delete on invoices
  for each row execute function keep_issued_invoice();
create function keep_issued_lines() returns trigger language plpgsql as $$
declare
  issued text;
begin
  select reference into issued from invoices
  where kind <> 'proForma' and id in (case when tg_op <> 'DELETE' then new.invoice_id end,
    case when tg_op <> 'INSERT' then old.invoice_id end);
  if issued is not null then
    raise exception '% is issued: its lines stay as they are', issued using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger invoice_lines_stay before insert or update or delete on invoice_lines
  for each row execute function keep_issued_lines();
`;

/** Pro formas, credit notes, numbers without gaps, and immutable invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [kinds, numbers, triggers]) await sql.raw(part).execute(db);
}
