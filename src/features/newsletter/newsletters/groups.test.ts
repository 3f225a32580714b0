import { expect, test } from 'vitest';
import { sampleRows } from '../../../../machines/newsletter/newsletters/newsletters.samples.ts';
import { groupsOf, receivedIds } from './groups.ts';

test('rows stand by publication, in the order of the publisher, what belongs to none last; adverts count as nothing', () => {
  expect(groupsOf(sampleRows).map(({ publication, rows }) => [publication, rows.length])).toEqual([
    ['Le Courrier des Lagunes', 4],
    ['Cape & Copperbelt', 3],
    ['', 2],
  ]);
  expect(receivedIds(sampleRows)).toHaveLength(3);
});
