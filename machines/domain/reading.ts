import type { Day, Moment } from './invoice.ts';
import type { Locale } from './locale.ts';

/**
 * How an article was read (specification §3, reading log kinds): as a subscriber, as a client of the wallet, or as a prospect in
 * one of seven ways. `unknown` is a code that this version does not know, in these lists and those below.
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

/** The list by which an article came to its reader (specification §3, reading-list kinds). */
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

/** What was read (specification §3, document kind). */
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

/** In which order readings are told (specification §3, reading sort). */
export const readingSorts = ['newestRead', 'oldestRead', 'newestPublished', 'oldestPublished'] as const;

export type ReadingSort = (typeof readingSorts)[number];

/** The longest text that one may look for, in characters. */
export const LONGEST_SEARCH = 100;

/** Which readings; `null` and an empty text leave nothing out. */
export interface ReadingFilter {
  readonly kind: ReadingKind | null;
  readonly listKind: ReadingListKind | null;
  readonly documentKind: DocumentKind | null;
  /** Beginnings of words of the title, in any order; accents and capitals do not matter. */
  readonly text: string;
}

/** Which articles kept for later: they were not all read, so how they were is no filter. */
export type ReadLaterFilter = Pick<ReadingFilter, 'documentKind' | 'text'>;

/** What readings, in which order, from where. */
export interface ReadingQuestion {
  readonly filter: ReadingFilter;
  readonly sort: ReadingSort;
  /** Where the page before ended; `null` for the first page. Good for this sort only. */
  readonly cursor: string | null;
}

/** What articles kept for later, in which order, from where; their date is that of the day on which they were kept. */
export interface ReadLaterQuestion {
  readonly filter: ReadLaterFilter;
  readonly sort: ReadingSort;
  readonly cursor: string | null;
}

/** An article as lists name it. */
export interface ReadArticle {
  readonly id: number;
  /** In the language of the question, or in the only one that there is. */
  readonly title: { readonly text: string; readonly locale: Locale };
  /** `null` where it belongs to none. */
  readonly publication: string | null;
  readonly kind: DocumentKind;
  readonly publishedOn: Day;
  /** Where it can be read; `null` where nowhere any more. */
  readonly url: string | null;
}

/** A row of the reading log, or of what is kept for later. */
export interface ReadingRow {
  /** Names the row within its list. */
  readonly id: string;
  readonly article: ReadArticle;
  /** How it was read, of an article kept for later how it was read last; `null` for one that was not read. */
  readonly reading: {
    readonly kind: ReadingKind;
    readonly listKind: ReadingListKind | null;
    readonly at: Moment;
  } | null;
  /** Since when it is kept for later; `null` where it is not. */
  readonly savedAt: Moment | null;
}

/** A page of readings; it may be short, even empty, while there are more. */
export interface ReadingPage {
  readonly rows: readonly ReadingRow[];
  /** Where the next page begins; `null` after the last. */
  readonly next: string | null;
}

/** What decides the order, and where it begins. */
export function orderOf(sort: ReadingSort): {
  readonly by: 'reading' | 'publication';
  readonly isNewestFirst: boolean;
} {
  return {
    by: sort === 'newestRead' || sort === 'oldestRead' ? 'reading' : 'publication',
    isNewestFirst: sort === 'newestRead' || sort === 'newestPublished',
  };
}

/** Whether an article is to be kept for later. */
export interface Keeping {
  readonly articleId: number;
  readonly isKept: boolean;
}

/** What a change is about: an article may have been read more than once. */
export function subjectOf({ article }: ReadingRow): string {
  return String(article.id);
}
