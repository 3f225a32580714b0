import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const columns = `
alter table issuers
  -- A year, in basis points; null: the rate of the law.
  add column late_payment_rate integer check (late_payment_rate > 0),
  -- In both languages; null: no discount.
  add column discount_terms jsonb,
  add column is_vat_on_debits boolean not null default false;
-- What mentions and the electronic invoice need besides the printed texts; null on documents of earlier releases.
alter table invoices add column facts jsonb;
`;

/** Facts of an issued invoice are immutable, as what is printed. */
const triggers = `
create function keep_issued_facts() returns trigger language plpgsql as $$
begin
  if old.kind <> 'proForma' and new.facts is distinct from old.facts then
    raise exception '% is issued: it stays as it is', old.reference using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger invoice_facts_stay before update on invoices
  for each row execute function keep_issued_facts();
`;

/** Terms of the issuer, and the facts of an invoice that its mandatory mentions need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, triggers]) await sql.raw(part).execute(db);
}
