import type { Infer } from 'superstruct';
import { enums, literal, nullable, object, size, string } from 'superstruct';
import { defaultLocale } from '../../machines/domain/locale.ts';
import type {
  DocumentKind,
  ReadArticle,
  ReadingKind,
  ReadingListKind,
  ReadingPage,
  ReadingQuestion,
  ReadingRow,
  ReadingSort,
  ReadLaterQuestion,
} from '../../machines/domain/reading.ts';
import { LONGEST_SEARCH } from '../../machines/domain/reading.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { documentKindCodes, readingCodes, readingListCodes } from './codes.ts';
import { day, instant } from './dates.ts';
import { inverted } from './wire-names.ts';
import { code, knownCode, UNKNOWN_CODE } from './known-code.ts';
import { identifier, language, webAddress } from './scalars.ts';

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

const documentKinds = {
  article: 'article',
  dossier: 'dossier',
  biography: 'bio',
  pdf: 'pdf',
  survey: 'enquete',
  serial: 'feuilleton',
  event: 'evenement',
  brief: 'breve',
  entourage: 'entourage',
  unknown: 'inconnu',
} as const satisfies Record<DocumentKind, string>;

const sorts = {
  newestRead: 'lectureDecroissante',
  oldestRead: 'lectureCroissante',
  newestPublished: 'parutionDecroissante',
  oldestPublished: 'parutionCroissante',
} as const satisfies Record<ReadingSort, string>;

const askedKindOf = inverted(kinds);
const askedListKindOf = inverted(listKinds);
const askedDocumentKindOf = inverted(documentKinds);
const sortOf = inverted(sorts);

const kindOf = knownCode<ReadingKind>(kinds, readingCodes);
const listKindOf = knownCode<ReadingListKind>(listKinds, readingListCodes);
const documentKindOf = knownCode<DocumentKind>(documentKinds, documentKindCodes);

/** What both lists are asked. */
const tri = {
  typeDocument: nullable(enums(Object.values(documentKinds))),
  texte: size(string(), 0, LONGEST_SEARCH),
  tri: enums(Object.values(sorts)),
  curseur: nullable(size(string(), 1, 200)),
};

const demandeHistorique = object({
  typeLecture: nullable(enums(Object.values(kinds))),
  typeListe: nullable(enums(Object.values(listKinds))),
  ...tri,
});

/** Which readings, in which order, from where. */
const historyQuestionCodec = codec<ReadingQuestion, Infer<typeof demandeHistorique>>(demandeHistorique, {
  decode: ({ typeLecture, typeListe, typeDocument, texte, tri: sort, curseur }) => ({
    filter: {
      kind: typeLecture && askedKindOf[typeLecture],
      listKind: typeListe && askedListKindOf[typeListe],
      documentKind: typeDocument && askedDocumentKindOf[typeDocument],
      text: texte,
    },
    sort: sortOf[sort],
    cursor: curseur,
  }),
  encode: ({ filter: { kind, listKind, documentKind, text }, sort, cursor }) => ({
    typeLecture: kind && kinds[kind],
    typeListe: listKind && listKinds[listKind],
    typeDocument: documentKind && documentKinds[documentKind],
    texte: text,
    tri: sorts[sort],
    curseur: cursor,
  }),
});

const demandeLirePlusTard = object({ liste: literal(listKinds.readLater), ...tri });

/** Which articles kept for later, in which order, from where. */
const readLaterQuestionCodec = codec<ReadLaterQuestion, Infer<typeof demandeLirePlusTard>>(demandeLirePlusTard, {
  decode: ({ typeDocument, texte, tri: sort, curseur }) => ({
    filter: { documentKind: typeDocument && askedDocumentKindOf[typeDocument], text: texte },
    sort: sortOf[sort],
    cursor: curseur,
  }),
  encode: ({ filter: { documentKind, text }, sort, cursor }) => ({
    liste: listKinds.readLater,
    typeDocument: documentKind && documentKinds[documentKind],
    texte: text,
    tri: sorts[sort],
    curseur: cursor,
  }),
});

const article = fields({
  artIId: required(identifier(), 'identity'),
  titre: required(string(), 'content'),
  /** In which language the title is: the caller's, or the only one that there is. */
  langue: withDefault(language(), defaultLocale),
  publication: optional(string()),
  typeDocument: withDefault(code(), UNKNOWN_CODE),
  datePublication: required(day(), 'time'),
  lien: optional(webAddress()),
});

const lecture = fields({
  typeLecture: withDefault(code(), UNKNOWN_CODE),
  typeListe: optional(code()),
  date: required(instant(), 'time'),
});

const ligne = fields({
  lectureIId: required(identifier(), 'identity'),
  article: required(article, 'content'),
  lecture: optional(lecture),
  lirePlusTardDepuis: optional(instant()),
});

function articleFromWire(wire: Infer<typeof article>): ReadArticle {
  return {
    id: wire.artIId,
    title: { text: wire.titre, locale: wire.langue },
    publication: wire.publication,
    kind: documentKindOf(wire.typeDocument),
    publishedOn: wire.datePublication,
    url: wire.lien,
  };
}

function articleToWire({ id, title, publication, kind, publishedOn, url }: ReadArticle): Infer<typeof article> {
  return {
    artIId: id,
    titre: title.text,
    langue: title.locale,
    publication,
    typeDocument: documentKinds[kind],
    datePublication: publishedOn,
    lien: url,
  };
}

function rowFromWire({ lectureIId, lecture: read, ...wire }: Infer<typeof ligne>): ReadingRow {
  return {
    id: String(lectureIId),
    article: articleFromWire(wire.article),
    reading: read && {
      kind: kindOf(read.typeLecture),
      listKind: read.typeListe === null ? null : listKindOf(read.typeListe),
      at: read.date,
    },
    savedAt: wire.lirePlusTardDepuis,
  };
}

function rowToWire({ id, article: received, reading, savedAt }: ReadingRow): Infer<typeof ligne> {
  return {
    lectureIId: Number(id),
    article: articleToWire(received),
    lecture: reading && {
      typeLecture: kinds[reading.kind],
      typeListe: reading.listKind && listKinds[reading.listKind],
      date: reading.at,
    },
    lirePlusTardDepuis: savedAt,
  };
}

const page = fields({ lectures: rowsOf(ligne), curseurSuivant: optional(string()) });

/** A page of either list. */
export const readingPageCodec = answerCodec<ReadingPage, Infer<typeof page>>(page, {
  decode: ({ lectures, curseurSuivant }) => ({ rows: lectures.map(rowFromWire), next: curseurSuivant }),
  encode: ({ rows, next }) => ({ lectures: rows.map(rowToWire), curseurSuivant: next }),
});

const derniers = fields({ articles: rowsOf(article) });

/** The latest articles. */
const latestArticlesCodec = answerCodec<readonly ReadArticle[], Infer<typeof derniers>>(derniers, {
  decode: ({ articles }) => articles.map(articleFromWire),
  encode: (articles) => ({ articles: articles.map(articleToWire) }),
});

/** An article to be kept for later. */
const articleKeepingCodec = codec(object({ action: literal('garder'), artIId: identifier() }), {
  decode: ({ artIId }): { readonly articleId: number } => ({ articleId: artIId }),
  encode: ({ articleId }) => ({ action: 'garder' as const, artIId: articleId }),
});

/** An article to be kept no longer. */
const articleDroppingCodec = codec(object({ action: literal('retirer'), artIId: identifier() }), {
  decode: ({ artIId }): { readonly articleId: number } => ({ articleId: artIId }),
  encode: ({ articleId }) => ({ action: 'retirer' as const, artIId: articleId }),
});

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
