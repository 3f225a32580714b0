import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Payments of an invoice that is undone later are owed back: once for each such invoice, in addition to other refunds
 * of the same money.
 */
const credited = `
alter table refunds add column invoice_id integer references invoices,
  drop constraint refunds_why_check,
  add constraint refunds_why_check
    check (why in ('paidOtherwise', 'changedSince', 'tooMuch', 'otherCurrency', 'credited')),
  add constraint credited_invoice check ((why = 'credited') = (invoice_id is not null)),
  drop constraint refunds_charge_key;
create unique index refunds_charge on refunds (charge) where invoice_id is null;
create unique index refunds_credited on refunds (charge, invoice_id) where invoice_id is not null;
`;

/** Refunds of payments whose invoice a credit note undoes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(credited).execute(db);
}
