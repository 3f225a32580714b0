import { inverted } from '../inverted.ts';
import {
  rangeAdditionCodec,
  rangeDeletionCodec,
  rangeEditCodec,
  rangeNames,
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
  rangeBookCodec,
  rangesQuestionCodec,
  readerPageCodec,
  readerQuestionCodec,
  readersQuestionCodec,
} from '../licence.ts';
import { modificationSummaryCodec } from '../modification.ts';
import { subscriptionDetailCodec, subscriptionQuestionCodec } from '../subscription-detail.ts';
import { fieldsUnder } from '../wire-names.ts';
import { call, defaults } from './call.ts';

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Reads share a path: what they ask for tells them apart. */
const read = {
  ...ownersOnly,
  path: '/ajax/subscriptions/read',
  failures: [400, 401, 403, 404],
  readsOnly: true,
} as const;

const change = { ...ownersOnly, answer: modificationSummaryCodec } as const;

/** Calls about subscriptions, whom they serve, and the networks from which they are read. */
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
  'ranges/read': call({
    ...read,
    asks: { field: 'vue', value: 'plages' },
    request: rangesQuestionCodec,
    answer: rangeBookCodec,
    fixtures: ['ranges-read'],
    purpose: 'Tells the networks of a licence that the caller administers, by their addresses.',
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
  'ip/add': call({
    ...change,
    path: '/ajax/subscriptions/ip/add',
    request: rangeAdditionCodec,
    idempotent: true,
    // Five hundred networks with what each is called.
    longestBody: 400_000,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fields: fieldsUnder(rangeNames, 'plages.*', 'ranges.*'),
    fixtures: ['ip-add', 'ip-add.incomplete'],
    purpose: 'Asks for networks to be added, once for one idempotency key.',
  }),
  'ip/update': call({
    ...change,
    path: '/ajax/subscriptions/ip/update',
    request: rangeEditCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(rangeNames),
    fixtures: ['ip-update'],
    purpose: 'Asks for a network to be another one, or called otherwise.',
  }),
  'ip/delete': call({
    ...change,
    path: '/ajax/subscriptions/ip/delete',
    request: rangeDeletionCodec,
    failures: [400, 401, 403, 404, 422, 429],
    fixtures: ['ip-delete'],
    purpose: 'Asks for a network to be recognised no longer.',
  }),
};
