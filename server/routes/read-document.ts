import type { DocumentKind } from '../../domain/document-paths.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ReadMailDocument } from '../core/open-services.ts';
import type { PdfDocument } from '../core/pdf/document.ts';
import type { PdfFile } from '../core/pdf/write-pdf.ts';
import { writePdfFile } from '../core/pdf/write-pdf.ts';
import type { Services } from '../core/services.ts';
import { readReceiptDocument, readTransferDocument } from '../features/checkout/read-payment-document.ts';
import { readInvoiceFile } from '../features/invoice/invoice-file.ts';
import { readScheduleDocument } from '../features/invoice/schedule-document.ts';
import { readStatementDocument } from '../features/invoice/statement-document.ts';
import type { Visibility } from '../features/invoice/store.ts';
import { readQuotationDocument } from '../features/quotation/read-quotation-document.ts';

/** Names a document, and says in which language and for whom it is read. */
interface Wanted {
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
}

type ReadFile = (services: Services, wanted: Wanted) => Promise<PdfFile | null>;

/** Draws a document as it stands now. */
function drawn(read: (services: Services, wanted: Wanted) => Promise<PdfDocument | null>): ReadFile {
  return async (services, wanted) => {
    const document = await read(services, wanted);
    return document && writePdfFile(document, services.clock.now());
  };
}

const readers: Readonly<Record<DocumentKind, ReadFile>> = {
  invoice: readInvoiceFile,
  schedule: drawn(readScheduleDocument),
  receipt: drawn(readReceiptDocument),
  transfer: drawn(readTransferDocument),
  quote: drawn(readQuotationDocument),
  statement: drawn(readStatementDocument),
};

/** A document of a kind as PDF; `null` for an unknown reference, and for one that is not visible. */
export async function readFile(services: Services, kind: DocumentKind, wanted: Wanted): Promise<PdfFile | null> {
  return readers[kind](services, wanted);
}

/** A document that goes with an email to its account. */
export const readMailDocument: ReadMailDocument = (services, { kind, reference, locale, accountId }) =>
  readFile(services, kind, { reference, locale, visibility: { accountId, invoiceId: null } });
