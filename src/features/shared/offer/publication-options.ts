import type { I18n } from '@lingui/core';
import type { PriceCurrency } from '../../../../machines/domain/catalogue.ts';
import type { Site } from '../../../../machines/domain/site.ts';
import { regionNames } from './offer-names.ts';

/** What is published, part of Africa by part of Africa, with the price in a currency where it is sold in it. */
export function publicationOptions(
  { publications, prices }: Pick<Site, 'publications' | 'prices'>,
  currency: PriceCurrency | null,
  i18n: I18n,
) {
  const regions = [...new Set(publications.map(({ region }) => region))];
  return regions.flatMap((region) =>
    publications
      .filter((publication) => publication.region === region)
      .map(({ id, title }) => {
        const sold = prices.find(({ publicationId, price }) => publicationId === id && price.currency === currency);
        return { value: id, label: title, group: i18n._(regionNames[region]), ...(sold && { amount: sold.price }) };
      }),
  );
}
