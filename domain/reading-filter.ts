/** Filters and sort orders of readings in the address. */
import type { DocumentKind, ReadingKind, ReadingListKind, ReadingSort } from './reading.ts';
import { documentKinds, readingKinds, readingListKinds, readingSorts } from './reading.ts';

/** Query parameters of the reading log without filters and order; they may hold any text. */
export const noReadingsFilter = { kind: '', list: '', document: '', text: '', sort: '' };

/** Those of the saved articles: some were never read. */
export const noReadLaterFilter = { document: '', text: '', sort: '' };

/** The value that a text names; any other text sets no filter. */
function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** The kind of reading that a query parameter names. */
export function kindNamed(text: string): ReadingKind | null {
  return oneOf(readingKinds, text);
}

/** The list that a query parameter names. */
export function listKindNamed(text: string): ReadingListKind | null {
  return oneOf(readingListKinds, text);
}

/** The kind of document that a query parameter names. */
export function documentKindNamed(text: string): DocumentKind | null {
  return oneOf(documentKinds, text);
}

/** The order that a query parameter names; newest first without one. */
export function sortNamed(text: string): ReadingSort {
  return oneOf(readingSorts, text) ?? 'newestRead';
}
