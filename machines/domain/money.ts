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

/** The price of one, where the net amount divides without a rest; else `null`: a rounded price would be a wrong one. */
export function unitPriceOf({ net, quantity }: { readonly net: Money; readonly quantity: number }): Money | null {
  return quantity > 0 && net.minor % quantity === 0 ? { ...net, minor: net.minor / quantity } : null;
}
