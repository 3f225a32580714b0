import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeOf } from '../../../domain/licence.ts';
import { money } from '../../../domain/money.ts';
import { netLines } from '../../../domain/offer.ts';
import { tierPrices } from '../../../domain/tier-price.ts';
import type { Term } from './seat-prices.ts';
import { extraSeatPrices } from './seat-prices.ts';

const tiers = [
  { from: 1, rate: 10_000 },
  { from: 2, rate: 6000 },
  { from: 11, rate: 4000 },
  { from: 51, rate: 2500 },
];

/** A year, all of which is left. */
const year = {
  status: 'current',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  today: '2026-01-01',
  currency: 'EUR',
  tiers,
} as const;

const eur = (minor: number) => money(minor, 'EUR');

/** A licence of one publication at list price. */
function listed(base: number, readers: number): Term {
  const publications = [{ id: 1, title: 'A', kind: 'press', price: eur(base) } as const];
  const [line] = netLines({ readers }, { publications, tiers, licenceRate: 10_000, durationRate: 10_000 });
  return { ...year, readers, orderedReaders: readers, net: line?.net.minor ?? 0 };
}

/** What further seats of a licence without free ones cost. */
function chargeFor(term: Term, added: number): number {
  const { readers } = term;
  return chargeOf({ bought: readers, taken: readers, extra: extraSeatPrices(term) }, added)?.minor ?? 0;
}

const bases = fc.integer({ min: 1000, max: 200_000 });
const sizes = fc.integer({ min: 1, max: 400 });

describe('the price of further seats', () => {
  it('is that of the same seats in a quote and of their tier on the home page, for a whole year', () => {
    fc.assert(
      fc.property(bases, sizes, sizes, (base, readers, added) => {
        const term = listed(base, readers);
        const quoted = listed(base, readers + added).net;
        // The license knows the sum of its order only: each of its seats may be a cent off.
        expect(Math.abs(chargeFor(term, added) - (quoted - term.net))).toBeLessThanOrEqual(added);
        const published = tierPrices(eur(base), tiers);
        const ladder = published.reduce((total, { from, to, price }) => {
          const last = Math.min(readers + added, to ?? Number.POSITIVE_INFINITY);
          return total + Math.max(0, last - from + 1) * price.minor;
        }, 0);
        expect(ladder).toBe(quoted);
        for (const { from, price } of extraSeatPrices(term) ?? []) {
          const tier = published.findLast((each) => each.from <= from);
          expect(Math.abs(price.minor - (tier?.price.minor ?? 0))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('has the discount on the order, and the part of the term that is left', () => {
    const term = listed(94_000, 60);
    const full = chargeFor(term, 283);
    expect(full).toBe(283 * 23_500);
    const discounted = { ...term, net: Math.round(term.net * 0.9) };
    expect(Math.abs(chargeFor(discounted, 283) - full * 0.9)).toBeLessThanOrEqual(283);
    expect(Math.abs(chargeFor({ ...term, today: '2026-07-02' }, 283) - (full * 183) / 365)).toBeLessThanOrEqual(283);
  });

  it('does not fall for seats added to added ones, which the order has not paid for', () => {
    const term = listed(94_000, 60);
    expect(chargeFor({ ...term, readers: 343 }, 10)).toBe(10 * 23_500);
  });

  it.each([
    ['not running', { status: 'notBegun' }],
    ['without an end', { endsOn: null }],
    ['without a price', { net: 0 }],
  ] as const)('is none for a licence %s', (_case, change) => {
    expect(extraSeatPrices({ ...listed(94_000, 5), ...change })).toBeNull();
  });
});
