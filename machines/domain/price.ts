import type { Money } from './money.ts';
import { money } from './money.ts';

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

/**
 * The price of a publication before tax: base price × licence × readers × duration. It is computed exactly and rounded
 * once, half up, to the minor unit. `base` is a year for one reader. Throws a `RangeError` beyond exact integers.
 */
export function priceOf(base: Money, readers: number, { licenceRate, tiers, durationRate }: PriceRules): Money {
  const factors = [base.minor, licenceRate, readersRate(readers, tiers), durationRate];
  const exact = factors.reduce((product, factor) => product * BigInt(factor), 1n);
  return money(Number((exact + SCALE / 2n) / SCALE), base.currency);
}
