import { expect, test } from 'vitest';
import { documentKindNamed, kindNamed, listKindNamed, sortNamed } from './reading-filter.ts';
import { documentKinds, orderOf, readingKinds, readingListKinds, readingSorts } from './reading.ts';

test('every sort has an order of its own', () => {
  expect(readingSorts.map((sort) => [sort, orderOf(sort)])).toEqual([
    ['newestRead', { by: 'reading', isNewestFirst: true }],
    ['oldestRead', { by: 'reading', isNewestFirst: false }],
    ['newestPublished', { by: 'publication', isNewestFirst: true }],
    ['oldestPublished', { by: 'publication', isNewestFirst: false }],
  ]);
});

test.each([
  { filter: 'kind', values: readingKinds, read: kindNamed, otherwise: null },
  { filter: 'list', values: readingListKinds, read: listKindNamed, otherwise: null },
  { filter: 'document', values: documentKinds, read: documentKindNamed, otherwise: null },
  { filter: 'sort', values: readingSorts, read: sortNamed, otherwise: 'newestRead' },
])('an address names the $filter exactly, or counts as $otherwise', ({ values, read, otherwise }) => {
  expect(values.map(read)).toEqual(values);
  expect(['', 'toString', ` ${values[0]}`].map(read)).toEqual([otherwise, otherwise, otherwise]);
});
