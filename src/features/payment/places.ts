/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/engine/index.ts';
import { paymentPaths } from '../../../machines/payment/payment.paths.ts';
import { quotationPaths } from '../../../machines/quotation/quotation.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';

/** Where one chooses how a subscription is paid. */
export function choicePlace(id: string): string {
  return linkTo(paymentPaths.choice, { id });
}

export function billingPlace(id: string): string {
  return linkTo(paymentPaths.billing, { id });
}

export function helpPlace(id: string): string {
  return linkTo(paymentPaths.help, { id });
}

/** The quotation that a subscription comes from, if it does. */
export function quotationPlace(aboId: string): string {
  return linkTo(quotationPaths.offer, { aboId });
}

/** Where a quote of one's own begins. */
export const newQuotePlace = linkTo(quotationPaths.newOffer);

export const accountPlace = linkTo(placePaths.accountHome);
