/** Addresses for links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import type { OfferDraft } from '../../../machines/shared/offer/offer.draft.ts';
import { paramsOfOffer } from '../../../domain/offer-params.ts';

export const needsPlace = linkTo(quoteRequestPaths.needs);

export const youPlace = linkTo(quoteRequestPaths.you);

/** Address of the purchase of the offer, without a quote. */
export function purchasePlace(offer: OfferDraft): string {
  return linkTo(purchasePaths.choice, paramsOfOffer(offer));
}
