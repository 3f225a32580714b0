import { expect, test } from 'vitest';
import { whole } from './completeness.ts';
import type { LineState } from './modification.ts';
import { countOf, sortedLines } from './modification.ts';

const linesOf = (...states: readonly LineState[]) =>
  states.map((state, index) => ({ position: index + 1, before: null, after: null, state, reason: '' }));

test('rejected lines come first, the others in the order in which they were asked for', () => {
  const lines = linesOf('accepted', 'rejected', 'pending', 'accepted', 'rejected');
  for (const given of [lines, lines.toReversed()])
    expect(sortedLines({ lines: given }).map(({ position }) => position)).toEqual([2, 5, 3, 1, 4]);
  expect(countOf({ lines, completeness: whole }, 'rejected')).toBe(2);
});
