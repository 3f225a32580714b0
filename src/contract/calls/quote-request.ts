import { offerFields } from '../offer.ts';
import { draftChangeCodec, draftVersionCodec, keptDraftCodec } from '../quote-request-draft.ts';
import { quoteReceiptCodec, quoteRequestCodec, requesterNames } from '../quote-request.ts';
import { fieldsUnder } from '../wire-names.ts';
import { call, defaults, unsaid } from './call.ts';

/** Calls about requests for a quote. */
export const quoteRequestCalls = {
  'infosquote/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/read',
    answer: keptDraftCodec,
    readsOnly: true,
    sameFor: 'newcomers',
    failures: [400, 403],
    fixtures: ['infosquote-read.kept', 'infosquote-read.none'],
    purpose: 'Tells what the caller has typed of a request for a quote so far.',
  }),
  'infosquote/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/update',
    request: draftChangeCodec,
    answer: draftVersionCodec,
    failures: [400, 403, 409, 429],
    successWords: unsaid.byEachChange,
    fixtures: ['infosquote-update', 'infosquote-update.changed-elsewhere'],
    purpose: 'Keeps what the caller has typed of a request for a quote, in the place of the version that they had.',
  }),
  'infosquote/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infosquote/reset',
    failures: [400, 403],
    changesOnGet: true,
    fixtures: ['infosquote-reset'],
    purpose: 'Throws away what the caller has typed of a request for a quote.',
  }),
  'subscriptions/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/commande',
    request: quoteRequestCodec,
    answer: quoteReceiptCodec,
    idempotent: true,
    failures: [400, 403, 409, 422, 429],
    successWords: unsaid.byPage,
    fields: { ...offerFields, ...fieldsUnder(requesterNames, 'demandeur') },
    fixtures: ['commande.quote', 'commande.incomplete'],
    purpose: 'Sends a request for a quote to the office, once for one idempotency key.',
  }),
};
