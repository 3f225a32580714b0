import type { Locale } from '../../../domain/locale.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import type { Services } from '../../core/services.ts';
import type { Visibility } from '../invoice/store.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { quotationDocument } from './quotation-document.ts';
import { findQuotation } from './store.ts';

interface Wanted {
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Pick<Visibility, 'accountId'>;
}

/** A quote, or its order, as a PDF shows it; `null` for an unknown reference, and for another account's. */
export async function readQuotationDocument(
  { db, clock }: Services,
  { reference, locale, visibility: { accountId } }: Wanted,
): Promise<PdfDocument | null> {
  if (accountId === null) return null;
  const quotation = await findQuotation(db, clock, { accountId, locale, reference });
  return quotation && quotationDocument(quotation, { locale, from: await readEmailLayout(db, locale) });
}
