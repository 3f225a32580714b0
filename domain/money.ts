/** The currencies of the catalogue; `CRE` is the prepaid wallet's credit (specification §3). */
export const currencies = ['EUR', 'USD', 'GBP', 'CRE'] as const;

export type Currency = (typeof currencies)[number];

/** An amount: a whole number of the currency's smallest units (cents, pence, credits). */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** An amount from its smallest units. Throws a `RangeError` for a fraction or an amount beyond exact integers. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`An amount is a whole number of minor units, not ${minor}`);
  return { minor, currency };
}

/** The sum of amounts in one currency. Throws a `RangeError` when the currencies differ. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(
    (total, amount) => {
      if (amount.currency !== total.currency) {
        throw new RangeError(`Cannot add ${amount.currency} to ${total.currency}`);
      }
      return money(total.minor + amount.minor, currency);
    },
    money(0, currency),
  );
}

/**
 * The share of an amount that a rate in basis points gives (2,000 is 20 %), rounded half away from zero to the minor
 * unit.
 */
export function portion(amount: Money, basisPoints: number): Money {
  const exact = (Math.abs(amount.minor) * basisPoints) / 10_000;
  return money(Math.sign(amount.minor) * Math.round(exact), amount.currency);
}

/** A price in whole units of its currency, and the decimals it is written with: 33.3333 with 4. */
export interface UnitPrice {
  readonly value: number;
  readonly decimals: number;
  readonly currency: Exclude<Currency, 'CRE'>;
}

/** Decimals of the smallest units: cents. */
const CENT_DECIMALS = 2;

/**
 * The price of one, with as many decimals as it takes for price × quantity, rounded to the minor unit, to be the net
 * amount; `null` without a quantity, in credits, and beyond exact numbers.
 */
export function unitPriceOf({ net, quantity }: { readonly net: Money; readonly quantity: number }): UnitPrice | null {
  const { minor, currency } = net;
  if (quantity <= 0 || currency === 'CRE') return null;
  for (let scale = 1, decimals = CENT_DECIMALS; ; scale *= 10, decimals += 1) {
    if (!Number.isSafeInteger(minor * scale * 10)) return null;
    const price = Math.round((minor * scale) / quantity);
    if (Math.round((price * quantity) / scale) === minor) {
      return { value: price / 10 ** decimals, decimals, currency };
    }
  }
}
