import type { Money } from './money.ts';

/** The price of one, where the net amount divides without a rest; else `null`: a rounded price would be a wrong one. */
export function unitPriceOf({ net, quantity }: { readonly net: Money; readonly quantity: number }): Money | null {
  return quantity > 0 && net.minor % quantity === 0 ? { ...net, minor: net.minor / quantity } : null;
}
