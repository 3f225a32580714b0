import type { InvoiceFacts } from '../../../domain/invoice-facts.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { invoicesPath } from '../site/places.ts';
import type { FacturXDocument } from './factur-x.ts';
import { facturXml } from './factur-x.ts';
import { invoiceDocument } from './invoice-document.ts';
import type { IssuedRow, WantedDocument } from './issue-facts.ts';
import { asIssued, findIssued, issueFactsOf } from './issue-facts.ts';
import { invoiceOf } from './store.ts';

/** Everything that the electronic form of an issued document states. */
function facturXOf(row: IssuedRow, invoice: Invoice, facts: InvoiceFacts): FacturXDocument {
  const { locale, email, payment, period, account } = issueFactsOf(row, facts);
  const { creditedOn } = row;
  return { invoice, facts, creditedOn, period: facts.period ?? period, paidAtIssue: payment, account, email, locale };
}

/** A document, and whether it is issued: its file stays as it is. */
interface FoundDocument {
  readonly invoiceId: number;
  readonly isIssued: boolean;
  readonly document: PdfDocument;
}

/**
 * An invoice, a pro forma or a credit note as a PDF shows it, with its electronic form where it has one: an issued one as it
 * was at its issue. `null` for an unknown number, and for one that is not visible.
 */
export async function readInvoiceDocument(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  wanted: WantedDocument,
): Promise<FoundDocument | null> {
  const row = await findIssued(db, wanted);
  if (!row) return null;
  const facts = row.facts && storedColumns.invoices.facts.read(row.facts, row.id);
  const issue = issueFactsOf(row, facts);
  const isIssued = row.kind !== 'proForma';
  const { locale } = issue;
  const read = invoiceOf(row, locale);
  const invoice = isIssued ? asIssued(read, issue) : read;
  const { name, timeZone: zone } = await readEmailLayout(db, locale);
  const document = invoiceDocument({
    invoice,
    locale,
    zone,
    nameplate: isIssued ? issue.nameplate : name,
    payable:
      isIssued && invoice.remaining.minor > 0
        ? {
            account: issue.account,
            link: settings.publicUrl + invoicesPath(locale, settings),
            isByTransferOnly: (facts?.buyer?.siret ?? '') !== '',
          }
        : null,
    facturX: isIssued && facts ? facturXml(facturXOf(row, invoice, facts)) : null,
  });
  return { invoiceId: row.id, isIssued, document };
}
