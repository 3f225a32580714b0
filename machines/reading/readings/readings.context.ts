/**
 * The context of the reading log and of the saved articles: both show the same rows, about the same articles, with
 * filters and an order of the same names.
 */
import type { Moment } from '../../../domain/moment.ts';
import type { noReadingsFilter, noReadLaterFilter } from '../../../domain/reading-filter.ts';
import { documentKindNamed, kindNamed, listKindNamed, sortNamed } from '../../../domain/reading-filter.ts';
import type {
  Keeping,
  ReadingFilter,
  ReadingQuestion,
  ReadingRow,
  ReadLaterQuestion,
} from '../../../domain/reading.ts';
import { LONGEST_SEARCH, subjectOf } from '../../../domain/reading.ts';
import type { Params } from '../../engine/path.ts';
import type { FilterEvent } from '../../shared/list/listing-filters.ts';
import type { ListingContext, ListingStart, RowChange } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';

/** A change: saves an article at this moment, or removes it from the saved ones. */
export type ReadingChange = { readonly kind: 'kept'; readonly at: Moment } | { readonly kind: 'dropped' };

export type ReadingsFilterName = keyof typeof noReadingsFilter;
export type ReadLaterFilterName = keyof typeof noReadLaterFilter;

type Values<Name extends string> = Readonly<Record<Name, string>>;

export type ReadingsContext = ListingContext<ReadingRow, ReadingChange> & Values<ReadingsFilterName>;
export type ReadLaterContext = ListingContext<ReadingRow, ReadingChange> & Values<ReadLaterFilterName>;

export type ReadingsEvent = ListingEvent<ReadingChange> | FilterEvent<ReadingsFilterName>;
export type ReadLaterEvent = ListingEvent<ReadingChange> | FilterEvent<ReadLaterFilterName>;

export type ReadingsInput = ListingStart<ReadingRow, ReadingChange> & { readonly params: Params };

/** Transitions of either list. A row shows whether its article is saved, and stays in place when that changes. */
export const readingsList = listingOf<ReadingRow, ReadingChange>({
  subjectOf,
  apply: (row, pendingChange) => {
    if (pendingChange.kind === 'dropped') return row.savedAt === null ? row : { ...row, savedAt: null };
    return row.savedAt === null ? { ...row, savedAt: pendingChange.at } : row;
  },
});

function articleFilter({ document, text }: Values<'document' | 'text'>): Pick<ReadingFilter, 'documentKind' | 'text'> {
  return { documentKind: documentKindNamed(document), text: text.slice(0, LONGEST_SEARCH) };
}

/** The query for the log. */
export function readingsQuestion(context: Values<ReadingsFilterName>, cursor: string | null): ReadingQuestion {
  const { kind, list, sort } = context;
  return {
    filter: { kind: kindNamed(kind), listKind: listKindNamed(list), ...articleFilter(context) },
    sort: sortNamed(sort),
    cursor,
  };
}

/** The query for the saved articles. */
export function readLaterQuestion(context: Values<ReadLaterFilterName>, cursor: string | null): ReadLaterQuestion {
  return { filter: articleFilter(context), sort: sortNamed(context.sort), cursor };
}

/** The request of a change. */
export function keepingOf({ rowId, pendingChange }: RowChange<ReadingChange>): Keeping {
  return { articleId: Number(rowId), isKept: pendingChange.kind === 'kept' };
}
