import type { Kysely } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { FacturXDocument } from './factur-x.ts';
import { invoiceOf, selectInvoices } from './store.ts';

/**
 * Everything that the electronic form of an invoice or a credit note states, as it was issued: money that came later is
 * not in it. `null` for a pro forma, for documents whose facts were not kept, and for an unknown number.
 */
export async function readFacturX(db: Kysely<Schema>, reference: string): Promise<FacturXDocument | null> {
  const row = await selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .leftJoin('invoices as c', 'c.id', 'i.credited_invoice_id')
    .leftJoin('bank_accounts as b', 'b.currency', 'i.currency')
    .select(['a.email', 'c.issued_on as creditedOn', 'b.iban', 'b.bic', 'b.holder'])
    .where('i.reference', '=', reference)
    .where('i.kind', 'in', ['invoice', 'creditNote'])
    .executeTakeFirst();
  if (!row?.facts) return null;
  const { settlement, iban, bic, holder } = row;
  const facts = storedColumns.invoices.facts.read(row.facts, row.id);
  const isPaidAtIssue = settlement !== null && settlement.paidOn <= row.issuedOn;
  return {
    invoice: invoiceOf(row),
    facts,
    creditedOn: row.creditedOn,
    period: facts.period ?? row.begun,
    paidAtIssue: isPaidAtIssue ? { on: settlement.paidOn, method: settlement.method } : null,
    account: iban === null || bic === null || holder === null ? null : { iban, bic, holder },
    email: row.email,
    locale: row.documentLocale,
  };
}
