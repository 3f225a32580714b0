/** An offer in the query of an address: a link to the quotation funnel may name the offer of a new quote. */
import { paramsOfOffer } from '../../../domain/offer-params.ts';
import { durations, licenceTypes, priceCurrencies } from '../../../domain/catalogue.ts';
import type { Site } from '../../../domain/site.ts';
import type { Params } from '../../engine/path.ts';
import { typedNumber } from '../../../validation/forms/quote-request.ts';
import type { OfferDraft } from './offer.draft.ts';
import { freshOffer } from './offer.draft.ts';

/** The offer that an address names, with the usual choices for what is missing or unknown; `null` if it names none. */
export function offerOfParams(params: Params, { publications }: Pick<Site, 'publications'>): OfferDraft | null {
  const named = Object.keys(paramsOfOffer(freshOffer)).some((key) => key in params);
  if (!named) return null;
  const { licence, readers = '', months, currency } = params;
  const ids = (params['publications'] ?? '').split(',');
  return {
    publicationIds: publications.map(({ id }) => id).filter((id) => ids.includes(String(id))),
    licence: licenceTypes.find((one) => one === licence) ?? freshOffer.licence,
    readers: Number.isNaN(typedNumber(readers)) ? freshOffer.readers : readers,
    months: durations.find((one) => String(one) === months) ?? freshOffer.months,
    currency: priceCurrencies.find((one) => one === currency) ?? freshOffer.currency,
  };
}
