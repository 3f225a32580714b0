import type { Duration, LicenceType, PriceCurrency } from './catalogue.ts';
import type { Offer } from './offer.ts';

/** How a person heard of the publisher (specification §3). */
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

/** The requester of a quote. Job title, phone and VAT number may be empty. */
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
  /** Of the organization, with its prefix; empty without one. */
  readonly vatNumber: string;
  readonly source: AcquisitionSource | null;
}

/** A request for a quote, with or without an account. */
export interface QuoteRequest {
  readonly offer: Offer;
  readonly requester: Requester;
}

/** An incomplete request: any field may be missing or invalid. */
export interface QuoteDraft extends Omit<Requester, 'country'> {
  readonly publicationIds: readonly number[];
  readonly licence: LicenceType | null;
  readonly readers: number | null;
  readonly months: Duration | null;
  readonly currency: PriceCurrency | null;
  readonly country: string | null;
}

/** A draft saved on the server; version 0 without one. */
export interface KeptQuoteDraft {
  /** Changes with every edit; a save names the version on the screen. */
  readonly version: number;
  readonly draft: QuoteDraft | null;
}

/** Result of saving a draft. */
export type QuoteDraftSaved =
  | { readonly kind: 'saved'; readonly version: number }
  /** The version was outdated: nothing was saved; `kept` is the server's draft. */
  | { readonly kind: 'changedElsewhere'; readonly kept: KeptQuoteDraft };

/** Saves a draft over the version on the screen. */
export interface QuoteDraftChange {
  readonly version: number;
  readonly draft: QuoteDraft;
}
