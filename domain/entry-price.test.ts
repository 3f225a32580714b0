import { expect, it } from 'vitest';
import { site } from '../machines/people.fixtures.ts';
import { entryPriceOf, yearPriceOf } from './entry-price.ts';
import { money } from './money.ts';
import type { Rates, Site } from './site.ts';

const rated = (...tiers: Rates['tiers']): Rates => ({ tiers, licences: [], durations: [] });

const half = [
  { from: 1, rate: 10_000 },
  { from: 2, rate: 6_000 },
  { from: 6, rate: 4_500 },
];

const priced = (prices: Site['prices'], rates: Rates | null = rated(...half)): Site => ({ ...site, prices, rates });

const euros = (publicationId: number, minor: number) => ({ publicationId, price: money(minor, 'EUR') });
const dollars = (publicationId: number, minor: number) => ({ publicationId, price: money(minor, 'USD') });

it('is the lowest year for one reader, in euros where anything is sold in euros', () => {
  const sold = priced([euros(11, 94_000), dollars(11, 20_000), euros(12, 30_000), dollars(14, 100)]);
  expect(entryPriceOf(sold)).toEqual({
    lowest: money(30_000, 'EUR'),
    databases: null,
    saving: { from: 2, rate: 4_000 },
  });
  expect(yearPriceOf(sold, 14)).toEqual(money(100, 'USD'));
});

it('separates databases that cost less than every publication', () => {
  const database = site.publications.find(({ kind }) => kind === 'database');
  const other = site.publications.find(({ kind }) => kind !== 'database');
  const sold = (databasePrice: number) =>
    entryPriceOf(priced([euros(other?.id ?? 0, 64_000), euros(database?.id ?? 0, databasePrice)]));
  expect(sold(30_000)).toMatchObject({ lowest: money(64_000, 'EUR'), databases: money(30_000, 'EUR') });
  expect(sold(90_000)).toMatchObject({ lowest: money(64_000, 'EUR'), databases: null });
  expect(entryPriceOf(priced([euros(database?.id ?? 0, 30_000)]))).toMatchObject({
    lowest: money(30_000, 'EUR'),
    databases: null,
  });
});

it('is in the first currency of sale without euros', () => {
  expect(entryPriceOf(priced([dollars(11, 102_000), dollars(12, 32_500)]))?.lowest).toEqual(money(32_500, 'USD'));
});

it('is absent without prices, and for publications that are not sold', () => {
  expect(entryPriceOf(priced([]))).toBeNull();
  expect(entryPriceOf(priced([euros(999, 100)]))).toBeNull();
  expect(yearPriceOf(priced([]), 11)).toBeNull();
});

it.each([
  ['without rates', null],
  ['where every reader pays the same', rated({ from: 1, rate: 10_000 })],
  ['where further readers pay more', rated({ from: 1, rate: 10_000 }, { from: 2, rate: 11_000 })],
  ['where a later reader pays more', rated(...half.slice(0, 2), { from: 6, rate: 9_000 })],
  ['without tiers', rated()],
])('promises no saving %s', (_, rates) => {
  expect(entryPriceOf(priced([euros(11, 94_000)], rates))).toMatchObject({
    lowest: money(94_000, 'EUR'),
    saving: null,
  });
});

it('takes the first reader’s rate as the whole', () => {
  const rates = rated({ from: 1, rate: 8_000 }, { from: 3, rate: 5_000 });
  expect(entryPriceOf(priced([euros(11, 100_000)], rates))).toMatchObject({
    lowest: money(80_000, 'EUR'),
    saving: { from: 3, rate: 3_750 },
  });
});
