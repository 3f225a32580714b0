import { describe, expect, it } from 'vitest';
import { discountOf, priceBasisOf, savedOn } from './discount.ts';
import { money } from './money.ts';
import type { PricedSeats } from './price.ts';

const eur = (minor: number) => money(minor, 'EUR');

/** Five readers by the tariff: 940 + 4 × 564. */
const seats: readonly PricedSeats[] = [
  { count: 1, price: eur(94_000) },
  { count: 4, price: eur(56_400) },
];
const one: readonly PricedSeats[] = [{ count: 1, price: eur(94_000) }];
/** As an answer may have them: together more than a number holds exactly. */
const countless: readonly PricedSeats[] = [{ count: Number.MAX_SAFE_INTEGER, price: eur(94_000) }];

describe('the discount of a line', () => {
  it('is what it costs less than its readers by the tariff, whose tiers are no discount', () => {
    expect(discountOf({ net: eur(319_600), seats })).toBeNull();
    expect(discountOf({ net: eur(287_640), seats })).toEqual({ amount: eur(31_960), rate: 1000 });
    expect(discountOf({ net: eur(82_250), seats: one })).toEqual({ amount: eur(11_750), rate: 1250 });
    expect(discountOf({ net: eur(0), seats })).toEqual({ amount: eur(319_600), rate: 10_000 });
  });

  it.each([
    ['above the list price', eur(400_000), seats],
    ['without a list price', eur(188_000), null],
    ['where the list price is zero', eur(0), [{ count: 2, price: eur(0) }]],
    ['where the list price is beyond exact numbers', eur(94_000), countless],
  ])('is none %s', (_case, net, listed) => {
    expect(discountOf({ net, seats: listed })).toBeNull();
  });
});

describe('how a price comes about', () => {
  it('is the sum of its seats, and the discount on it', () => {
    expect(priceBasisOf({ net: eur(319_600), seats })).toEqual({ seats, listed: eur(319_600), discount: null });
    expect(priceBasisOf({ net: eur(287_640), seats })).toEqual({
      seats,
      listed: eur(319_600),
      discount: { amount: eur(31_960), rate: 1000 },
    });
  });

  it.each([
    ['one reader at the list price', eur(94_000), one],
    ['a price above the list price', eur(400_000), seats],
    ['a price without a list price', eur(400_000), null],
    ['a list price beyond exact numbers', eur(94_000), countless],
  ])('needs no words for %s', (_case, net, listed) => {
    expect(priceBasisOf({ net, seats: listed })).toBeNull();
  });
});

describe('what all lines save', () => {
  it('is the sum of their discounts', () => {
    const lines = [
      { net: eur(287_640), seats },
      { net: eur(90_000), seats: one },
      { net: eur(94_000), seats: one },
    ];
    expect(savedOn({ lines, net: eur(471_640) })).toEqual(eur(31_960 + 4_000));
  });

  it('is nothing without a discount', () => {
    expect(savedOn({ lines: [{ net: eur(319_600), seats }], net: eur(319_600) })).toBeNull();
    expect(savedOn({ lines: [], net: eur(0) })).toBeNull();
  });

  it('is unknown where a line is missing or twice there', () => {
    const line = { net: eur(287_640), seats };
    expect(savedOn({ lines: [line, line], net: line.net })).toBeNull();
    expect(savedOn({ lines: [line], net: eur(381_640) })).toBeNull();
  });
});
