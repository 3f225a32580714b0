import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import type { PriceRules } from './price.ts';
import { priceOf, seatsOf } from './price.ts';

const tiers = [
  { from: 1, rate: 10_000 },
  { from: 2, rate: 6000 },
  { from: 6, rate: 4500 },
];
const year: PriceRules = { licenceRate: 10_000, tiers, durationRate: 10_000 };
const base = money(94_000, 'EUR');

describe('the price of a publication', () => {
  it.each([
    ['is the base price for one reader and a year', 1, year, 94_000],
    ['adds readers at the rate of their tier', 5, year, 94_000 * 3.4],
    ['gives a tier to its readers only', 7, year, 94_000 * (3.4 + 0.9)],
    ['is multiplied by the licence', 1, { ...year, licenceRate: 15_000 }, 141_000],
    ['is multiplied by the duration', 1, { ...year, durationRate: 5500 }, 51_700],
    ['is multiplied by all of them', 7, { licenceRate: 15_000, tiers, durationRate: 18_500 }, 1_121_656],
  ])('%s', (_, readers, rules, minor) => {
    expect(priceOf(base, readers, rules)).toEqual(money(minor, 'EUR'));
  });

  it.each([
    [3, 1_666, 0],
    [3, 1_667, 1],
    [1, 5000, 1],
    [1, 4999, 0],
  ])('of %i minor units at %i basis points is rounded half up to %i', (minor, durationRate, rounded) => {
    expect(priceOf(money(minor, 'USD'), 1, { ...year, durationRate })).toEqual(money(rounded, 'USD'));
  });

  it('of a seat is rounded once, at the end', () => {
    // 1.5 × 1.5 is 2.25; a price rounded after each factor would be 3.
    const rules = { ...year, licenceRate: 15_000, durationRate: 15_000 };
    expect(priceOf(money(1, 'EUR'), 1, rules)).toEqual(money(2, 'EUR'));
  });

  it('is exact where floating point is not, and refused beyond exact integers', () => {
    const rules = { ...year, licenceRate: 9999, durationRate: 9999 };
    expect(priceOf(money(9_007_199_254_740_991, 'EUR'), 1, rules).minor).toBe(9_005_397_904_962_035);
    expect(() => priceOf(money(9_007_199_254_740_991, 'EUR'), 5, year)).toThrow(RangeError);
  });

  it('is the sum of its seats, each at the price of its tier', () => {
    const [one, few, most] = seatsOf(money(61_555, 'EUR'), 7, year);
    expect(one).toEqual({ count: 1, price: money(61_555, 'EUR') });
    expect(few).toEqual({ count: 4, price: money(36_933, 'EUR') });
    expect(most).toEqual({ count: 2, price: money(27_700, 'EUR') });
    expect(priceOf(money(61_555, 'EUR'), 7, year)).toEqual(money(61_555 + 4 * 36_933 + 2 * 27_700, 'EUR'));
  });

  it('never falls when readers are added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 9999 }), (minor, readers) => {
        const price = (count: number) => priceOf(money(minor, 'GBP'), count, year).minor;
        expect(price(readers + 1)).toBeGreaterThanOrEqual(price(readers));
      }),
    );
  });
});
