import { writeFile } from 'node:fs/promises';
import type { BuyerFacts, ServicePeriod } from '../../domain/invoice-facts.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { displayedName } from '../../domain/account.ts';
import type { Party } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import type { VatMention } from '../../domain/vat.ts';
import type { Schema } from '../core/db/schema.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { storedColumns } from '../core/db/stored-columns.ts';
import { createProForma } from '../features/invoice/create-invoice.ts';
import { invoiceDays, issueInvoices } from '../features/invoice/issue-invoices.ts';
import type { InvoiceFile } from '../features/invoice/invoice-file.ts';
import { readInvoiceFile } from '../features/invoice/invoice-file.ts';
import { sendInvoice } from '../features/invoice/send-invoice.ts';
import { mintInvoiceToken } from '../features/invoice/token.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { tokenPath } from '../features/site/places.ts';
import { accountOf } from '../features/session/account-of.ts';

/** An invoice that the office orders. */
export interface Order {
  readonly email: string;
  /** Before tax, in the smallest units. */
  readonly net: number;
  readonly currency: 'EUR' | 'USD' | 'GBP';
  /** Basis points. */
  readonly vatRate: number;
  /** The reason for a rate of 0. */
  readonly vatMention: VatMention | null;
  readonly label: string;
  readonly locale: Locale;
  /** First and last day of the service. */
  readonly period?: ServicePeriod;
}

interface Payer {
  readonly payer: Party;
  readonly buyer: BuyerFacts | null;
}

/** The payer, as on the account's last invoice; for a first one, by name or address. */
async function payerOf(db: Kysely<Schema>, accountId: AccountId): Promise<Payer> {
  const last = await db
    .selectFrom('invoices')
    .select(['id', 'payer', 'facts'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) {
    const { payer, facts } = storedColumns.invoices;
    const known = last.facts && facts.read(last.facts, last.id).buyer;
    return { payer: payer.read(last.payer, last.id), buyer: known && { ...known, purchaseOrder: '' } };
  }
  const person = await db
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { payer: { name: displayedName(person) || person.email, address: [], vatNumber: null }, buyer: null };
}

/** The file of an invoice, a pro forma or a credit note. Throws a `StartError` for an unknown number. */
async function fileOf(services: Services, number: string): Promise<InvoiceFile> {
  const file = await readInvoiceFile(services, { reference: number, locale: null, visibility: null });
  if (!file) throw new StartError(`There is no invoice or credit note ${number}.`);
  return file;
}

/**
 * Writes an invoice, a pro forma or a credit note as PDF/A-3, with its XML where it has one. Throws a `StartError` for
 * an unknown number.
 */
export async function exportInvoicePdf(services: Services, number: string, file: string): Promise<readonly string[]> {
  const { content, xml } = await fileOf(services, number);
  await writeFile(file, content);
  return [`${number} is in ${file}${xml === null ? ', without an electronic form' : ', as Factur-X'}.`];
}

/**
 * The Factur-X XML of an invoice or a credit note; with a file, its PDF is written there instead. Throws a `StartError`
 * for an unknown number, and where the document does not hold what the standard asks for.
 */
export async function exportInvoice(services: Services, number: string, pdf?: string): Promise<readonly string[]> {
  if (pdf !== undefined) return exportInvoicePdf(services, number, pdf);
  const { xml } = await fileOf(services, number);
  if (xml === null) {
    throw new StartError(
      `${number} has no electronic form: the buyer’s address is unknown, or its VAT is not in euros.`,
    );
  }
  return [xml];
}

/** Issues an invoice and sends its mail. Returns its number and a link that opens it. Throws a `StartError` without a euro rate that it needs. */
export async function issueInvoice(services: Services, order: Order): Promise<readonly string[]> {
  const { settings, mailer } = services;
  const { net, currency, vatRate, vatMention, label, locale, period = null } = order;
  const work = services.db.transaction().execute(async (trx) => {
    const accountId = await accountOf(trx, services, { ...order, origin: 'subscription' });
    const id = await createProForma(trx, {
      accountId,
      days: await invoiceDays(trx, services),
      currency,
      ...(await payerOf(trx, accountId)),
      lines: [{ label, quantity: 1, net, vatRate }],
      vatMention,
      period,
    });
    await issueInvoices(trx, services, [id]);
    await sendInvoice(trx, services, id);
    const issued = await trx.selectFrom('invoices').select('reference').where('id', '=', id).executeTakeFirstOrThrow();
    return { ...issued, token: await mintInvoiceToken(trx, services, id) };
  });
  const { reference, token } = await work.catch((error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    throw new StartError(`Invoices in ${currency} state their VAT in euros, and no rate is kept: office rate set.`);
  });
  await mailer.deliver();
  return [`Invoice ${reference}`, settings.publicUrl + tokenPath(token, locale, settings)];
}
