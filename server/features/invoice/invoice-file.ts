import type { PdfFile } from '../../core/pdf/write-pdf.ts';
import { writePdfFile } from '../../core/pdf/write-pdf.ts';
import type { Services } from '../../core/services.ts';
import type { WantedDocument } from './issue-facts.ts';
import { readInvoiceDocument } from './read-invoice-document.ts';

/** An invoice, a pro forma or a credit note as PDF, with the XML that is in it; `null` where it has none. */
export interface InvoiceFile extends PdfFile {
  readonly xml: string | null;
}

async function findKept({ db }: Pick<Services, 'db'>, invoiceId: number): Promise<InvoiceFile | undefined> {
  return db
    .selectFrom('invoice_files')
    .select(['name', 'pdf as content', 'xml'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}

/**
 * The file of a document: that of an issued one is drawn when it is first read, and kept; a pro forma is drawn as it is.
 * `null` for an unknown number, and for one that is not visible.
 */
export async function readInvoiceFile(
  services: Pick<Services, 'db' | 'settings' | 'clock'>,
  wanted: WantedDocument,
): Promise<InvoiceFile | null> {
  const { db, clock } = services;
  const found = await readInvoiceDocument(services, wanted);
  if (!found) return null;
  const { invoiceId, isIssued, document } = found;
  const { facturX: xml } = document;
  if (!isIssued) return { ...(await writePdfFile(document, clock.now())), xml };
  const kept = await findKept(services, invoiceId);
  if (kept) return kept;
  const { name, content: pdf } = await writePdfFile(document, clock.now());
  await db
    .insertInto('invoice_files')
    .values({ invoice_id: invoiceId, name, pdf, xml, written_at: clock.now().toISOString() })
    // Drawn by another process meanwhile: its file is the one.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKept(services, invoiceId)) ?? null;
}
