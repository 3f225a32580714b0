import type { Kysely } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { facturXml } from './factur-x.ts';
import { invoiceDocument } from './invoice-document.ts';
import { readInvoiceWithFacturX } from './read-factur-x.ts';
import type { Visibility } from './store.ts';

/** Names a document, and says in which language and for whom it is read. */
export interface WantedDocument {
  readonly reference: string;
  /** `null`: the account's language. */
  readonly locale: Locale | null;
  /** `null`: for the office, or for an email to the account. */
  readonly visibility: Visibility | null;
}

/**
 * An invoice, a pro forma or a credit note as a PDF shows it, with its electronic form where it has one. `null` for an
 * unknown number, and for one that is not visible.
 */
export async function readInvoiceDocument(db: Kysely<Schema>, wanted: WantedDocument): Promise<PdfDocument | null> {
  const found = await readInvoiceWithFacturX(db, wanted);
  if (!found) return null;
  const { invoice, locale, electronic } = found;
  const { name, timeZone: zone } = await readEmailLayout(db, locale);
  return invoiceDocument({ invoice, locale, zone, nameplate: name, facturX: electronic && facturXml(electronic) });
}
