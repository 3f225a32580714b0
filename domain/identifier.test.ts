import { expect, test } from 'vitest';
import { identifierOf } from './identifier.ts';

test.each([
  ['88140', 88_140],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', null],
  ['0', null],
  ['-5', null],
  ['5.0', null],
  ['DE-2026', null],
  ['', null],
  [null, null],
])('the number in an address, "%s", is %s', (text, id) => {
  expect(identifierOf(text)).toBe(id);
});
