import type { Quotation, QuotationAnswer, QuotationChanged } from '../../domain/quotation.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { draftOfOffer, freshOffer } from '../shared/offer/offer.draft.ts';
import { site, siteInEnglish } from '../people.fixtures.ts';
import { beginDetails, freshQuotationDraft, quotationDraftRules } from './quotation.draft.ts';
import { quotationMachine } from './quotation.machine.ts';
import { serialize, isPossible, visibleContext } from './quotation.facets.ts';
import { quotationSteps } from './quotation.steps.ts';
import type { QuotationContext } from './quotation.context.ts';
import {
  addressBooks,
  addressBooksAfter,
  largerOffer,
  largerPrice,
  quotationId,
  quotationReference,
  quotations,
  sharedLink,
  teamOffer,
  teamPrice,
  typedAddresses,
} from './quotation.fixtures.ts';

const draft = freshQuotationDraft('1f0c7a52-93de-4b1b-8a57-6c2f4de1b090');
const known = { civility: 2, lastName: 'de la CROIX', firstName: 'Amina' };
const aboId = String(quotationId);

const found = (quotation: Quotation): QuotationAnswer => ({ kind: 'found', quotation });
const done = (quotation: Quotation): QuotationChanged => ({ kind: 'done', quotation });
const stale = (quotation: Quotation): QuotationChanged => ({ kind: 'stale', quotation });
/** Another quotation of the same person. */
const another = { ...quotations.detailed, id: quotationId + 1, reference: 'DE-2026-88141' };
const unknown: QuotationAnswer = { kind: 'unknown' };

/** Complete, except for the SIRET number that a public body must give. */
const complete = beginDetails(quotations.detailed, known, addressBooks.two);
const incomplete = { ...complete, publicBuyer: { siret: '', serviceCode: '', engagementNumber: '' } };

/** Both addresses are typed, and to be saved. */
const typed = {
  ...complete,
  billing: { chosen: null, typed: typedAddresses.billing, isToBeKept: true },
  isDeliveredToBilling: false,
  delivery: { chosen: null, typed: typedAddresses.delivery, isToBeKept: true },
};

const CALL = 'POST /ajax/subscriptions';
const offline = new ApiError('offline', `${CALL}/read`);
const timeout = new ApiError('timeout', `${CALL}/commande`);
const tooMany = new ApiError('tooMany', `${CALL}/validation`);

export const quotationChart: Chart<QuotationContext> = defineChart({
  name: 'quotation',
  machine: quotationMachine,
  steps: quotationSteps,
  draft: quotationDraftRules,
  untyped: ['seed', 'attempt'],
  draftFields: {
    'offer.changed': ['offer', 'revision'],
    'details.changed': ['details'],
    'decline.written': ['decline'],
    'change.written': ['change'],
    'quote.begun': ['offer', 'aboutId'],
    'revision.opened': ['revision'],
    'xstate.route': ['revision'],
    startQuotation: ['offer', 'aboutId'],
    changeOffer: ['revision'],
    readAddresses: ['details'],
    // An answered quotation drops the unused answers.
    readQuotation: ['aboutId', 'decline', 'change'],
    readQuotationByReference: ['aboutId'],
    decideQuotation: ['decline', 'change'],
    saveDetails: ['decline', 'change'],
    saveAddress: ['details'],
  },
  begins: {
    'quote.begun': {
      'draft.attempt': 'another quote has another key',
      'draft.offer': 'the new quote begins with what was quoted',
      'draft.details': 'the buyer’s details are the same',
      price: 'it is that of the offer',
      addresses: 'they are the account’s',
    },
  },
  inputs: {
    begun: { draft, params: {}, site, known },
    unlisted: { draft, params: {}, site: { ...site, publications: [] }, known },
    link: { draft, params: { aboId }, site, known },
    outcomePage: { draft, params: { reference: quotationReference }, site, known },
    /** An address without a valid number. */
    mistyped: { draft, params: { aboId: 'DE-2026' }, site, known },
    /** An account without a name. */
    nameless: { draft, params: { aboId }, site, known: { civility: 41, lastName: '', firstName: '' } },
  },
  events: {
    'offer.changed': {
      team: { offer: draftOfOffer(teamOffer) },
      larger: { offer: draftOfOffer(largerOffer) },
      none: { offer: freshOffer },
    },
    'price.retried': plain,
    'offer.confirmed': plain,
    'offer.reopened': plain,
    'details.changed': {
      complete: { details: complete },
      incomplete: { details: incomplete },
      typed: { details: typed },
    },
    'details.confirmed': plain,
    'details.reopened': plain,
    'terms.agreed': { yes: { hasAgreed: true }, no: { hasAgreed: false } },
    'quotation.accepted': plain,
    'decline.opened': plain,
    'decline.written': {
      budget: { decline: { reason: 'budget', remark: 'Notre budget documentaire est clos jusqu’en juillet.' } },
      nothing: { decline: { reason: null, remark: '' } },
    },
    'decline.confirmed': plain,
    'change.opened': plain,
    'change.written': {
      readers: { change: { remark: 'Pouvez-vous chiffrer huit lecteurs au lieu de cinq ?' } },
      nothing: { change: { remark: '' } },
    },
    'change.confirmed': plain,
    'share.opened': plain,
    'link.asked': plain,
    'revision.opened': plain,
    'quotation.reopened': plain,
    'quote.begun': plain,
    'site.received': { english: { site: siteInEnglish } },
    retried: plain,
  },
  actorResponses: {
    simulateOffer: { done: { team: teamPrice, larger: largerPrice }, failed: { offline } },
    startQuotation: { done: { made: quotations.open }, failed: { timeout, tooMany } },
    readQuotation: {
      done: {
        open: found(quotations.open),
        office: found(quotations.office),
        expiring: found(quotations.expiring),
        detailed: found(quotations.detailed),
        accepted: found(quotations.accepted),
        ordered: found(quotations.ordered),
        expired: found(quotations.expired),
        unknown,
      },
      failed: { offline },
    },
    readQuotationByReference: {
      done: {
        open: found(quotations.open),
        accepted: found(quotations.accepted),
        ordered: found(quotations.ordered),
        orderedAndPaid: found(quotations.orderedAndPaid),
        orderedInInstalments: found(quotations.orderedInInstalments),
        orderedByTransfer: found(quotations.orderedByTransfer),
        orderedInOtherCurrency: found(quotations.orderedInOtherCurrency),
        invoiced: found(quotations.invoiced),
        declined: found(quotations.declined),
        changeAsked: found(quotations.changeAsked),
        expired: found(quotations.expired),
        withdrawn: found(quotations.withdrawn),
        unknown,
      },
      failed: { offline },
    },
    readAddresses: { done: addressBooks, failed: { offline } },
    changeOffer: {
      done: {
        revised: done(quotations.revised),
        corrected: stale(quotations.corrected),
        expired: stale(quotations.expired),
      },
      failed: { offline },
    },
    saveDetails: {
      done: {
        saved: done(quotations.detailed),
        corrected: stale(quotations.corrected),
        savedElsewhere: stale({ ...quotations.detailed, version: 4 }),
        expired: stale(quotations.expired),
      },
      failed: {
        offline,
        siret: new ApiError('invalid', 'POST /ajax/infosquote/update', {
          feedback: 'Vérifiez les champs signalés ci-dessous.',
          fields: { 'publicBuyer.siret': 'Vérifiez votre numéro SIRET : ce ne sont pas les 14 chiffres d’un SIRET.' },
        }),
      },
    },
    saveAddress: { done: addressBooksAfter, failed: { offline } },
    decideQuotation: {
      done: {
        accepted: done(quotations.accepted),
        declined: done(quotations.declined),
        changeAsked: done(quotations.changeAsked),
        corrected: stale(quotations.corrected),
        expired: stale(quotations.expired),
        ordered: stale(quotations.ordered),
      },
      failed: {
        timeout,
        tooMany,
        incomplete: new ApiError('invalid', `${CALL}/validation`, { fields: { 'billing.city': 'Indiquez la ville.' } }),
      },
    },
    orderQuotation: {
      done: { ordered: done(quotations.ordered), invoiced: done(quotations.invoiced) },
      failed: { timeout },
    },
    shareQuotation: { done: { link: sharedLink }, failed: { offline } },
  },
  params: { aboId, reference: quotationReference, isDevis: '1' },
  another: {
    params: { aboId: String(another.id), reference: another.reference },
    actorResponses: {
      readQuotation: found(another),
      readQuotationByReference: found({ ...another, state: 'ordered' }),
    },
  },
  effects: [],
  isPossible,
  serialize,
  visibleContext,
  quiet: {
    'open.revision.price.pricing': 'the price follows next to the form, which stays in use',
    'newOffer.price.pricing': 'the price follows next to the form, which stays in use',
  },
});
