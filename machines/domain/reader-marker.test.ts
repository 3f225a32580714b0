import { describe, expect, it } from 'vitest';
import { modificationType } from './enumerations.ts';
import type { LineState } from './modification.ts';
import { markedReaderAfter } from './reader-marker.ts';

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
