/** Filters and orders of readings as an address names them. */
import type { DocumentKind, ReadingKind, ReadingListKind, ReadingSort } from './reading.ts';
import { documentKinds, readingKinds, readingListKinds, readingSorts } from './reading.ts';

/** The filters of what was read, none of them set, and its order: texts of the address, whatever they say. */
export const noReadingsFilter = { kind: '', list: '', document: '', text: '', sort: '' };

/** Those of what is kept for later: not all of it was read. */
export const noReadLaterFilter = { document: '', text: '', sort: '' };

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
