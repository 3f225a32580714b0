import type { Kysely } from 'kysely';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { FacturXDocument } from './factur-x.ts';
import type { Visibility } from './store.ts';
import { invoiceOf, isVisible, selectInvoices } from './store.ts';

/** A query over invoices, called `i`, with what their electronic form states besides. */
function selectFacturX(db: Kysely<Schema>) {
  return selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .leftJoin('invoices as c', 'c.id', 'i.credited_invoice_id')
    .leftJoin('bank_accounts as b', 'b.currency', 'i.currency')
    .select(['a.email', 'c.issued_on as creditedOn', 'b.iban', 'b.bic', 'b.holder']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFacturX>['executeTakeFirstOrThrow']>>;

/**
 * Everything that the electronic form of an invoice or a credit note states, as it was issued: money that came later is
 * not in it. `null` for a pro forma, and for documents whose facts were not kept.
 */
function facturXOf(row: Row): FacturXDocument | null {
  if (!row.facts || (row.kind !== 'invoice' && row.kind !== 'creditNote')) return null;
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

/** The electronic form of an invoice or a credit note; `null` where it has none, and for an unknown number. */
export async function readFacturX(db: Kysely<Schema>, reference: string): Promise<FacturXDocument | null> {
  const row = await selectFacturX(db).where('i.reference', '=', reference).executeTakeFirst();
  return row ? facturXOf(row) : null;
}

/** An invoice, with its electronic form where it has one. */
export interface WithFacturX {
  readonly invoice: Invoice;
  /** Of the mentions. */
  readonly locale: Locale;
  readonly electronic: FacturXDocument | null;
}

/**
 * An invoice by its number, its mentions in the given language, or in the account's. `null` for an unknown number, for a quote
 * that was not accepted, and for one that is not visible.
 *
 * @param visibility `null` for all invoices: the office, and emails to the account.
 */
export async function readInvoiceWithFacturX(
  db: Kysely<Schema>,
  { reference, visibility, locale }: { reference: string; visibility: Visibility | null; locale: Locale | null },
): Promise<WithFacturX | null> {
  const query = selectFacturX(db).where('i.reference', '=', reference).where('i.status', '<>', paymentStatus.quote);
  const row = await (visibility === null ? query : query.where(isVisible(visibility))).executeTakeFirst();
  if (!row) return null;
  const language = locale ?? row.documentLocale;
  return { invoice: invoiceOf(row, language), locale: language, electronic: facturXOf(row) };
}
