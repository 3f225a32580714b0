/** Addresses for links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { quotationPaths } from '../../../machines/quotation/quotation.paths.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import type { OfferDraft } from '../../../machines/shared/offer/offer.draft.ts';
import { paramsOfOffer } from '../../../machines/domain/offer-params.ts';

export const needsPlace = linkTo(quoteRequestPaths.needs);

export const youPlace = linkTo(quoteRequestPaths.you);

/** Address of an order of the offer, without a quote request. */
export function purchasePlace(offer: OfferDraft): string {
  return linkTo(quotationPaths.newOffer, paramsOfOffer(offer));
}
