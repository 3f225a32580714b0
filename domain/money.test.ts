import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money, portion, sum, unitPriceOf } from './money.ts';

describe('money', () => {
  it('is a whole number of minor units', () => {
    expect(money(31_240, 'EUR')).toEqual({ minor: 31_240, currency: 'EUR' });
    expect(() => money(0.5, 'EUR')).toThrow(RangeError);
    expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'EUR')).toThrow(RangeError);
  });

  it('adds only one currency', () => {
    expect(sum([money(1, 'GBP'), money(2, 'GBP')], 'GBP')).toEqual(money(3, 'GBP'));
    expect(sum([], 'USD')).toEqual(money(0, 'USD'));
    expect(() => sum([money(1, 'GBP'), money(2, 'EUR')], 'GBP')).toThrow(RangeError);
  });

  it('rounds a share half away from zero', () => {
    expect(portion(money(50, 'EUR'), 100)).toEqual(money(1, 'EUR'));
    expect(portion(money(-50, 'EUR'), 100)).toEqual(money(-1, 'EUR'));
    expect(portion(money(49, 'EUR'), 100)).toEqual(money(0, 'EUR'));
    // 297.00 € at the French press rate of 2.1 %: 6.237 €.
    expect(portion(money(29_700, 'EUR'), 210)).toEqual(money(624, 'EUR'));
  });

  it('never strays from the exact share by more than half a minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 10_000 }), (minor, rate) => {
        const { minor: rounded } = portion(money(minor, 'EUR'), rate);
        expect(Math.abs(rounded * 10_000 - minor * rate)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

test.each([
  [319_600, 5, 639.2, 2],
  [-319_600, 5, -639.2, 2],
  [1, 1, 0.01, 2],
  [100, 3, 0.333, 3],
  [10_000, 3, 33.333, 3],
  [333, 7, 0.476, 3],
  [100_000, 1_700, 0.588235, 6],
])('a net amount of %i for %i has the unit price %d with %i decimals', (net, quantity, value, decimals) => {
  expect(unitPriceOf({ net: money(net, 'EUR'), quantity })).toEqual({ value, decimals, currency: 'EUR' });
});

test('a net amount for no quantity, or beyond exact numbers, has no unit price', () => {
  expect(unitPriceOf({ net: money(100, 'EUR'), quantity: 0 })).toBeNull();
  expect(unitPriceOf({ net: money(Number.MAX_SAFE_INTEGER, 'EUR'), quantity: 3 })).toBeNull();
});

test('a unit price times its quantity is the net amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (net, quantity) => {
        const price = unitPriceOf({ net: money(net, 'EUR'), quantity });
        const written = Number(price?.value.toFixed(price.decimals));
        expect(Math.abs(written * quantity * 100 - net)).toBeLessThanOrEqual(0.500_001);
      },
    ),
  );
});
