import { describe, expect, it } from 'vitest';
import { discountOf } from './discount.ts';
import { money } from './money.ts';

const eur = (minor: number) => money(minor, 'EUR');

describe('the discount of a line', () => {
  it('is the part of the list price that its readers save, in hundredths of a percent', () => {
    const listPrice = eur(94_000);
    expect(discountOf({ net: eur(319_600), listPrice }, 5)).toEqual({ listPrice, rate: 3200 });
    expect(discountOf({ net: eur(82_250), listPrice }, 1)).toEqual({ listPrice, rate: 1250 });
    expect(discountOf({ net: eur(263_200), listPrice }, 3)).toEqual({ listPrice, rate: 667 });
    expect(discountOf({ net: eur(0), listPrice }, 1)).toEqual({ listPrice, rate: 10_000 });
  });

  it.each([
    ['at the list price', eur(188_000), eur(94_000)],
    ['above the list price', eur(200_000), eur(94_000)],
    ['without a list price', eur(188_000), null],
    ['where the list price is zero', eur(0), eur(0)],
  ])('is none %s', (_case, net, listPrice) => {
    expect(discountOf({ net, listPrice }, 2)).toBeNull();
  });
});
