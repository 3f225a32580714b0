/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/funnel/index.ts';
import { paymentSteps } from '../../../machines/payment/payment.steps.ts';
import { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import { places } from '../../../machines/session/places.steps.ts';

/** The form that begins a quote of one's own. */
export const newQuotePlace = linkTo(steps.newOffer);

export const accountPlace = linkTo(places.accountHome);

export function offerPlace(aboId: string): string {
  return linkTo(steps.offer, { aboId });
}

export function revisionPlace(aboId: string): string {
  return linkTo(steps.revision, { aboId });
}

export function detailsPlace(aboId: string): string {
  return linkTo(steps.details, { aboId });
}

export function checkPlace(aboId: string): string {
  return linkTo(steps.check, { aboId });
}

/** What can be done beside accepting. */
export function asidePlace(aboId: string, step: 'decline' | 'change' | 'share'): string {
  return linkTo(steps[step], { aboId });
}

/** Where what was ordered is paid. */
export function paymentPlace(id: number): string {
  return linkTo(paymentSteps.choice, { id: String(id) });
}
