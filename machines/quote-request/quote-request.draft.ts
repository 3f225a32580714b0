import type { Infer } from 'superstruct';
import { array, boolean, enums, integer, nullable, object, string } from 'superstruct';
import { durations, licenceTypes, priceCurrencies } from '../domain/catalogue.ts';
import { UNSET_CIVILITY } from '../domain/enumerations.ts';
import { currencies } from '../domain/money.ts';
import { acquisitionSources } from '../domain/quote-request.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { freshOffer, offerDraft } from '../shared/offer/offer.draft.ts';

/** Who asks, as a person is typing it. */
const requesterDraft = object({
  civility: integer(),
  lastName: string(),
  firstName: string(),
  organisation: string(),
  jobTitle: string(),
  email: string(),
  phone: string(),
  /** ISO 3166 code; empty before one is chosen. */
  country: string(),
  source: nullable(enums(acquisitionSources)),
});

export type RequesterDraft = Infer<typeof requesterDraft>;

/** What was sent, and the reference that the server gave it. */
const requestReceipt = object({
  reference: string(),
  email: string(),
  offer: object({
    publicationIds: array(integer()),
    licence: enums(licenceTypes),
    readers: integer(),
    months: enums(durations),
    currency: enums(priceCurrencies),
  }),
  /** The estimate that was shown with it, with tax; `null` where there was none. */
  total: nullable(object({ minor: integer(), currency: enums(currencies) })),
});

export type RequestReceipt = Infer<typeof requestReceipt>;

/**
 * What a tab remembers of a request for a quote. The server keeps a draft, too, for another day or device: see
 * `quote-request.context.ts` for which of the two holds.
 */
export const quoteRequestDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts changes: what is typed is another request after each; part of the key. */
  attempt: integer(),
  /** A request was sent under the present key and its end is not known. */
  submitted: boolean(),
  offer: offerDraft,
  requester: requesterDraft,
  /** All was checked once: whatever is changed leads back to the check. */
  reviewing: boolean(),
  /** What the server was last known to keep: its version, 0 for nothing, and after which change it was the same. */
  kept: object({ version: integer(), attempt: integer() }),
  /** The latest request that was sent. */
  receipt: nullable(requestReceipt),
});

export type QuoteRequestDraft = Infer<typeof quoteRequestDraft>;

/** What is known of a visitor who has signed in. */
export type KnownRequester = Pick<RequesterDraft, 'civility' | 'lastName' | 'firstName' | 'email'>;

const anonymous: RequesterDraft = {
  civility: UNSET_CIVILITY,
  lastName: '',
  firstName: '',
  organisation: '',
  jobTitle: '',
  email: '',
  phone: '',
  country: '',
  source: null,
};

/** Fills in who asks from their account, where they have not said yet who they are. */
export function withKnown(requester: RequesterDraft, known: KnownRequester | null): RequesterDraft {
  const { lastName, firstName, email } = requester;
  return known && lastName === '' && firstName === '' && email === '' ? { ...requester, ...known } : requester;
}

/** A request of which nothing has been typed, after a change. */
export function blankRequest(seed: string, attempt: number, known: KnownRequester | null): QuoteRequestDraft {
  return {
    seed,
    attempt,
    submitted: false,
    offer: freshOffer,
    requester: withKnown(anonymous, known),
    reviewing: false,
    kept: { version: 0, attempt },
    receipt: null,
  };
}

/** The draft of a visit that remembers nothing. */
export function freshQuoteRequest(seed: string, known: KnownRequester | null): QuoteRequestDraft {
  return blankRequest(seed, 1, known);
}

/** A day: what is older is read from the server, which keeps it longer. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const quoteRequestDraftRules: DraftRules<QuoteRequestDraft> = {
  version: 1,
  struct: quoteRequestDraft,
  lifetime: LIFETIME,
};
