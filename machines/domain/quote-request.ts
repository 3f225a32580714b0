import type { Duration, LicenceType, PriceCurrency } from './catalogue.ts';
import type { Offer } from './offer.ts';

/** How somebody came to know of the publisher (specification §3). */
export const acquisitionSources = [
  'wordOfMouth',
  'socialNetworks',
  'subscriber',
  'schoolOrLibrary',
  'internetSearch',
  'otherMedia',
  'other',
] as const;

export type AcquisitionSource = (typeof acquisitionSources)[number];

/** Who asks for a quote. Job title and phone may be empty. */
export interface Requester {
  /** Civilité, and not 41: a request needs one (specification §5). */
  readonly civility: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly organisation: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly source: AcquisitionSource | null;
}

/** A request for a quote, from anybody. */
export interface QuoteRequest {
  readonly offer: Offer;
  readonly requester: Requester;
}

/** What has been typed so far: nothing need be there, and nothing need be right. */
export interface QuoteDraft extends Omit<Requester, 'country'> {
  readonly publicationIds: readonly number[];
  readonly licence: LicenceType | null;
  readonly readers: number | null;
  readonly months: Duration | null;
  readonly currency: PriceCurrency | null;
  readonly country: string | null;
}

/** A draft that the server keeps; version 0 where it keeps none. */
export interface KeptQuoteDraft {
  /** Changes with every change; whoever saves says which version they had before them. */
  readonly version: number;
  readonly draft: QuoteDraft | null;
}

/** What became of a draft that was to be kept. */
export type QuoteDraftSaved =
  | { readonly kind: 'saved'; readonly version: number }
  /** Another version was there: nothing was changed; this is what the server keeps. */
  | { readonly kind: 'changedElsewhere'; readonly kept: KeptQuoteDraft };

/** A draft to be kept in the place of the version that the person had before them. */
export interface QuoteDraftChange {
  readonly version: number;
  readonly draft: QuoteDraft;
}
