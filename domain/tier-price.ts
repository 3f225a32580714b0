import type { Money } from './money.ts';
import type { ReaderTier } from './price.ts';

/** What each reader of a tier costs, before tax. */
interface TierPrice {
  readonly from: number;
  /** `null` for the last tier, which has no end. */
  readonly to: number | null;
  readonly price: Money;
}

/**
 * The price of a year for each reader of a professional license, by tier; `base` is that of the first. Rounded half up;
 * an offer is rounded once for all its readers.
 */
export function tierPrices(base: Money, tiers: readonly ReaderTier[]): readonly TierPrice[] {
  return tiers.map(({ from, rate }, index) => {
    const next = tiers[index + 1]?.from;
    const price = { ...base, minor: Math.round((base.minor * rate) / 10_000) };
    return { from, to: next === undefined ? null : next - 1, price };
  });
}
