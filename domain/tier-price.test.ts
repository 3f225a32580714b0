import { expect, it } from 'vitest';
import { money } from './money.ts';
import { tierPrices } from './tier-price.ts';

const tiers = [
  { from: 1, rate: 10_000 },
  { from: 2, rate: 6000 },
  { from: 6, rate: 4500 },
];
const base = money(94_000, 'EUR');

it('lists what each reader of a tier costs; the last tier has no end', () => {
  expect(tierPrices(base, tiers)).toEqual([
    { from: 1, to: 1, price: base },
    { from: 2, to: 5, price: money(56_400, 'EUR') },
    { from: 6, to: null, price: money(42_300, 'EUR') },
  ]);
  expect(tierPrices(money(61_555, 'EUR'), [{ from: 1, rate: 4500 }])[0]?.price).toEqual(money(27_700, 'EUR'));
});
