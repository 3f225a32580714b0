import { isUndecided } from '../../../domain/payment-amounts.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import type { Locale } from '../../../domain/locale.ts';
import { requestOf } from '../../../domain/payment-request.ts';
import type { Visibility } from '../invoice/store.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { readOutcome } from './outcome.ts';
import { receiptDocument, transferDocument } from './payment-document.ts';

interface Wanted {
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Visibility;
}

/**
 * The receipt of a payment as a PDF shows it, or the payment and its refunds; `null` while a part is missing or being
 * checked, for an unknown payment, and for one whose invoices are not visible.
 */
export async function readReceiptDocument(services: Services, wanted: Wanted): Promise<PdfDocument | null> {
  const outcome = await readOutcome(services, providerOf(services), wanted);
  if (outcome?.kind !== 'paid' && (outcome?.kind !== 'returned' || isUndecided(outcome))) return null;
  const { name, timeZone } = await readEmailLayout(services.db, wanted.locale);
  return receiptDocument(outcome, { locale: wanted.locale, zone: timeZone, nameplate: name });
}

/** A transfer that is awaited, or the rest of one, as a PDF shows it; `null` where none is, or is not visible. */
export async function readTransferDocument(services: Services, wanted: Wanted): Promise<PdfDocument | null> {
  const outcome = await readOutcome(services, providerOf(services), wanted);
  if (outcome?.kind !== 'confirming' && outcome?.kind !== 'partlyPaid') return null;
  const request = requestOf(outcome);
  if (request.kind !== 'pay' || request.account === null) return null;
  const { account } = request;
  const { name, timeZone } = await readEmailLayout(services.db, wanted.locale);
  return transferDocument(outcome, { request, account }, { locale: wanted.locale, zone: timeZone, nameplate: name });
}
