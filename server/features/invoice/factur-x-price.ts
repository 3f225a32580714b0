/** Prices of the lines of a Factur-X file. */
import type { Money } from '../../../domain/money.ts';

/** The only unit that is sold: one reader, or one of what the line says (UN/ECE Recommendation 20). */
export const ONE = 'C62';

export const decimals = (value: number): string => value.toFixed(2);

/** A price before tax: of one, or of the whole quantity (BT-149) where the price of one needs more than cents. */
const priceOf = (price: Money, basis: number) => ({
  'ram:ChargeAmount': decimals(price.minor / 100),
  ...(basis !== 1 && { 'ram:BasisQuantity': { '@unitCode': ONE, '#text': String(basis) } }),
});

/** Net price, and under a discount the list price (BT-148) less the discount (BT-147), all of the same quantity. */
export function pricingOf({ net, listed, quantity }: { net: Money; listed: Money | null; quantity: number }) {
  const divides = [net, listed ?? net].every(({ minor }) => quantity > 0 && minor % quantity === 0);
  const basis = divides ? 1 : quantity;
  const part = ({ minor, currency }: Money): Money => ({ minor: divides ? minor / quantity : minor, currency });
  return {
    ...(listed !== null &&
      listed.minor > net.minor && {
        'ram:GrossPriceProductTradePrice': {
          ...priceOf(part(listed), basis),
          'ram:AppliedTradeAllowanceCharge': {
            'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
            'ram:ActualAmount': decimals(part({ ...net, minor: listed.minor - net.minor }).minor / 100),
          },
        },
      }),
    'ram:NetPriceProductTradePrice': priceOf(part(net), basis),
  };
}
