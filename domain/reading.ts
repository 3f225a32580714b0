import type { Day } from './day.ts';
import type { Moment } from './moment.ts';
import type { Locale } from './locale.ts';

/**
 * How an article was read (specification §3, reading log kinds): as a subscriber, as a client of the wallet, or as a
 * prospect in one of seven ways. `unknown`: a code of a newer version, in these lists and those below.
 */
export const readingKinds = [
  'subscriber',
  'walletClient',
  'prospectNotSignedIn',
  'prospectRead',
  'prospectReRead',
  'prospectDownload',
  'prospectFreeAccess',
  'prospectGiftedCredit',
  'prospectGiftedArticle',
  'unknown',
] as const;

export type ReadingKind = (typeof readingKinds)[number];

/** The list through which the reader found an article (specification §3, reading-list kinds). */
export const readingListKinds = [
  'publicationSummary',
  'countryWatch',
  'keywordWatch',
  'sectionSummary',
  'recapSummary',
  'serialWatch',
  'readLater',
  'alerts',
  'justReleased',
  'unknown',
] as const;

export type ReadingListKind = (typeof readingListKinds)[number];

/** The kind of document (specification §3). */
export const documentKinds = [
  'article',
  'dossier',
  'biography',
  'pdf',
  'survey',
  'serial',
  'event',
  'brief',
  'entourage',
  'unknown',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Sort orders of readings (specification §3, reading sort). */
export const readingSorts = ['newestRead', 'oldestRead', 'newestPublished', 'oldestPublished'] as const;

export type ReadingSort = (typeof readingSorts)[number];

/** Maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 100;

/** Filter of readings; `null` and an empty text match all. */
export interface ReadingFilter {
  readonly kind: ReadingKind | null;
  readonly listKind: ReadingListKind | null;
  readonly documentKind: DocumentKind | null;
  /** Prefixes of words of the title, in any order; ignores accents and case. */
  readonly text: string;
}

/** Filter of saved articles: some were never read, so it has no reading kind. */
export type ReadLaterFilter = Pick<ReadingFilter, 'documentKind' | 'text'>;

/** A query for readings: filter, order and cursor. */
export interface ReadingQuestion {
  readonly filter: ReadingFilter;
  readonly sort: ReadingSort;
  /** End of the page before; `null` for the first page. Valid for this sort order only. */
  readonly cursor: string | null;
}

/** A query for saved articles; dates are those of saving. */
export interface ReadLaterQuestion {
  readonly filter: ReadLaterFilter;
  readonly sort: ReadingSort;
  readonly cursor: string | null;
}

/** An article in a list. */
export interface ReadArticle {
  readonly id: number;
  /** In the language of the request, or in the only one available. */
  readonly title: { readonly text: string; readonly locale: Locale };
  /** `null` without a publication. */
  readonly publication: string | null;
  readonly kind: DocumentKind;
  readonly publishedOn: Day;
  /** Address of the article; `null` if it is no longer available. */
  readonly url: string | null;
}

/** A row of the reading log, or of the saved articles. */
export interface ReadingRow {
  /** Unique within its list. */
  readonly id: string;
  readonly article: ReadArticle;
  /** Access type, for a saved article most recently; `null` if it was not read. */
  readonly reading: {
    readonly kind: ReadingKind;
    readonly listKind: ReadingListKind | null;
    readonly at: Moment;
  } | null;
  /** Time of saving; `null` if it is not saved. */
  readonly savedAt: Moment | null;
}

/** A page of readings; may be short, even empty, before the last. */
export interface ReadingPage {
  readonly rows: readonly ReadingRow[];
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null;
}

/** Sort key and direction of an order. */
export function orderOf(sort: ReadingSort): {
  readonly by: 'reading' | 'publication';
  readonly isNewestFirst: boolean;
} {
  return {
    by: sort === 'newestRead' || sort === 'oldestRead' ? 'reading' : 'publication',
    isNewestFirst: sort === 'newestRead' || sort === 'newestPublished',
  };
}

/** Saves an article, or removes it from the saved ones. */
export interface Keeping {
  readonly articleId: number;
  readonly isKept: boolean;
}

/** Subject of changes: the article, which may have several rows. */
export function subjectOf({ article }: ReadingRow): string {
  return String(article.id);
}
