import { expect, test } from 'vitest';
import type { Weight } from './bytes.ts';
import { heavierIn, slowerIn } from './compare.ts';
import type { Visit } from './paint.ts';

const visits = (...usable: readonly number[]): readonly Visit[] =>
  usable.map((moment) => ({ first: 500, largest: 600, usable: moment, shift: 0, requests: 15, bytes: 0 }));

test('a page is slower where nearly all its visits are; noise is not told', () => {
  const beside = visits(1000, 1010, 1020, 1030, 1040, 1050, 1400);
  expect(slowerIn('/fr', { this: visits(1200, 1210, 1220, 1230, 1240, 1250, 1260), beside })).toEqual([
    '/fr: usable 1030 → 1230 ms, 1.19×',
  ]);
  expect(slowerIn('/fr', { this: visits(1000, 1030, 1045, 1060, 1070, 1080, 1090), beside })).toEqual([]);
  expect(slowerIn('/fr', { this: visits(700, 710, 720, 730, 740, 750, 760), beside })).toEqual([]);
  expect(slowerIn('/fr', { this: visits(700, 710, 720), beside: [] })).toEqual([]);
});

const weight: Weight = { code: 140, styles: 10, fonts: 55, rest: 8, requests: 15, later: { kB: 4, requests: 2 } };

test('whatever weighs more or is asked for more often is told, and nothing else', () => {
  expect(heavierIn('/quote', { ...weight, code: 139, fonts: 56.3, requests: 16 }, weight)).toEqual([
    '/quote: fonts 55.0 → 56.3 kB',
    '/quote: requests 15 → 16',
  ]);
  expect(heavierIn('/quote', { ...weight, code: 140.05, later: { kB: 400, requests: 20 } }, weight)).toEqual([]);
});
