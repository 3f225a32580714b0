import type { Infer } from 'superstruct';
import { array, enums, integer, nullable, object, string } from 'superstruct';
import { durations, licenceTypes, priceCurrencies } from '../../domain/catalogue.ts';
import type { Offer } from '../../domain/offer.ts';
import { judge } from '../../validation/form.ts';
import { typedOfferForm } from '../../validation/forms/quote-request.ts';

/** An offer as a person is typing it: nothing need be there, and nothing need be right. Part of a funnel's draft. */
export const offerDraft = object({
  publicationIds: array(integer()),
  licence: nullable(enums(licenceTypes)),
  /** As typed. */
  readers: string(),
  months: nullable(enums(durations)),
  currency: nullable(enums(priceCurrencies)),
});

export type OfferDraft = Infer<typeof offerDraft>;

/** What a form begins with: the ordinary choices, so that a price appears with the first publication. */
export const freshOffer: OfferDraft = {
  publicationIds: [],
  licence: 'professional',
  readers: '1',
  months: 12,
  currency: 'EUR',
};

/** What is typed as the offer that it means; `null` while a rule of the form refuses something. */
export function offerOf(draft: OfferDraft): Offer | null {
  const { valid } = judge(typedOfferForm, draft);
  if (!valid) return null;
  // In one order, so that what means the same is the same text.
  const { publicationIds, licence, readers, months, currency } = valid;
  return { publicationIds, licence, readers, months, currency };
}

/** An offer that exists, as the form in which it can be changed. */
export function draftOfOffer({ publicationIds, readers, ...choices }: Offer): OfferDraft {
  return { ...choices, publicationIds: [...publicationIds], readers: String(readers) };
}
