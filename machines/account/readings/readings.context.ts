/**
 * What the pages of what was read and of what is kept for later know, and how it changes: both show the same rows, about the
 * same articles, with filters and an order of the same names.
 */
import type { Moment } from '../../domain/invoice.ts';
import type {
  DocumentKind,
  Keeping,
  ReadingFilter,
  ReadingKind,
  ReadingListKind,
  ReadingQuestion,
  ReadingRow,
  ReadingSort,
  ReadLaterQuestion,
} from '../../domain/reading.ts';
import { documentKinds, LONGEST_SEARCH, readingKinds, readingListKinds, readingSorts } from '../../domain/reading.ts';
import type { Params } from '../../funnel/path.ts';
import type { FilterEvent } from '../../listing/listing-filters.ts';
import type { ListingContext, ListingStart, Wished } from '../../listing/listing.ts';
import { listingOf } from '../../listing/listing.ts';
import type { ListingEvent } from '../../listing/listing.states.ts';

/** What a person wants of an article: that it is kept for later, from this moment on, or that it is kept no longer. */
export type ReadingWish = { readonly kind: 'kept'; readonly at: Moment } | { readonly kind: 'dropped' };

/** The filters of what was read, none of them set, and its order: texts of the address, whatever they say. */
export const noReadingsFilter = { kind: '', list: '', document: '', text: '', sort: '' };

/** Those of what is kept for later: not all of it was read. */
export const noReadLaterFilter = { document: '', text: '', sort: '' };

export type ReadingsFilterName = keyof typeof noReadingsFilter;
export type ReadLaterFilterName = keyof typeof noReadLaterFilter;

type Values<Name extends string> = Readonly<Record<Name, string>>;

export type ReadingsContext = ListingContext<ReadingRow, ReadingWish> & Values<ReadingsFilterName>;
export type ReadLaterContext = ListingContext<ReadingRow, ReadingWish> & Values<ReadLaterFilterName>;

export type ReadingsEvent = ListingEvent<ReadingWish> | FilterEvent<ReadingsFilterName>;
export type ReadLaterEvent = ListingEvent<ReadingWish> | FilterEvent<ReadLaterFilterName>;

export type ReadingsInput = ListingStart<ReadingRow, ReadingWish> & { readonly params: Params };

/** What a change is about: an article may have been read more than once. */
export function subjectOf({ article }: ReadingRow): string {
  return String(article.id);
}

/** What happens to either list. A row tells whether its article is kept, and stays where it is when that changes. */
export const readingsList = listingOf<ReadingRow, ReadingWish>({
  subjectOf,
  apply: (row, wish) => {
    if (wish.kind === 'dropped') return row.savedAt === null ? row : { ...row, savedAt: null };
    return row.savedAt === null ? { ...row, savedAt: wish.at } : row;
  },
});

/** One of some values; what an address says beside them sets no filter. */
function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** The kind of reading that an address names. */
export function kindNamed(text: string): ReadingKind | null {
  return oneOf(readingKinds, text);
}

/** The list that an address names. */
export function listKindNamed(text: string): ReadingListKind | null {
  return oneOf(readingListKinds, text);
}

/** The kind of document that an address names. */
export function documentKindNamed(text: string): DocumentKind | null {
  return oneOf(documentKinds, text);
}

/** The order that an address names: the newest first where it names none. */
export function sortNamed(text: string): ReadingSort {
  return oneOf(readingSorts, text) ?? 'newestRead';
}

function articleFilter({ document, text }: Values<'document' | 'text'>): Pick<ReadingFilter, 'documentKind' | 'text'> {
  return { documentKind: documentKindNamed(document), text: text.slice(0, LONGEST_SEARCH) };
}

/** What is asked of the log. */
export function readingsQuestion(context: Values<ReadingsFilterName>, cursor: string | null): ReadingQuestion {
  const { kind, list, sort } = context;
  return {
    filter: { kind: kindNamed(kind), listKind: listKindNamed(list), ...articleFilter(context) },
    sort: sortNamed(sort),
    cursor,
  };
}

/** What is asked of the articles that are kept. */
export function readLaterQuestion(context: Values<ReadLaterFilterName>, cursor: string | null): ReadLaterQuestion {
  return { filter: articleFilter(context), sort: sortNamed(context.sort), cursor };
}

/** What is asked for a change. */
export function keepingOf({ rowId, wish }: Wished<ReadingWish>): Keeping {
  return { articleId: Number(rowId), isKept: wish.kind === 'kept' };
}
