import type { Currency } from './money.ts';

/** Kinds of publication for VAT: the press has a rate of its own (see `vat.ts`). */
export const publicationKinds = ['press', 'database'] as const;

export type PublicationKind = (typeof publicationKinds)[number];

/** The part of Africa that a publication covers (specification §3). */
export const regions = ['all', 'north', 'westCentral', 'eastSouthern'] as const;

export type Region = (typeof regions)[number];

/** Licences, by the buyer's right of use (specification §3). */
export const licenceTypes = ['professional', 'global', 'independent', 'media', 'morning'] as const;

export type LicenceType = (typeof licenceTypes)[number];

/** Durations of a subscription, in months. */
export const durations = [3, 6, 12, 24] as const;

export type Duration = (typeof durations)[number];

/** The currencies of price lists; credits are for the wallet (specification §3). */
export const priceCurrencies = ['EUR', 'USD', 'GBP'] as const satisfies readonly Currency[];

export type PriceCurrency = (typeof priceCurrencies)[number];

/** Maximum number of readers; more are agreed upon in person. */
export const MOST_READERS = 10_000;

/** Maximum number of readers of a licence: an independent reads alone. */
export function mostReaders(licence: LicenceType): number {
  return licence === 'independent' ? 1 : MOST_READERS;
}
