import { inverted } from '../inverted.ts';
import {
  readerAdditionAnswerCodec,
  readerAdditionCodec,
  readerDeletionCodec,
  readerEditCodec,
  readerNames,
} from '../licence-change.ts';
import {
  allReadersCodec,
  allReadersQuestionCodec,
  licenceReaderCodec,
  readerPageCodec,
  readerQuestionCodec,
  readersQuestionCodec,
} from '../licence.ts';
import { subscriptionDetailCodec, subscriptionQuestionCodec } from '../subscription-detail.ts';
import { fieldsUnder } from '../wire-names.ts';
import { call } from './call.ts';
import { change, ownersOnly, read } from './licence-rows.ts';

/** Calls about subscriptions and their readers. */
export const licenceCalls = {
  'subscription/read': call({
    ...read,
    asks: { field: 'vue', value: 'abonnement' },
    request: subscriptionQuestionCodec,
    answer: subscriptionDetailCodec,
    fixtures: ['subscription-read', 'subscription-read.reader', 'subscription-read.unknown'],
    purpose: 'Tells a subscription that the caller owns or reads by; its owner also what happened to it.',
  }),
  'readers/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteurs' },
    request: readersQuestionCodec,
    answer: readerPageCodec,
    failures: [400, 401, 403, 404, 422],
    fixtures: ['readers-read', 'readers-read.not-administrator', 'readers-read.wrong-cursor'],
    purpose: 'Tells readers of a licence that the caller administers, a hundred at most, by surname and first name.',
  }),
  'readers/all': call({
    ...read,
    asks: { field: 'vue', value: 'tousLecteurs' },
    request: allReadersQuestionCodec,
    answer: allReadersCodec,
    fixtures: ['readers-all'],
    purpose: 'Tells all readers of a licence that the caller administers.',
  }),
  'reader/read': call({
    ...read,
    asks: { field: 'vue', value: 'lecteur' },
    request: readerQuestionCodec,
    answer: licenceReaderCodec,
    fixtures: ['reader-read', 'reader-read.unknown'],
    purpose: 'Tells one reader of a licence that the caller administers.',
  }),
  'reader/add': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/reader/add',
    request: readerAdditionCodec,
    answer: readerAdditionAnswerCodec,
    idempotent: true,
    // Three thousand readers with long names.
    longestBody: 2_000_000,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: fieldsUnder(readerNames, 'lecteurs.*', 'readers.*'),
    fixtures: ['reader-add', 'reader-add.charge-changed', 'reader-add.incomplete'],
    purpose:
      'Asks for readers to be added, once for one idempotency key; where they cost something else by now, only tells that.',
  }),
  'reader/update': call({
    ...change,
    path: '/ajax/subscriptions/reader/update',
    request: readerEditCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(readerNames),
    fixtures: ['reader-update', 'reader-update.incomplete'],
    purpose: 'Asks for a reader’s name or e-mail address to be corrected; the seat stays theirs.',
  }),
  'reader/delete': call({
    ...change,
    path: '/ajax/subscriptions/reader/delete',
    request: readerDeletionCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fixtures: ['reader-delete', 'reader-delete.pending'],
    purpose: 'Asks for a reader to read no longer.',
  }),
};
