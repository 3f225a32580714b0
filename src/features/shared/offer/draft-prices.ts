import type { LicenceType } from '../../../../domain/catalogue.ts';
import { mostReaders } from '../../../../domain/catalogue.ts';
import type { Money } from '../../../../domain/money.ts';
import type { PriceRules } from '../../../../domain/price.ts';
import { priceOf } from '../../../../domain/price.ts';
import type { Site } from '../../../../domain/site.ts';
import type { OfferDraft } from '../../../../machines/shared/offer/offer.draft.ts';
import { typedNumber } from '../../../../validation/forms/quote-request.ts';

type Priced = Pick<Site, 'prices' | 'rates'>;

/** The rules that price a choice; `null` where the publisher does not publish them. */
function rulesOf(
  { rates }: Pick<Site, 'rates'>,
  licence: LicenceType | null,
  months: number | null,
): PriceRules | null {
  const licenceRate = rates?.licences.find(({ type }) => type === licence)?.rate;
  const durationRate = rates?.durations.find((duration) => duration.months === months)?.rate;
  if (!rates || licenceRate === undefined || durationRate === undefined || rates.tiers.length === 0) return null;
  return { licenceRate, durationRate, tiers: rates.tiers };
}

/** The typed number of readers, if a licence allows it. */
function readersOf(offer: OfferDraft, licence: LicenceType): number | null {
  const readers = typedNumber(offer.readers);
  return Number.isSafeInteger(readers) && readers >= 1 && readers <= mostReaders(licence) ? readers : null;
}

function basePrice({ prices }: Pick<Site, 'prices'>, id: number, { currency }: OfferDraft): Money | null {
  return prices.find(({ publicationId, price }) => publicationId === id && price.currency === currency)?.price ?? null;
}

/**
 * Prices of publications before tax, each `null` where it is not sold in the currency: for the typed choice where the publisher
 * publishes its rates, else for one reader and a year. The server's price binds.
 */
export function publicationPrices(site: Priced, offer: OfferDraft) {
  const { licence, months } = offer;
  const rules = rulesOf(site, licence, months);
  const readers = licence && readersOf(offer, licence);
  const isOfChoice = rules !== null && readers !== null;
  return {
    isOfChoice,
    of: (id: number): Money | null => {
      const base = basePrice(site, id, offer);
      return base && isOfChoice ? priceOf(base, readers, rules) : base;
    },
  };
}

/** The price of the chosen publications by licence, in minor units; `null` where it cannot be computed. */
export function licencePrices(site: Priced, offer: OfferDraft): (licence: LicenceType) => number | null {
  return (licence) => {
    const rules = rulesOf(site, licence, offer.months);
    const readers = readersOf(offer, licence);
    if (!rules || readers === null || offer.publicationIds.length === 0) return null;
    const prices = offer.publicationIds.map((id) => basePrice(site, id, offer));
    if (prices.includes(null)) return null;
    return prices.reduce((total, base) => total + (base ? priceOf(base, readers, rules).minor : 0), 0);
  };
}
