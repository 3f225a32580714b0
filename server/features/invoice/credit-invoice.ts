import type { Transaction, Kysely } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice, InvoiceLine } from '../../../domain/invoice.ts';
import { isCanceled, isOpen } from '../../../domain/invoice.ts';
import type { InvoiceFacts } from '../../../domain/invoice-facts.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { creditNoteIssued } from '../../core/mail/emails/credit-note-issued.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { formatDay } from '../../core/i18n/format.ts';
import { translator } from '../../core/i18n/translator.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { createProForma } from './create-invoice.ts';
import type { CreditLine, LabelOf } from './credit-lines.ts';
import { linesOfRest } from './credit-lines.ts';
import { inEuros } from './euro-vat.ts';
import { invoiceDays } from './issue-invoices.ts';
import { readIssueFacts } from './issue-facts.ts';
import { takeNumber } from './number.ts';
import { invoiceOf, selectAddressed } from './store.ts';
import { texts } from './texts.ts';
import { mintInvoiceToken } from './token.ts';

/** Names a credited amount by the invoice's lines of its rate, in the buyer's language. */
export function creditLabel({ reference, lines }: Pick<Invoice, 'reference' | 'lines'>, locale: Locale): LabelOf {
  return (rate) => {
    const labels = lines.filter(({ vatRate }) => vatRate === rate).map(({ label }) => label);
    return translator(locale)._({ ...texts.creditedPart, values: { reference, lines: labels.join(' · ') } });
  };
}

/** Enqueues the email with a credit note, and a link of its own to print it. */
async function sendCreditNote(db: Kysely<Schema>, services: Services, id: number): Promise<void> {
  const row = await selectAddressed(db).where('i.id', '=', id).executeTakeFirstOrThrow();
  const { locale } = row;
  const token = await mintInvoiceToken(db, services, id);
  const email = creditNoteIssued({
    from: await readEmailLayout(db, locale),
    to: addresseeOf(row, row.email),
    locale,
    creditNote: invoiceOf(row),
    link: services.settings.publicUrl + tokenPath(token, locale, services.settings),
  });
  await services.mailer.enqueue(db, email, row);
}

/** An invoice to be credited: a part of it, by lines, or all that is left. */
export interface Crediting {
  readonly invoice: Invoice;
  readonly reason: string;
  readonly lines?: readonly CreditLine[];
}

/** The facts of a credit note: those of its invoice, with the rate of its tax in euros. */
function creditFacts(facts: InvoiceFacts, lines: readonly CreditLine[]): InvoiceFacts {
  const { euroVat } = facts;
  const vat = lines.reduce((total, line) => total - line.vat, 0);
  return { ...facts, listed: [], euroVat: euroVat && { ...euroVat, minor: inEuros(vat, euroVat.rate) } };
}

/** The lines of an invoice's credit notes. */
export async function readCredits(db: Kysely<Schema>, { id, total }: Invoice): Promise<readonly InvoiceLine[]> {
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as c', 'c.id', 'l.invoice_id')
    .select(['l.label', 'l.quantity', 'l.net_minor as net', 'l.vat_rate as vatRate', 'l.vat_minor as vat'])
    .where('c.credited_invoice_id', '=', id)
    .orderBy('c.id')
    .orderBy('l.position')
    .execute();
  return rows.map(({ net, vat, ...line }) => ({
    ...line,
    net: money(net, total.currency),
    vat: money(vat, total.currency),
  }));
}

/**
 * Credits an invoice, or a part of it: with the same issuer, buyer and rates, and the next number of its own series. Once
 * all of it is credited an open amount is no longer due, and a subscription that waited for it can be ordered again.
 * Emails the buyer. Returns the credit note's internal number.
 *
 * The transaction holds the invoice and its subscription; its open orders are closed. Rejects for anything but an
 * invoice, if it is canceled already, or if the lines exceed what is left of it.
 */
export async function creditInvoice(
  trx: Transaction<Schema>,
  services: Services,
  { invoice, reason, lines }: Crediting,
): Promise<number> {
  const { id: invoiceId, kind, reference } = invoice;
  if (kind !== 'invoice' || isCanceled(invoice)) throw new Error(`${reference} is no invoice that can be undone`);
  const {
    account_id: accountId,
    currency,
    facts,
    locale,
  } = await trx
    .selectFrom('invoices as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.account_id', 'i.currency', 'i.facts', 'a.locale'])
    .where('i.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (currency === 'CRE') throw new Error('Nothing is invoiced in credits');
  const { facts: column } = storedColumns.invoices;
  const { issuedOn } = await invoiceDays(trx, services);
  const credits = await readCredits(trx, invoice);
  const credited = lines ?? linesOfRest({ lines: invoice.lines, credits }, creditLabel(invoice, locale));
  const before = credits.reduce((all, { net, vat }) => all - net.minor - vat.minor, 0);
  const isWhole = credited.reduce((all, { net, vat }) => all + net + vat, before) >= invoice.total.minor;
  const id = await createProForma(trx, {
    accountId,
    days: { issuedOn, dueOn: issuedOn },
    currency,
    payer: invoice.payer,
    lines: credited.map(({ net, vat, ...line }) => ({ ...line, net: -net, vat: -vat })),
    notes: [
      reason,
      translator(locale)._({
        ...texts.creditedInvoice,
        values: { reference, day: formatDay(invoice.issuedOn, locale) },
      }),
      ...invoice.notes,
    ],
    vatMention: invoice.vatMention,
  });
  const known = facts && column.read(facts, invoiceId);
  const issue = { ...(await readIssueFacts(trx, invoiceId)), payment: null };
  await trx
    .updateTable('invoices')
    .set({
      kind: 'creditNote',
      credited_invoice_id: invoiceId,
      reference: await takeNumber(trx, 'AV', Number(issuedOn.slice(0, 4))),
      issuer: JSON.stringify(invoice.issuer),
      facts: known && column.write({ ...creditFacts(known, credited), issue }),
      status: paymentStatus.cleared,
    })
    .where('id', '=', id)
    .execute();
  if (isWhole && isOpen(invoice)) {
    await trx.updateTable('invoices').set({ status: paymentStatus.cleared }).where('id', '=', invoiceId).execute();
    await trx
      .updateTable('subscriptions')
      .set({ invoice_id: null })
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'notBegun')
      .execute();
  }
  await sendCreditNote(trx, services, id);
  return id;
}
