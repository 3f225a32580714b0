import type { Infer } from 'superstruct';
import { array, enums, integer, nullable, object, string } from 'superstruct';
import { durations, licenceTypes, priceCurrencies } from '../../../domain/catalogue.ts';
import type { Offer } from '../../../domain/offer.ts';
import { validate } from '../../../validation/form.ts';
import { typedOfferForm } from '../../../validation/forms/quote-request.ts';

/** An offer as typed: fields may be missing or wrong. Part of a funnel's draft. */
export const offerDraft = object({
  publicationIds: array(integer()),
  licence: nullable(enums(licenceTypes)),
  /** As typed. */
  readers: string(),
  months: nullable(enums(durations)),
  currency: nullable(enums(priceCurrencies)),
});

export type OfferDraft = Infer<typeof offerDraft>;

/** Initial values of a form: the usual choices, so that a price appears with the first publication. */
export const freshOffer: OfferDraft = {
  publicationIds: [],
  licence: 'professional',
  readers: '1',
  months: 12,
  currency: 'EUR',
};

/** The offer as typed; `null` while a rule of the form refuses a field. */
export function offerOf(draft: OfferDraft): Offer | null {
  const { valid } = validate(typedOfferForm, draft);
  if (!valid) return null;
  // Fixed order of keys: equal offers serialize to equal texts.
  const { publicationIds, licence, readers, months, currency } = valid;
  return { publicationIds, licence, readers, months, currency };
}

/** An offer that exists, as the form in which it can be changed. */
export function draftOfOffer({ publicationIds, readers, ...choices }: Offer): OfferDraft {
  return { ...choices, publicationIds: [...publicationIds], readers: String(readers) };
}
