/** Addresses of links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { paymentPaths } from '../../../contract/pages/payment.ts';
import { quotationPaths } from '../../../contract/pages/quotation.ts';
import { placePaths } from '../../../contract/pages/session.ts';

/** Address of the form of a new quote. */
export const newQuotePlace = linkTo(quotationPaths.newOffer);

export const accountPlace = linkTo(placePaths.accountHome);

export function offerPlace(aboId: string): string {
  return linkTo(quotationPaths.offer, { aboId });
}

export function revisionPlace(aboId: string): string {
  return linkTo(quotationPaths.revision, { aboId });
}

export function detailsPlace(aboId: string): string {
  return linkTo(quotationPaths.details, { aboId });
}

export function checkPlace(aboId: string): string {
  return linkTo(quotationPaths.check, { aboId });
}

/** Address of an action other than accepting. */
export function asidePlace(aboId: string, step: 'decline' | 'change' | 'share'): string {
  return linkTo(quotationPaths[step], { aboId });
}

/** Address of the buyer's invoices. */
export const invoicesPlace = linkTo(invoicePaths.choice);

/** Address of the payment of an ordered subscription. */
export function paymentPlace(id: number): string {
  return linkTo(paymentPaths.choice, { id: String(id) });
}
