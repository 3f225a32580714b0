import type { Money } from './money.ts';
import { money, sum } from './money.ts';
import type { PricedSeats } from './price.ts';

interface ListedLine {
  /** Before tax, for all readers. */
  readonly net: Money;
  /** Its readers by the tariff; `null` where that is not known. */
  readonly seats: readonly PricedSeats[] | null;
}

/** What a buyer pays less than the tariff asks for the same readers. A tier of the tariff is no discount. */
interface Discount {
  readonly amount: Money;
  /** Basis points of the list price, at least 1: `1234` is 12.34 %. */
  readonly rate: number;
}

/** How the price of a line comes about. */
export interface PriceBasis {
  readonly seats: readonly PricedSeats[];
  /** The list price of all of them. */
  readonly listed: Money;
  readonly discount: Discount | null;
}

/** What the seats cost by the tariff; `null` where an answer says more than a number can hold exactly. */
function listedOf({ net, seats }: ListedLine): Money | null {
  const minor = (seats ?? []).reduce((total, { count, price }) => total + count * price.minor, 0);
  return Number.isSafeInteger(minor) ? money(minor, net.currency) : null;
}

/** The discount of a line on the list price of its readers; `null` without one, and where no list price is known. */
export function discountOf(line: ListedLine): Discount | null {
  const { net } = line;
  const listed = listedOf(line)?.minor ?? 0;
  if (listed <= 0) return null;
  const rate = Math.round(((listed - net.minor) * 10_000) / listed);
  return rate > 0 ? { amount: money(listed - net.minor, net.currency), rate } : null;
}

/** What the discounts of all lines come to; `null` without any, and where the lines do not come to the offer's net. */
export function savedOn({ lines, net }: { readonly lines: readonly ListedLine[]; readonly net: Money }): Money | null {
  if (lines.reduce((total, line) => total + line.net.minor, 0) !== net.minor) return null;
  const discounts = lines.flatMap((line) => discountOf(line) ?? []);
  const [first] = discounts;
  return first === undefined
    ? null
    : sum(
        discounts.map(({ amount }) => amount),
        first.amount.currency,
      );
}

/** How the price of a line comes about; `null` for one reader at the list price, and where the tariff does not tell. */
export function priceBasisOf(line: ListedLine): PriceBasis | null {
  const { net, seats } = line;
  const listed = listedOf(line);
  if (seats === null || listed === null) return null;
  const discount = discountOf(line);
  if (discount === null && listed.minor !== net.minor) return null;
  const isOne = seats.reduce((total, { count }) => total + count, 0) < 2;
  return discount === null && isOne ? null : { seats, listed, discount };
}
