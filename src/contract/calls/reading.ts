import {
  articleDroppingCodec,
  articleKeepingCodec,
  historyQuestionCodec,
  latestArticlesCodec,
  readingPageCodec,
  readLaterQuestionCodec,
} from '../reading.ts';
import { call, defaults } from './call.ts';

const ownersOnly = {
  ...defaults,
  method: 'POST',
  path: '/ajax/articles/history',
  callers: ['signedIn'],
} as const;

/**
 * Calls about articles that a person has read and saved. The specification names one path for all of it and no call
 * that saves or removes an article: the request's body distinguishes the rows.
 */
export const readingCalls = {
  'articles/last': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/articles/last',
    answer: latestArticlesCodec,
    sameFor: 'strangers',
    failures: [400],
    fixtures: ['articles-last'],
    purpose: 'Tells the latest articles, the newest first, in whichever language each was written.',
  }),
  'articles/history': call({
    ...ownersOnly,
    request: historyQuestionCodec,
    answer: readingPageCodec,
    readsOnly: true,
    failures: [400, 401, 403],
    fixtures: ['articles-history.first', 'articles-history.filtered', 'articles-history.wrong-cursor'],
    purpose: 'Tells what the caller has read, a page of at most fifty at a time.',
  }),
  'read-later/read': call({
    ...ownersOnly,
    asks: { field: 'liste', value: 'lirePlusTard' },
    request: readLaterQuestionCodec,
    answer: readingPageCodec,
    readsOnly: true,
    failures: [400, 401, 403],
    fixtures: ['read-later-read', 'read-later-read.none'],
    purpose: 'Tells what the caller keeps for later, a page of at most fifty at a time.',
  }),
  'read-later/keep': call({
    ...ownersOnly,
    asks: { field: 'action', value: 'garder' },
    request: articleKeepingCodec,
    failures: [400, 401, 403, 404],
    fixtures: ['read-later-keep', 'read-later-keep.unknown'],
    purpose: 'Keeps an article for later; one that is kept already stays as it is.',
  }),
  'read-later/drop': call({
    ...ownersOnly,
    asks: { field: 'action', value: 'retirer' },
    request: articleDroppingCodec,
    failures: [400, 401, 403],
    fixtures: ['read-later-drop'],
    purpose: 'Keeps an article no longer; done, too, where it was not kept.',
  }),
};
