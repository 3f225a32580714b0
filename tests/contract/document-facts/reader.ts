/** Reads the documents of one sale from outside: calls, pages, print, PDF, XML, emails and the office’s output. */
import { createElement } from 'react';
import type { FactCells } from '../../../domain/document-facts.ts';
import type { DocumentKind } from '../../../domain/document-paths.ts';
import { documentPath } from '../../../domain/document-paths.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Outcome } from '../../../domain/payment.ts';
import type { TransferAccount } from '../../../domain/payment-request.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import type { Site } from '../../../domain/site.ts';
import type { ColumnName } from '../../../scripts/document-facts/columns.ts';
import { columns, mailColumns } from '../../../scripts/document-facts/columns.ts';
import { readMessage } from '../../../server/core/mail/read-message.ts';
import { exportInvoice } from '../../../server/office/invoice.ts';
import { InvoiceDocument } from '../../../src/features/invoice/invoice-document.tsx';
import { QuotationDocument } from '../../../src/features/quotation/quotation-document.tsx';
import { Receipt } from '../../../src/features/shared/ordering/receipt.tsx';
import { markupText } from '../../support/markup-text.ts';
import { archiveFaults } from '../../support/pdf-a/faults.ts';
import { pdfTextOf, readPdf } from '../../support/read-pdf.ts';
import { drawn, found } from '../document-forms.ts';
import type { Office } from '../office-of.ts';
import type { Scenario, TestServer } from '../test-server.ts';
import type { Visitor } from '../visitor.ts';
import type { Reading } from './compare.ts';
import { outcomePage, quotePages } from './pages.tsx';
import type { Subject, Typed } from './subject.ts';
import { asIssued, subjectOfInvoice, subjectOfOutcome, subjectOfQuotation } from './subject.ts';
import type { Writer } from './values.ts';
import { inXml, written } from './values.ts';

const OFFICE = 'abonnements@example.fr';

/** Who reads, and where. */
export interface Person {
  readonly server: TestServer;
  readonly office: Office;
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  readonly site: Site;
  readonly locale: Locale;
}

interface Read {
  readonly stage: string;
  readonly subject: Subject;
}

const textOf = (source: string): string =>
  readMessage(source).parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';

const invoiceColumns = { invoice: 'invoice', proForma: 'pro forma', creditNote: 'credit note' } as const;

/** Reads documents, and keeps each with its cells. */
export function readerOf({ server, office, scenario, visitor, site, locale }: Person) {
  const readings: Reading[] = [];
  /** Faults of PDF/A. */
  const notArchives: string[] = [];
  /** XML of invoices and credit notes, by number. */
  const files = new Map<string, string>();
  /** Numbers whose XML changed after the first export. */
  const changed: string[] = [];
  /** Invoices as they were issued, by number. */
  const issuedAs = new Map<string, Subject>();
  /** Where an invoice is paid by transfer: its number is the reference. */
  const accountOf = async ({ reference, total: { currency } }: Invoice): Promise<TransferAccount | null> => {
    const row = await office.services.db
      .selectFrom('bank_accounts')
      .select(['holder', 'iban', 'bic', 'bank'])
      .where('currency', '=', currency)
      .executeTakeFirst();
    return row ? { ...row, reference } : null;
  };
  const keep = (name: string, cells: FactCells, text: string, subject: Subject, write: Writer = written(locale)) => {
    readings.push({ name, cells, text, subject, write });
  };
  const print = (node: Parameters<typeof drawn>[0]) => drawn(node, locale, site.timeZone);
  const column = (name: ColumnName, form: string, { stage, subject }: Read, text: string) =>
    keep(`${name}, ${form} (${stage})`, columns[name], text, subject);

  /** All emails of a kind to the buyer: of several refunds each has its own. */
  const emailsOf = async (kind: string): Promise<string> => {
    const mails = (await server.mail(scenario.account.email)).filter((each) => each.kind === kind);
    return mails.map(({ message_source: source }) => textOf(source)).join('\n');
  };

  const mail = async (kind: string, { stage, subject }: Read): Promise<void> => {
    keep(`${kind} (${stage})`, found(mailColumns.get(kind)), await emailsOf(kind), subject);
  };

  const pdf = async (name: ColumnName, kind: DocumentKind, read: Read, reference = read.subject.reference) => {
    const answer = await visitor.fetch(documentPath(kind, reference, locale));
    const file = new Uint8Array(await answer.arrayBuffer());
    notArchives.push(...archiveFaults(file).map((fault) => `${name} (${read.stage}): ${fault}`));
    column(name, 'PDF', read, (await readPdf(file)).text);
  };

  return {
    readings,
    notArchives,
    files,
    changed,
    mail,
    /** A quote, at the present state. */
    quotation: async (stage: string, quotation: Quotation, url: string): Promise<void> => {
      const read = { stage, subject: subjectOfQuotation(quotation, locale) };
      const name = quotation.state === 'ordered' ? 'order' : 'quote';
      const pages = quotePages(quotation, site, locale);
      column(name, 'print', read, print(createElement(QuotationDocument, { quotation, site })));
      await pdf(name, 'quote', read);
      column('shared page', 'HTML', read, markupText(await (await fetch(url)).text()));
      if (name === 'order') column('order page', 'page', read, pages.order());
      else {
        column('shared page', 'PDF', read, await pdfTextOf(await fetch(`${url}/pdf`)));
        column('quote page', 'page', read, pages.offer());
        column('check page', 'page', read, pages.check());
      }
    },
    /** The office’s email about an order, in the office’s language. */
    officeMail: async (quotation: Quotation): Promise<void> => {
      const mails = await server.mail(OFFICE);
      const sent = found(mails.findLast(({ message_source: source }) => source.includes(quotation.reference)));
      const subject = subjectOfQuotation(quotation, 'fr');
      keep(sent.kind, found(mailColumns.get(sent.kind)), textOf(sent.message_source), subject, written('fr'));
    },
    /** An invoice, a pro forma or a credit note, with its XML where it has one. */
    invoice: async (stage: string, invoice: Invoice, typed: Typed): Promise<Subject> => {
      const subject = subjectOfInvoice(invoice, locale, typed);
      const name = invoice.kind === 'unknown' ? 'invoice' : invoiceColumns[invoice.kind];
      const read = { stage, subject };
      column(name, 'print', read, print(createElement(InvoiceDocument, { invoice })));
      if (invoice.kind === 'proForma') {
        await pdf(name, 'invoice', read);
        return subject;
      }
      const account = await accountOf(invoice);
      const issued = issuedAs.get(invoice.reference) ?? asIssued(subject, invoice, account);
      issuedAs.set(invoice.reference, issued);
      await pdf(name === 'invoice' ? 'invoice file' : name, 'invoice', { stage, subject: issued });
      if (invoice.instalments.length > 0)
        // A plan that is paid asks for nothing.
        await pdf('payment plan', 'schedule', {
          stage,
          subject: { ...subject, account: subject.remaining ? account : null },
        });
      const [xml] = await exportInvoice(office.services, invoice.reference).catch(() => []);
      if (xml === undefined) return subject;
      if ((files.get(invoice.reference) ?? xml) !== xml) changed.push(`${invoice.reference} (${stage})`);
      files.set(invoice.reference, xml);
      const text = xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
      keep(`XML of ${name} (${stage})`, columns.XML, text, issued, inXml(locale));
      return subject;
    },
    /** A payment: its page, and its sheet or receipt. */
    outcome: async (stage: string, outcome: Outcome, typed: Typed): Promise<Subject> => {
      const subject = subjectOfOutcome(outcome, locale, typed);
      const read = { stage, subject };
      if (outcome.kind === 'paid' || outcome.kind === 'returned') {
        column('receipt', 'print', read, print(createElement(Receipt, { outcome })));
        await pdf('receipt', 'receipt', read, outcome.reference);
      } else await pdf('transfer', 'transfer', read, outcome.reference);
      if (outcome.kind === 'paid') column('receipt page', 'page', read, outcomePage(outcome, site, locale));
      if (outcome.kind === 'confirming') column('transfer page', 'page', read, outcomePage(outcome, site, locale));
      const lines = await office.order(outcome.reference);
      keep(`office order (${stage})`, columns.office, lines, subject, { ...written('en'), day: (day) => day });
      return subject;
    },
    statement: async (subject: Subject): Promise<void> => {
      const year = found(subject.issuedOn).slice(0, 4);
      await pdf('statement', 'statement', { stage: year, subject }, year);
    },
  };
}
