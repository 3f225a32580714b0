/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/funnel/index.ts';
import { paymentSteps as steps } from '../../../machines/payment/payment.steps.ts';
import { quotationSteps } from '../../../machines/quotation/quotation.steps.ts';
import { places } from '../../../machines/session/places.steps.ts';

/** Where one chooses how a subscription is paid. */
export function choicePlace(id: string): string {
  return linkTo(steps.choice, { id });
}

export function billingPlace(id: string): string {
  return linkTo(steps.billing, { id });
}

export function helpPlace(id: string): string {
  return linkTo(steps.help, { id });
}

/** The quotation that a subscription comes from, if it does. */
export function quotationPlace(aboId: string): string {
  return linkTo(quotationSteps.offer, { aboId });
}

/** Where a quote of one's own begins. */
export const newQuotePlace = linkTo(quotationSteps.newOffer);

export const accountPlace = linkTo(places.accountHome);
