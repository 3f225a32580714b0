import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, object, string } from 'superstruct';
import { durations, licenceTypes, priceCurrencies } from '../../domain/catalogue.ts';
import { currencies } from '../../domain/money.ts';
import { vatMentions } from '../../domain/vat.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { freshOffer, offerDraft } from '../shared/offer/offer.draft.ts';
import type { RequesterDraft } from '../../validation/forms/requester.ts';
import { freshRequester, REQUESTER_VERSION, requesterDraft } from '../../validation/forms/requester.ts';

const amount = object({ minor: integer(), currency: enums(currencies) });

/** The sent request, with its reference from the server. */
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
  /** The estimate that was shown with it, with tax; `null` without one. */
  total: nullable(amount),
  /** The same before tax; drafts of version 1 have none. */
  net: defaulted(nullable(amount), null),
  /** The legal mention where no tax is charged. */
  mention: defaulted(nullable(enums(vatMentions)), null),
});

export type RequestReceipt = Infer<typeof requestReceipt>;

/**
 * The tab's draft of a request for a quote. The server also saves a draft, for another day or device: see
 * `quote-request.context.ts` for how they are reconciled.
 */
export const quoteRequestDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Counts changes: each makes it another request; part of the key. */
  attempt: integer(),
  /** A request was sent under the present key, and its result is unknown. */
  submitted: boolean(),
  offer: offerDraft,
  requester: requesterDraft,
  /** The person has reached the check once: every change leads back to it. */
  reviewing: boolean(),
  /** The server's draft as last known: its version, 0 for none, and the number of the change that it includes. */
  kept: object({ version: integer(), attempt: integer() }),
  /** The latest sent request. */
  receipt: nullable(requestReceipt),
});

export type QuoteRequestDraft = Infer<typeof quoteRequestDraft>;

/** The account data of a signed-in visitor. */
export type KnownRequester = Pick<RequesterDraft, 'civility' | 'lastName' | 'firstName' | 'email'>;

/** Fills in the requester from the account, if the person has not typed their data. */
export function withKnown(requester: RequesterDraft, known: KnownRequester | null): RequesterDraft {
  const { lastName, firstName, email } = requester;
  return known && lastName === '' && firstName === '' && email === '' ? { ...requester, ...known } : requester;
}

/** An empty request, after a change. */
export function blankRequest(seed: string, attempt: number, known: KnownRequester | null): QuoteRequestDraft {
  return {
    seed,
    attempt,
    submitted: false,
    offer: freshOffer,
    requester: withKnown(freshRequester, known),
    reviewing: false,
    kept: { version: 0, attempt },
    receipt: null,
  };
}

/** The draft of a fresh visit. */
export function freshQuoteRequest(seed: string, known: KnownRequester | null): QuoteRequestDraft {
  return blankRequest(seed, 1, known);
}

/** One day, in milliseconds: the server stores drafts for longer. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const quoteRequestDraftRules: DraftRules<QuoteRequestDraft> = {
  version: REQUESTER_VERSION,
  struct: quoteRequestDraft,
  lifetime: LIFETIME,
};
