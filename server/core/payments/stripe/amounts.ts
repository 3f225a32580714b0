import type { Moment } from '../../../../machines/domain/invoice.ts';
import type { Money } from '../../../../machines/domain/money.ts';
import { currencies, money } from '../../../../machines/domain/money.ts';

/** An amount of Stripe's. Throws a `RangeError` for a currency in which nothing is sold. */
export function amountOf(minor: number, currency: string): Money {
  const known = currencies.find((name) => name.toLowerCase() === currency);
  if (known === undefined) throw new RangeError(`Stripe reports an amount in ${currency}, in which nothing is sold`);
  return money(minor, known);
}

/** A moment of Stripe's, in seconds since 1970. */
export function momentOf(seconds: number): Moment {
  return new Date(seconds * 1000).toISOString();
}
