import { modificationType } from './enumerations.ts';
import type { LicenceRange, RangeBook } from './licence.ts';
import { MOST_RANGES } from './licence.ts';

/** Subject of changes: a pending request, which several networks may share, or the network. */
export function subjectOfRange({
  id,
  pending,
}: Pick<LicenceRange, 'pending'> & { readonly id: string | number }): string {
  return pending ? `request-${pending.id}` : String(id);
}

/** The ranges with access: without those whose addition is pending. */
export function keptRanges(ranges: readonly Pick<LicenceRange, 'range' | 'pending'>[]): readonly string[] {
  return ranges.filter(({ pending }) => pending?.type !== modificationType.ipRangeAddition).map(({ range }) => range);
}

/** The ranges that a changed or a new one must not overlap: all except `changed`. */
export function otherRanges(book: RangeBook | null, changed: LicenceRange | null): readonly string[] {
  return (book?.ranges ?? []).filter(({ id }) => id !== changed?.id).map(({ range }) => range);
}

/** Number of networks that a licence can take in addition to `adding` new ones. */
export function roomForRanges(book: RangeBook | null, adding: number): number {
  return Math.max(0, MOST_RANGES - (book?.ranges.length ?? 0) - adding);
}
