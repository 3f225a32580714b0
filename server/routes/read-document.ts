import type { DocumentKind } from '../../machines/domain/document-paths.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { ReadMailDocument } from '../core/open-services.ts';
import type { PdfDocument } from '../core/pdf/document.ts';
import type { Services } from '../core/services.ts';
import { readReceiptDocument, readTransferDocument } from '../features/checkout/read-payment-document.ts';
import { readInvoiceDocument } from '../features/invoice/read-invoice-document.ts';
import { readStatementDocument } from '../features/invoice/statement-document.ts';
import type { Visibility } from '../features/invoice/store.ts';
import { readQuotationDocument } from '../features/quotation/read-quotation-document.ts';

/** Names a document, and says in which language and for whom it is read. */
interface Wanted {
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
}

type ReadDocument = (services: Services, wanted: Wanted) => Promise<PdfDocument | null>;

const readers: Readonly<Record<DocumentKind, ReadDocument>> = {
  invoice: ({ db }, wanted) => readInvoiceDocument(db, wanted),
  receipt: readReceiptDocument,
  transfer: readTransferDocument,
  quote: readQuotationDocument,
  statement: readStatementDocument,
};

/** A document of a kind; `null` for an unknown reference, and for one that is not visible. */
export async function readDocument(
  services: Services,
  kind: DocumentKind,
  wanted: Wanted,
): Promise<PdfDocument | null> {
  return readers[kind](services, wanted);
}

/** A document that goes with an email to its account. */
export const readMailDocument: ReadMailDocument = (services, { kind, reference, locale, accountId }) =>
  readDocument(services, kind, { reference, locale, visibility: { accountId, invoiceId: null } });
