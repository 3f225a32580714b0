/** What follows from the networks that a licence has. */
import { modificationType } from './enumerations.ts';
import type { LicenceRange, RangeBook } from './licence.ts';
import { MOST_RANGES } from './licence.ts';

/** What a wish for a network is about: the request that awaits, which several may share, or else the network. */
export function subjectOfRange({
  id,
  pending,
}: Pick<LicenceRange, 'pending'> & { readonly id: string | number }): string {
  return pending ? `request-${pending.id}` : String(id);
}

/** The ranges from which the licence is read: those whose addition awaits the publisher are none yet. */
export function keptRanges(ranges: readonly Pick<LicenceRange, 'range' | 'pending'>[]): readonly string[] {
  return ranges.filter(({ pending }) => pending?.type !== modificationType.ipRangeAddition).map(({ range }) => range);
}

/** The ranges that others must not overlap: those that are kept, but for the one that is changed. */
export function rangesBeside(book: RangeBook | null, changed: LicenceRange | null): readonly string[] {
  return (book?.ranges ?? []).filter(({ id }) => id !== changed?.id).map(({ range }) => range);
}

/** How many networks can still be added to a licence beside those that are about to be. */
export function roomForRanges(book: RangeBook | null, adding: number): number {
  return Math.max(0, MOST_RANGES - (book?.ranges.length ?? 0) - adding);
}
