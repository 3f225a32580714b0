import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Day, Party } from '../../../machines/domain/invoice.ts';
import type { Currency } from '../../../machines/domain/money.ts';
import { money, portion } from '../../../machines/domain/money.ts';
import type { VatMention } from '../../../machines/domain/vat.ts';
import type { Schema } from '../../core/db/schema.ts';
import { mintReference } from '../../core/reference.ts';
import { readIssuer } from '../site/issuer.ts';
import type { InvoiceDays } from './days.ts';

/** A line to be invoiced; its tax is computed. */
export interface NewLine {
  readonly label: string;
  readonly quantity: number;
  /** Before tax, for the whole quantity, in the smallest units. */
  readonly net: number;
  /** Basis points. */
  readonly vatRate: number;
}

/** What an invoice says, apart from its number, its days and who issues it. */
export interface InvoiceContent {
  readonly currency: Exclude<Currency, 'CRE'>;
  readonly payer: Party;
  readonly lines: readonly NewLine[];
  /** What else is printed on it; nothing where it is not said. */
  readonly notes?: readonly string[];
  /** Why no tax is charged; without it no line may be free of tax. */
  readonly vatMention: VatMention | null;
}

/** What is put into the books of the lines of an invoice; the tax of each line is rounded on that line. */
function lineRows(invoiceId: number, { lines, currency }: Pick<InvoiceContent, 'lines' | 'currency'>) {
  return lines.map(({ label, quantity, net, vatRate }, index) => ({
    invoice_id: invoiceId,
    position: index + 1,
    label,
    quantity,
    net_minor: net,
    vat_rate: vatRate,
    vat_minor: portion(money(net, currency), vatRate).minor,
  }));
}

/**
 * Puts a pro forma into the books, in the name of who issues now: it can be paid, it can be written anew, and it becomes an
 * invoice with a number by `issueInvoices`. Gives its internal number.
 */
export async function createProForma(
  db: Kysely<Schema>,
  { accountId, days, ...content }: InvoiceContent & { readonly accountId: AccountId; readonly days: InvoiceDays },
): Promise<number> {
  const { currency, payer, notes = [], vatMention } = content;
  const { id } = await db
    .insertInto('invoices')
    .values({
      kind: 'proForma',
      account_id: accountId,
      reference: mintReference('PRO'),
      issued_on: days.issuedOn,
      due_on: days.dueOn,
      status: paymentStatus.unpaid,
      currency,
      issuer: JSON.stringify(await readIssuer(db)),
      payer: JSON.stringify(payer),
      notes: JSON.stringify(notes),
      vat_mention: vatMention,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('invoice_lines').values(lineRows(id, content)).execute();
  return id;
}

/** Writes a pro forma anew. Rejects for what is issued: that stays as it is. */
export async function rewriteProForma(db: Kysely<Schema>, id: number, content: InvoiceContent): Promise<void> {
  const { currency, payer, notes = [], vatMention } = content;
  await db.deleteFrom('invoice_lines').where('invoice_id', '=', id).execute();
  await db
    .updateTable('invoices')
    .set({ currency, payer: JSON.stringify(payer), notes: JSON.stringify(notes), vat_mention: vatMention })
    .where('id', '=', id)
    .execute();
  await db.insertInto('invoice_lines').values(lineRows(id, content)).execute();
}

/** An invoice that was issued elsewhere, under its number. */
export interface NumberedInvoice extends InvoiceContent {
  readonly accountId: AccountId;
  readonly reference: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
}

/** Brings an invoice that has its number already into the books, open. Gives its internal number. */
export async function createInvoice(
  db: Kysely<Schema>,
  { reference, issuedOn, dueOn, ...invoice }: NumberedInvoice,
): Promise<number> {
  const id = await createProForma(db, { ...invoice, days: { issuedOn, dueOn } });
  await db.updateTable('invoices').set({ kind: 'invoice', reference }).where('id', '=', id).execute();
  return id;
}
