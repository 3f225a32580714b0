import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Duration } from '../../../domain/catalogue.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { BuyerFacts, InvoiceFacts, ServicePeriod } from '../../../domain/invoice-facts.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import { taxOfLines } from '../../../domain/vat-by-rate.ts';
import type { VatMention } from '../../../domain/vat.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { mintReference } from '../../core/reference.ts';
import { readIssuer, readSellerFacts } from '../site/issuer.ts';
import { requiredEuroVat } from './euro-vat.ts';
import { readIssueFacts } from './issue-facts.ts';
import type { InvoiceDays } from './issue-invoices.ts';

/** A line to be invoiced. */
export interface NewLine {
  readonly label: string;
  readonly quantity: number;
  /** Before tax, for the whole quantity, in the smallest units. */
  readonly net: number;
  /** Basis points. */
  readonly vatRate: number;
  /** Of a line that undoes another one: the tax of that one, in the smallest units. Otherwise it is computed by rate. */
  readonly vat?: number;
  /** What it costs by the tariff, in the smallest units, if a discount was given on it. */
  readonly listed?: number;
}

/** The content of an invoice, apart from its number, its dates and its issuer. */
export interface InvoiceContent {
  readonly currency: Exclude<Currency, 'CRE'>;
  readonly payer: Party;
  readonly lines: readonly NewLine[];
  /** Additional printed notes; none by default. */
  readonly notes?: readonly string[];
  /** The legal mention if no tax is charged; without it no line may be free of tax. */
  readonly vatMention: VatMention | null;
  /** Address and numbers of the payer; `null`, the default, where only the name is known. */
  readonly buyer?: BuyerFacts | null;
  /** Length of a service that begins with the payment. */
  readonly months?: Duration | null;
  /** First and last day of the service, where these do not depend on the payment. */
  readonly period?: ServicePeriod | null;
}

async function factsOf(
  db: Kysely<Schema>,
  { buyer = null, months = null, period = null, lines, currency }: InvoiceContent,
): Promise<InvoiceFacts> {
  const vat = lineRows(0, { lines, currency }).reduce((total, line) => total + line.vat_minor, 0);
  return {
    seller: await readSellerFacts(db),
    buyer,
    months,
    period,
    listed: lines.map(({ listed }) => listed ?? null),
    latePaymentLaw: buyer?.siret ? 'publicProcurementCode' : 'commercialCode',
    euroVat: await requiredEuroVat(db, { currency, vat }),
    issue: null,
  };
}

/** Rows of the lines of an invoice. */
function lineRows(invoiceId: number, { lines, currency }: Pick<InvoiceContent, 'lines' | 'currency'>) {
  const taxes = taxOfLines(lines.map(({ net, vatRate }) => ({ net: money(net, currency), vatRate })));
  return lines.map(({ label, quantity, net, vatRate, vat }, index) => ({
    invoice_id: invoiceId,
    position: index + 1,
    label,
    quantity,
    net_minor: net,
    vat_rate: vatRate,
    vat_minor: vat ?? taxes[index]?.minor ?? 0,
  }));
}

/**
 * Creates a pro forma in the name of the current issuer: it can be paid or rewritten, and becomes a numbered invoice by
 * `issueInvoices`. Returns its internal number.
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
      facts: storedColumns.invoices.facts.write(await factsOf(db, content)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('invoice_lines').values(lineRows(id, content)).execute();
  return id;
}

/** Rewrites a pro forma. Rejects for an issued invoice, which is immutable. */
export async function rewriteProForma(db: Kysely<Schema>, id: number, content: InvoiceContent): Promise<void> {
  const { currency, payer, notes = [], vatMention } = content;
  await db.deleteFrom('invoice_lines').where('invoice_id', '=', id).execute();
  await db
    .updateTable('invoices')
    .set({
      currency,
      payer: JSON.stringify(payer),
      notes: JSON.stringify(notes),
      vat_mention: vatMention,
      facts: storedColumns.invoices.facts.write(await factsOf(db, content)),
    })
    .where('id', '=', id)
    .execute();
  await db.insertInto('invoice_lines').values(lineRows(id, content)).execute();
}

/** An invoice issued elsewhere, with its number. */
export interface NumberedInvoice extends InvoiceContent {
  readonly accountId: AccountId;
  readonly reference: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
}

/** Creates an open invoice that has its number already. Returns its internal number. */
export async function createInvoice(
  db: Kysely<Schema>,
  { reference, issuedOn, dueOn, ...invoice }: NumberedInvoice,
): Promise<number> {
  const id = await createProForma(db, { ...invoice, days: { issuedOn, dueOn } });
  const facts = { ...(await factsOf(db, invoice)), issue: await readIssueFacts(db, id) };
  await db
    .updateTable('invoices')
    .set({ kind: 'invoice', reference, facts: storedColumns.invoices.facts.write(facts) })
    .where('id', '=', id)
    .execute();
  return id;
}
