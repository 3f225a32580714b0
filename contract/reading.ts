import { literal, nullable, object, size, string } from 'superstruct';
import type {
  ReadArticle,
  ReadingKind,
  ReadingListKind,
  ReadingPage,
  ReadingQuestion,
  ReadingRow,
  ReadingSort,
  ReadLaterQuestion,
} from '../domain/reading.ts';
import { LONGEST_SEARCH } from '../domain/reading.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { article, articleMapping, documentKinds } from './article.ts';
import { call, defaults } from './call.ts';
import { documentKindCodes, readingCodes, readingListCodes, sortCodes } from './codes.ts';
import { instant } from './dates.ts';
import { code, knownCode, UNKNOWN_CODE, word } from './known-code.ts';
import { lenientIdentifier } from './lenient.ts';
import { identifier } from './scalars.ts';
import { answerOf, listOf, mapping, numberAsText, orNull, requestOf, words } from './mapping.ts';

const kinds = {
  subscriber: 'abonne',
  walletClient: 'clientPME',
  prospectNotSignedIn: 'prospectNonConnecte',
  prospectRead: 'prospectLecture',
  prospectReRead: 'prospectRelecture',
  prospectDownload: 'prospectTelechargement',
  prospectFreeAccess: 'prospectAccesLibre',
  prospectGiftedCredit: 'prospectCreditOffert',
  prospectGiftedArticle: 'prospectArticleOffert',
  unknown: 'inconnu',
} as const satisfies Record<ReadingKind, string>;

const listKinds = {
  publicationSummary: 'sommairePublication',
  countryWatch: 'veillePays',
  keywordWatch: 'veilleMotCle',
  sectionSummary: 'sommaireRubrique',
  recapSummary: 'sommaireRecapitulatif',
  serialWatch: 'veilleFeuilleton',
  readLater: 'lirePlusTard',
  alerts: 'alertes',
  justReleased: 'vientDeParaitre',
  unknown: 'inconnu',
} as const satisfies Record<ReadingListKind, string>;

const sorts = {
  newestRead: 'lectureDecroissante',
  oldestRead: 'lectureCroissante',
  newestPublished: 'parutionDecroissante',
  oldestPublished: 'parutionCroissante',
} as const satisfies Record<ReadingSort, string>;

const sort = words(sorts);

/** Filter, order and cursor of both lists. */
const tri = {
  typeDocument: nullable(word(documentKinds, documentKindCodes)),
  texte: size(string(), 0, LONGEST_SEARCH),
  tri: word(sorts, sortCodes),
  curseur: nullable(size(string(), 1, 200)),
};

const demandeHistorique = object({
  typeLecture: nullable(word(kinds, readingCodes)),
  typeListe: nullable(word(listKinds, readingListCodes)),
  ...tri,
});

/** Filter, order and cursor of the reading history. */
const historyQuestionCodec = requestOf<ReadingQuestion>()(demandeHistorique, {
  filter: {
    kind: ['typeLecture', orNull(words(kinds))],
    listKind: ['typeListe', orNull(words(listKinds))],
    documentKind: ['typeDocument', orNull(words(documentKinds))],
    text: 'texte',
  },
  sort: ['tri', sort],
  cursor: 'curseur',
});

/** Filter, order and cursor of the articles saved for later. */
const readLaterQuestionCodec = requestOf<ReadLaterQuestion>()(
  object({ liste: literal(listKinds.readLater), ...tri }),
  {
    filter: { documentKind: ['typeDocument', orNull(words(documentKinds))], text: 'texte' },
    sort: ['tri', sort],
    cursor: 'curseur',
  },
  { liste: listKinds.readLater },
);

const lecture = fields({
  typeLecture: withDefault(code(), UNKNOWN_CODE),
  typeListe: optional(code()),
  date: required(instant(), 'time'),
});

const ligne = fields({
  lectureIId: required(lenientIdentifier(), 'identity'),
  article: required(article, 'content'),
  lecture: optional(lecture),
  lirePlusTardDepuis: optional(instant()),
});

const reading = mapping<NonNullable<ReadingRow['reading']>>()(lecture, {
  kind: ['typeLecture', knownCode<ReadingKind>(kinds, readingCodes)],
  listKind: ['typeListe', orNull(knownCode<ReadingListKind>(listKinds, readingListCodes))],
  at: 'date',
});

const rows = listOf(
  mapping<ReadingRow>()(ligne, {
    id: ['lectureIId', numberAsText],
    article: ['article', articleMapping],
    reading: ['lecture', orNull(reading)],
    savedAt: 'lirePlusTardDepuis',
  }),
);

/** A page of either list. */
export const readingPageCodec = answerOf<ReadingPage>()(
  fields({ lectures: rowsOf(ligne), curseurSuivant: optional(string()) }),
  { rows: ['lectures', rows], next: 'curseurSuivant' },
);

const articles = listOf(articleMapping);

/** The latest articles. */
const latestArticlesCodec = answerCodec(fields({ articles: rowsOf(article) }), {
  decode: (wire) => articles.decode(wire.articles),
  encode: (latest: readonly ReadArticle[]) => ({ articles: articles.encode(latest) }),
});

export interface OfArticle {
  readonly articleId: number;
}

/** An article to be kept for later. */
const articleKeepingCodec = requestOf<OfArticle>()(
  object({ action: literal('garder'), artIId: identifier() }),
  { articleId: 'artIId' },
  { action: 'garder' },
);

/** An article to be kept no longer. */
const articleDroppingCodec = requestOf<OfArticle>()(
  object({ action: literal('retirer'), artIId: identifier() }),
  { articleId: 'artIId' },
  { action: 'retirer' },
);

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
    port: { name: 'readLatestArticles', lists: 'rows' },
    fixtures: ['articles-last'],
    purpose: 'Tells the latest articles, the newest first, in whichever language each was written.',
  }),
  'articles/history': call({
    ...ownersOnly,
    request: historyQuestionCodec,
    answer: readingPageCodec,
    readsOnly: true,
    fixtures: ['articles-history.first', 'articles-history.filtered', 'articles-history.wrong-cursor'],
    purpose: 'Tells what the caller has read, a page of at most fifty at a time.',
  }),
  'read-later/read': call({
    ...ownersOnly,
    asks: { field: 'liste', value: 'lirePlusTard' },
    request: readLaterQuestionCodec,
    answer: readingPageCodec,
    readsOnly: true,
    fixtures: ['read-later-read', 'read-later-read.none'],
    purpose: 'Tells what the caller keeps for later, a page of at most fifty at a time.',
  }),
  'read-later/keep': call({
    ...ownersOnly,
    asks: { field: 'action', value: 'garder' },
    request: articleKeepingCodec,
    failures: [404],
    makesStale: () => ['articles/history', 'read-later/read', 'articles/last'],
    fixtures: ['read-later-keep', 'read-later-keep.unknown'],
    purpose: 'Keeps an article for later; one that is kept already stays as it is.',
  }),
  'read-later/drop': call({
    ...ownersOnly,
    asks: { field: 'action', value: 'retirer' },
    request: articleDroppingCodec,
    failures: [404],
    makesStale: () => ['articles/history', 'read-later/read', 'articles/last'],
    fixtures: ['read-later-drop'],
    purpose: 'Keeps an article no longer; done, too, where it was not kept.',
  }),
};
