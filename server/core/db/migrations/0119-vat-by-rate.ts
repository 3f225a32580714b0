import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const mentions = `
alter table invoices drop constraint invoices_vat_mention_check,
  add constraint invoices_vat_mention_check check (vat_mention in ('reverseCharge', 'outsideUnion', 'notApplicable'));
`;

/** A line has its share of the tax of its rate: its own rounded tax, or one minor unit more or less. */
const shares = `
alter table invoice_lines drop constraint vat_is_rounded,
  add constraint vat_is_share check (
    abs(vat_minor - sign(net_minor) * div(abs(net_minor) * vat_rate + 5000, 10000)) <= 1);
`;

/** Tax by rate, shared out over the lines; Guiana and Mayotte have a reason of their own for no tax. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [mentions, shares]) await sql.raw(part).execute(db);
}
