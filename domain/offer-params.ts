import type { Duration, LicenceType, PriceCurrency } from './catalogue.ts';

/** An offer as typed: choices may be missing. */
interface TypedOffer {
  readonly publicationIds: readonly number[];
  readonly licence: LicenceType | null;
  readonly readers: string;
  readonly months: Duration | null;
  readonly currency: PriceCurrency | null;
}

/** Parameters that name an offer in the query of an address; choices without a value are empty. */
export function paramsOfOffer({ publicationIds, licence, readers, months, currency }: TypedOffer) {
  return {
    publications: publicationIds.join(','),
    licence: licence ?? '',
    readers: readers.trim(),
    months: String(months ?? ''),
    currency: currency ?? '',
  };
}
