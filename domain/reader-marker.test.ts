import { describe, expect, it, test } from 'vitest';
import { whole } from './completeness.ts';
import { modificationType } from './enumerations.ts';
import type { LineState } from './modification.ts';
import { markedReaderAfter, readersAfter } from './reader-marker.ts';

describe('the marker on a reader (specification §4)', () => {
  it.each<[LineState, (string | null)[]]>([
    ['pending', [null, null, null]],
    ['accepted', ['cleared', 'cleared', 'removed']],
    ['rejected', ['removed', 'cleared', 'cleared']],
    ['cancelled', ['removed', 'cleared', 'cleared']],
  ])('of a request to add, change or delete that is %s', (state, expected) => {
    const { readerAddition, readerEdit, readerDeletion } = modificationType;
    expect([readerAddition, readerEdit, readerDeletion].map((type) => markedReaderAfter(type, state))).toEqual(
      expected,
    );
  });
});

test.each<[keyof typeof modificationType, LineState[], [cleared: number, removed: number]]>([
  ['readerAddition', ['accepted', 'accepted', 'rejected'], [2, 1]],
  ['readerEdit', ['accepted', 'cancelled', 'pending'], [2, 0]],
  ['readerDeletion', ['accepted', 'rejected', 'cancelled'], [2, 1]],
  ['ipRangeAddition', ['accepted', 'rejected'], [0, 0]],
])('of %s with lines %j so many readers stay and leave: %j (specification §4)', (type, states, [cleared, removed]) => {
  const lines = states.map((state, index) => ({ position: index + 1, before: null, after: null, state, reason: '' }));
  expect(readersAfter({ type: modificationType[type], lines, completeness: whole })).toEqual({ cleared, removed });
});
