import { acquisitionSources } from '../../domain/acquisition-source.ts';
import { civility } from '../../domain/enumerations.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { draftOfOffer, freshOffer } from '../shared/offer/offer.draft.ts';
import { site, siteInEnglish } from '../people.fixtures.ts';
import { isUnsaved, quoteDraftOf } from './quote-request.context.ts';
import type { RequesterDraft } from '../../validation/forms/requester.ts';
import { freshQuoteRequest, quoteRequestDraftRules } from './quote-request.draft.ts';
import type { QuoteRequestContext } from './quote-request.context.ts';
import { quoteRequestMachine } from './quote-request.machine.ts';
import { quoteRequestSteps } from './quote-request.steps.ts';
import { money } from '../../domain/money.ts';
import type { Offer, PricedOffer, Tariff } from '../../domain/offer.ts';
import { priceOffer } from '../../domain/offer.ts';

/** Invented offers and their prices: what designers see in Storybook and what the models are walked with. */
const tariff: Tariff = {
  publications: [
    { id: 11, title: 'La Lettre du Fleuve', kind: 'press', price: money(94_000, 'EUR') },
    { id: 13, title: 'Ports d’Afrique', kind: 'database', price: money(60_000, 'EUR') },
  ],
  licenceRate: 10_000,
  tiers: [
    { from: 1, rate: 10_000 },
    { from: 2, rate: 6_000 },
  ],
  durationRate: 10_000,
};

/** A press title and a database: two rates of tax in France. */
export const teamOffer: Offer = {
  publicationIds: [11, 13],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
};

function priced(country: string, vatNumber: string | null): PricedOffer {
  return priceOffer(teamOffer, tariff, { country, vatNumber });
}

/** Prices of the offer by the buyer's place. */
export const prices = {
  france: priced('FR', null),
  reverseCharge: priced('DE', 'DE136695976'),
  outsideUnion: priced('SN', null),
};

const SEED = '8d1f0c6e-53b2-4c97-b0f4-6a2e91d7035b';
const REFERENCE = 'DEM-7KQ2-M4XD-91TB';

const fresh = freshQuoteRequest(SEED, null);
const offer = draftOfOffer(teamOffer);
const requester: RequesterDraft = {
  civility: civility.madam,
  lastName: 'de la Croix',
  firstName: 'Amina',
  organisation: 'Institut des deux rives',
  jobTitle: 'Responsable de la documentation',
  email: 'amina.delacroix@example.fr',
  phone: '+33 1 99 00 12 34',
  country: 'FR',
  vatNumber: 'FR40303265045',
  source: acquisitionSources[3],
};
const known = { civility: civility.madam, lastName: 'Croix', firstName: 'Amina', email: 'amina.delacroix@example.fr' };

/** Kept on another day, or in another window. */
const theirs = { version: 7, draft: quoteDraftOf({ offer, requester }) };
const receipt = {
  reference: REFERENCE,
  email: requester.email,
  offer: { ...teamOffer, publicationIds: [...teamOffer.publicationIds] },
  total: prices.france.total,
  net: prices.france.net,
  mention: prices.france.mention,
};

const SIMULATE = 'POST /ajax/simulateurv2/commande';
const READ = 'POST /ajax/infosquote/read';
const UPDATE = 'POST /ajax/infosquote/update';
const RESET = 'GET /ajax/infosquote/reset';
const SEND = 'POST /ajax/subscriptions/commande';

export const quoteRequestChart: Chart<QuoteRequestContext> = defineChart({
  name: 'quoteRequest',
  machine: quoteRequestMachine,
  steps: quoteRequestSteps,
  draft: quoteRequestDraftRules,
  untyped: ['seed', 'attempt', 'submitted', 'kept'],
  draftFields: {
    // Typing after a sent request begins another one.
    'offer.changed': ['offer', 'receipt'],
    'requester.changed': ['requester'],
    'requester.given': ['reviewing'],
    'request.discarded': ['offer', 'requester', 'reviewing', 'receipt'],
    'conflict.taken': ['offer', 'requester'],
    'xstate.route': ['reviewing'],
    readQuoteDraft: ['offer', 'requester'],
    requestQuote: ['offer', 'requester', 'reviewing', 'receipt'],
  },
  begins: {
    'request.begun': {
      'draft.attempt': 'another request has another key',
      'draft.kept': 'it names the draft that the server has',
      'draft.receipt': 'Back leads to it until something is typed',
      'draft.reviewing': 'input after the last receipt is the next request’s',
    },
  },
  inputs: {
    visitor: { draft: fresh, params: {}, site, known: null },
    /** The specification's site information names no publications. */
    unlisted: { draft: fresh, params: {}, site: { ...site, publications: [] }, known: null },
    subscriber: { draft: freshQuoteRequest(SEED, known), params: {}, site, known },
    /** Loaded again in the middle of sending. */
    reload: {
      draft: { ...fresh, offer, requester, reviewing: true, submitted: true },
      params: {},
      site,
      known: null,
    },
    receiptPage: { draft: { ...fresh, receipt }, params: {}, site, known: null },
  },
  events: {
    'offer.changed': { team: { offer }, nothing: { offer: freshOffer } },
    'offer.given': plain,
    'requester.changed': { complete: { requester }, anonymous: { requester: fresh.requester } },
    'requester.given': plain,
    'offer.reopened': plain,
    'requester.reopened': plain,
    'request.confirmed': plain,
    'request.discarded': plain,
    'request.begun': plain,
    'conflict.taken': plain,
    'conflict.replaced': plain,
    'price.retried': plain,
    'site.received': { english: { site: siteInEnglish } },
    retried: plain,
  },
  actorResponses: {
    simulateOffer: {
      done: { france: prices.france },
      failed: {
        offline: new ApiError('offline', SIMULATE),
        tooManyReaders: new ApiError('invalid', SIMULATE, {
          feedback: 'Some of what you entered is not right yet.',
          fields: { readers: 'Enter 10,000 or less for the number of readers.' },
        }),
      },
    },
    readQuoteDraft: {
      done: { none: { version: 0, draft: null }, kept: theirs },
      failed: {
        offline: new ApiError('offline', READ),
        unreadable: new ApiError('server', READ, { feedback: 'Nous ne pouvons pas lire ce brouillon.' }),
      },
    },
    saveQuoteDraft: {
      done: { saved: { kind: 'saved', version: 8 }, changed: { kind: 'changedElsewhere', kept: theirs } },
      failed: { offline: new ApiError('offline', UPDATE) },
    },
    dropQuoteDraft: { done: { dropped: undefined }, failed: { offline: new ApiError('offline', RESET) } },
    requestQuote: {
      done: { sent: { reference: REFERENCE } },
      failed: {
        timeout: new ApiError('timeout', SEND),
        underWay: new ApiError('conflict', SEND),
        currency: new ApiError('invalid', SEND, { fields: { currency: 'Choose a currency.' } }),
        email: new ApiError('invalid', SEND, {
          fields: { email: 'Enter your email address in the format name@example.org.' },
        }),
        tooMany: new ApiError('tooMany', SEND),
      },
    },
  },
  params: {},
  effects: [],
  serialize: ({ site: { publications }, draft, offer: valid, requester: who, conflict, saving, price }) => ({
    catalogue: publications.length === 0 ? 'unlisted' : '',
    offer: valid ? '' : 'incomplete',
    requester: who ? '' : 'unnamed',
    reviewing: draft.reviewing ? 'reviewing' : '',
    submitted: draft.submitted ? 'submitted' : '',
    receipt: draft.receipt ? 'after' : '',
    conflict: conflict ? 'conflict' : '',
    saved: isUnsaved(draft) ? 'unsaved' : '',
    saving: saving === null || saving === draft.attempt ? '' : 'changedSince',
    price: price.status === 'priced' ? '' : 'unpriced',
  }),
  visibleContext: ({ failure, conflict }, step) => {
    switch (step) {
      case 'needs':
      case 'you':
      case 'check':
        return {
          failure: failure?.kind ?? '',
          conflict: conflict ? 'conflict' : '',
        };
      default:
        return {};
    }
  },
  quiet: {
    'form.price.pricing': 'the price follows next to the form, which stays in use',
    'form.keeping.saving': 'the draft is saved while it is typed',
  },
});
