import type { Currency, Money } from './money.ts';
import { money, sum } from './money.ts';

/** The rate of each reader from the `from`th on, in basis points of the first reader's price. */
export interface ReaderTier {
  readonly from: number;
  readonly rate: number;
}

/** Factors of the price of a year for one reader, in basis points each. */
export interface PriceRules {
  readonly licenceRate: number;
  /** In ascending order, the first from reader 1. */
  readonly tiers: readonly ReaderTier[];
  /** 12 months are 10,000. */
  readonly durationRate: number;
}

/** Three factors in basis points. */
const SCALE = 10_000n ** 3n;

/** Multiple of one reader's price, in basis points; every reader pays the rate of their own tier. */
export function readersRate(readers: number, tiers: readonly ReaderTier[]): number {
  return tiers.reduce((rate, tier, index) => {
    const last = (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
    return rate + Math.max(0, Math.min(readers, last) - tier.from + 1) * tier.rate;
  }, 0);
}

/** Seats that cost the same. */
export interface PricedSeats {
  readonly count: number;
  /** Of one of them, before tax. */
  readonly price: Money;
}

/** What some seats cost together, before tax. */
export function sumOfSeats(seats: readonly PricedSeats[], currency: Currency): Money {
  return sum(
    seats.map(({ count, price }) => money(count * price.minor, price.currency)),
    currency,
  );
}

/**
 * The seats of a publication by tier: base price × licence × tier × duration, computed exactly and rounded half up to the
 * minor unit for one seat. `base` is a year for one reader.
 */
export function seatsOf(
  base: Money,
  readers: number,
  { licenceRate, tiers, durationRate }: PriceRules,
): readonly PricedSeats[] {
  return tiers.flatMap(({ from, rate }, index) => {
    const last = (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
    const count = Math.min(readers, last) - from + 1;
    if (count <= 0) return [];
    const exact = [base.minor, licenceRate, rate, durationRate].reduce(
      (product, factor) => product * BigInt(factor),
      1n,
    );
    return [{ count, price: money(Number((exact + SCALE / 2n) / SCALE), base.currency) }];
  });
}

/** The price of a publication before tax: the sum of its seats. Throws a `RangeError` beyond exact integers. */
export function priceOf(base: Money, readers: number, rules: PriceRules): Money {
  return sumOfSeats(seatsOf(base, readers, rules), base.currency);
}
