import { meet } from './ip-bounds.ts';
import { boundsOf } from './ip-range.ts';

/**
 * For each of some ranges, the first that it overlaps: one of those that are held, or one before it; `null` where there is
 * none. What is no range overlaps nothing.
 */
export function firstOverlaps(held: readonly string[], ranges: readonly string[]): readonly (string | null)[] {
  const before = held.map((range) => ({ range, bounds: boundsOf(range) }));
  return ranges.map((range) => {
    const bounds = boundsOf(range);
    const found = bounds && before.find((other) => other.bounds !== null && meet(other.bounds, bounds));
    before.push({ range, bounds });
    return found ? found.range : null;
  });
}
