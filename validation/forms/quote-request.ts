import type { Struct } from 'superstruct';
import { array, define, object, coerce, literal, refine, string } from 'superstruct';
import type { Duration, LicenceType, PriceCurrency } from '../../domain/catalogue.ts';
import { durations, licenceTypes, MOST_READERS, mostReaders, priceCurrencies } from '../../domain/catalogue.ts';
import type { Offer } from '../../domain/offer.ts';
import type { Site } from '../../domain/site.ts';
import type { Issue } from '../issue.ts';
import { refusalOf } from '../issue.ts';
import { arrayMax, arrayMin } from '../rules/array.ts';
import { integer, max, min, numeric } from '../rules/number.ts';
import { oneOf } from '../rules/text.ts';
import type { Requester } from './requester.ts';

/** Maximum number of publications in one request. */
export const MOST_PUBLICATIONS = 50;

function publicationId(): Struct<number, null> {
  return define<number>('publicationId', (value) => Number.isSafeInteger(value) && Number(value) > 0);
}

/** Form of the offer. The number of readers that a licence allows is judged by `readersIssue`. */
export const offerForm = object({
  readers: max(min(integer(numeric()), 1), MOST_READERS),
  months: oneOf(durations),
  currency: oneOf(priceCurrencies),
  publicationIds: arrayMax(arrayMin(array(publicationId()), 1), MOST_PUBLICATIONS),
  licence: oneOf(licenceTypes),
});

/** Issue about too many readers for a licence; `null` if the licence allows them. */
export function readersIssue(licence: LicenceType, readers: number): Issue | null {
  const most = mostReaders(licence);
  return readers <= most ? null : { code: 'max', values: { max: most } };
}

const { publicationIds, licence, readers, months, currency } = offerForm.schema;

/** An empty choice, as the text that the rules expect. */
const unchosen = () => '';

/** A zero of each decimal system that keyboards of readers type; its digits follow it in Unicode. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** A text with its digits in ASCII. */
function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Parses digits, optionally grouped by blanks, with decimals after a point or comma; else `NaN`. */
export function typedNumber(text: string): number {
  const figures = asciiDigits(text).replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
}

/** An offer as it stands in a form: readers as typed text, what is not chosen yet `null`. */
export const typedOfferForm = refine(
  object({
    readers: coerce(readers, string(), typedNumber),
    months: coerce(months, literal(null), unchosen),
    currency: coerce(currency, literal(null), unchosen),
    publicationIds,
    licence: coerce(licence, literal(null), unchosen),
  }),
  'readers',
  (offer, context) => {
    const issue = readersIssue(offer.licence, offer.readers);
    return issue === null || refusalOf('readers', issue, context);
  },
);

/** Whether the publisher sells to the typed number of readers online, without a quote request. */
export function isForImmediatePurchase(
  { immediatePurchase }: Pick<Site, 'immediatePurchase'>,
  { readers }: { readonly readers: string },
): boolean {
  const count = typedNumber(readers);
  return immediatePurchase !== null && Number.isInteger(count) && count >= 1 && count <= immediatePurchase;
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
