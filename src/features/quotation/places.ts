/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../machines/payment/payment.paths.ts';
import { quotationPaths } from '../../../machines/quotation/quotation.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';

/** The form that begins a quote of one's own. */
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

/** What can be done beside accepting. */
export function asidePlace(aboId: string, step: 'decline' | 'change' | 'share'): string {
  return linkTo(quotationPaths[step], { aboId });
}

/** Where what was ordered is paid. */
export function paymentPlace(id: number): string {
  return linkTo(paymentPaths.choice, { id: String(id) });
}
