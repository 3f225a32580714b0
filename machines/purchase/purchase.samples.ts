import { money } from '../../domain/money.ts';
import type { Offer } from '../../domain/offer.ts';
import { taxed } from '../../domain/offer.ts';
import type { Quotation, QuotationChanged } from '../../domain/quotation.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { site, siteInEnglish } from '../people.fixtures.ts';
import { draftOfOffer, freshOffer } from '../shared/offer/offer.draft.ts';
import type { PurchaseContext } from './purchase.context.ts';
import { isComplete } from './purchase.context.ts';
import { freshPurchase, purchaseDraftRules } from './purchase.draft.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { purchaseSteps } from './purchase.steps.ts';

const SEED = '5be4c0de-61f2-4b0b-9a3e-0d5b3c2a7f10';
const START = 'POST /ajax/subscriptionsv2/commande';

const teamOffer: Offer = {
  publicationIds: [11, 13],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
};
const teamPrice = taxed(
  [
    { publicationId: 11, title: 'La Lettre du Fleuve', kind: 'press', net: money(394_800, 'EUR'), seats: null },
    { publicationId: 13, title: 'Ports d’Afrique', kind: 'database', net: money(252_000, 'EUR'), seats: null },
  ],
  'EUR',
  { country: 'FR', vatNumber: null },
);

const draft = freshPurchase(SEED);
const few = { ...draftOfOffer(teamOffer), readers: '2' };

const own: Quotation = {
  id: 88_140,
  reference: 'DE-2026-88140',
  version: 1,
  state: 'open',
  offer: { ...teamOffer, readers: 2 },
  priced: teamPrice,
  issuedOn: '2026-01-27',
  expiresAt: '2026-02-26T22:59:59.000Z',
  readAt: '2026-01-27T08:40:00.000Z',
  isOfferOpen: true,
  note: '',
  noteLocale: null,
  issuer: null,
  addressee: null,
  details: null,
  decision: null,
  invoice: null,
  remaining: null,
  instalment: null,
  awaitedTransfer: null,
  termsOn: null,
};
const ordered: Quotation = { ...own, version: 3, state: 'ordered', termsOn: '2026-01-05' };

const done = (quotation: Quotation): QuotationChanged => ({ kind: 'done', quotation });
const stale = (quotation: Quotation): QuotationChanged => ({ kind: 'stale', quotation });

export const purchaseChart: Chart<PurchaseContext> = defineChart({
  name: 'purchase',
  machine: purchaseMachine,
  steps: purchaseSteps,
  draft: purchaseDraftRules,
  untyped: ['seed', 'attempt'],
  draftFields: {
    'offer.changed': ['offer'],
    startQuotation: ['started'],
    changeOffer: ['started'],
    'xstate.route': ['offer'],
  },
  inputs: {
    visitor: { draft, params: {}, site, isSignedIn: false },
    subscriber: { draft, params: {}, site, isSignedIn: true },
    /** Has signed in for the order of this offer. */
    returning: {
      draft: { ...draft, offer: few },
      params: { order: '1' },
      site,
      isSignedIn: true,
    },
    /** The publisher sells nothing without a quote. */
    quoted: { draft, params: {}, site: { ...site, immediatePurchase: null }, isSignedIn: false },
  },
  events: {
    'offer.changed': {
      few: { offer: few },
      many: { offer: draftOfOffer(teamOffer) },
      nothing: { offer: freshOffer },
    },
    'offer.confirmed': plain,
    'offer.reopened': plain,
    'price.retried': plain,
    'site.received': { english: { site: siteInEnglish } },
    retried: plain,
  },
  actorResponses: {
    simulateOffer: {
      done: { team: teamPrice },
      failed: { offline: new ApiError('offline', 'POST /ajax/simulateurv2/commande') },
    },
    startQuotation: {
      done: { started: own, ordered: ordered },
      failed: { timeout: new ApiError('timeout', START), tooMany: new ApiError('tooMany', START) },
    },
    changeOffer: {
      done: {
        changed: done(own),
        changedElsewhere: stale({ ...own, version: own.version + 1 }),
        ordered: stale(ordered),
      },
      failed: {
        offline: new ApiError('offline', START),
        notFound: new ApiError('notFound', START),
        tooMany: new ApiError('tooMany', START),
      },
    },
  },
  params: {},
  effects: ['openSignIn', 'openPayment'],
  serialize: (context) => ({
    sale: context.site.immediatePurchase === null ? 'quoted' : '',
    offer: isComplete(context) ? '' : context.draft.offer.publicationIds.length > 0 ? 'tooLarge' : 'incomplete',
    visitor: context.isSignedIn ? '' : 'visitor',
    started: context.draft.started ? 'started' : '',
    price: context.price.status === 'priced' ? '' : 'unpriced',
  }),
  visibleContext: ({ failure, isSignedIn, ...context }, step) =>
    step === 'choice'
      ? {
          failure: failure?.kind ?? '',
          visitor: isSignedIn ? '' : 'visitor',
          size: context.draft.offer.publicationIds.length > 0 && context.draft.offer.readers === '5' ? 'team' : '',
        }
      : {},
  quiet: { 'choice.price.pricing': 'the price follows next to the form, which stays in use' },
});
