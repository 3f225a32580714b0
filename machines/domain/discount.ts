import type { Money } from './money.ts';

interface ListedLine {
  /** Before tax, for all readers. */
  readonly net: Money;
  /** Of one reader, before tax; `null` where it is not known. */
  readonly listPrice: Money | null;
}

/** A price that is below the list price. */
interface Discount {
  /** Of one reader, before tax. */
  readonly listPrice: Money;
  /** Basis points, at least 1: `1234` is 12.34 %. */
  readonly rate: number;
}

/** The discount of a line on the list price of its readers; `null` without one, and where no list price is known. */
export function discountOf({ net, listPrice }: ListedLine, readers: number): Discount | null {
  const listed = (listPrice?.minor ?? 0) * readers;
  if (listPrice === null || listed <= 0) return null;
  const rate = Math.round(((listed - net.minor) * 10_000) / listed);
  return rate > 0 ? { listPrice, rate } : null;
}
