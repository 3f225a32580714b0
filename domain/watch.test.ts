import { expect, test } from 'vitest';
import type { WatchSubject } from './watch.ts';
import { countriesOf, subjectKey } from './watch.ts';

test('subjects ignore the case of a keyword, and differ by kind, publication and code', () => {
  const subjects: readonly WatchSubject[] = [
    { kind: 'country', region: 'north', country: null },
    { kind: 'country', region: 'north', country: 'MA' },
    { kind: 'country', region: 'north', country: 'TN' },
    { kind: 'keyword', keyword: 'MA' },
    { kind: 'section', publicationId: 1, code: 'ma' },
    { kind: 'section', publicationId: 2, code: 'ma' },
    { kind: 'serial', code: 'ma' },
    { kind: 'serial', code: 'tn' },
  ];
  expect(new Set(subjects.map(subjectKey)).size).toBe(subjects.length);
  expect(subjectKey({ kind: 'keyword', keyword: 'Gaz' })).toBe(subjectKey({ kind: 'keyword', keyword: 'gAZ' }));
});

test('all of Africa is the countries of its regions, each once', () => {
  const regions = (['north', 'westCentral', 'eastSouthern'] as const).map(countriesOf);
  expect(countriesOf('all')).toEqual(regions.flat());
  expect(new Set(regions.flat()).size).toBe(regions.flat().length);
  expect(countriesOf('north')).toContain('MA');
  expect(countriesOf('north')).not.toContain('SN');
});
