/** Prices of further seats of a licence. */
import { sql } from 'kysely';
import type { PriceCurrency } from '../../../domain/catalogue.ts';
import { daysBetween } from '../../../domain/day.ts';
import type { Day } from '../../../domain/day.ts';
import type { SeatPrice } from '../../../domain/licence.ts';
import { money } from '../../../domain/money.ts';
import type { ReaderTier } from '../../../domain/price.ts';
import { readersRate } from '../../../domain/price.ts';
import type { SubscriptionStatus } from '../../../domain/subscription.ts';
import { statusOn } from '../../../domain/subscription.ts';

/** A licence’s term and price, from which its further seats are priced. */
export interface Term {
  readonly status: SubscriptionStatus;
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  readonly today: Day;
  /** Seats bought. */
  readonly readers: number;
  /** The seats that `net` pays for: those of the order, without added ones. */
  readonly orderedReaders: number;
  readonly currency: PriceCurrency;
  /** Of the whole term, before tax, in the smallest units. */
  readonly net: number;
  readonly tiers: readonly ReaderTier[];
}

/** The seats of a licence's order, as a column of `subscriptions s`: seats added later have their own invoices. */
export const orderedReaders = sql<number>`(s.readers - (
  select coalesce(sum(l.quantity), 0) from modifications m
  join invoice_lines l on l.invoice_id = m.invoice_id and l.position = 1
  where m.subscription_id = s.id))::integer`;

/** A quotient, rounded half up. */
function rounded(factors: readonly number[], divisor: number): number {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 2n);
  return Number((product + BigInt(divisor)) / (2n * BigInt(divisor)));
}

/**
 * The prices of further seats for the rest of a licence's term, today included, by the tiers of the tariff; the
 * discount on the order applies to them, too. Rounded half up for each seat. `null` if the licence does not run, has no
 * end, or no price.
 */
export function extraSeatPrices(term: Term): readonly SeatPrice[] | null {
  const { status, startsOn, endsOn, today, readers, currency, net, tiers } = term;
  if (startsOn === null || endsOn === null || net === 0) return null;
  const standing = statusOn({ status, endsOn }, today);
  if (standing !== 'current' && standing !== 'aboutToEnd') return null;
  const days = daysBetween(startsOn, endsOn) + 1;
  const left = Math.min(days, daysBetween(today, endsOn) + 1);
  const divisor = readersRate(term.orderedReaders, tiers) * days;
  const next = readers + 1;
  return tiers.flatMap(({ from, rate }, index) => {
    const end = tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (end <= next) return [];
    return [{ from: Math.max(from, next), price: money(rounded([net, rate, left], divisor), currency) }];
  });
}
