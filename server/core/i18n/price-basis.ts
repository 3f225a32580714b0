import { priceBasisOf } from '../../../domain/discount.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { OfferLine } from '../../../domain/offer.ts';
import { formatMoney, formatNumber, formatRate } from './format.ts';
import { translator } from './translator.ts';

const discounted = /*i18n*/ {
  id: 'document.priceBasis',
  message: 'List price {listed}, discount {rate} ({amount})',
  comment:
    'Below a publication of a quote or an invoice. listed: a sum, or “1 × €940.00 + 4 × €564.00 = €3,196.00”; amount is negative',
};

/** How the price of a line comes about, with its discount; `null` where the amount says it all. */
export function priceBasisText(line: Pick<OfferLine, 'net' | 'seats'>, locale: Locale): string | null {
  const basis = priceBasisOf(line);
  if (basis === null) return null;
  const { seats, listed, discount } = basis;
  const isOne = seats.length === 1 && seats[0]?.count === 1;
  const sum = seats
    .map(({ count, price }) => `${formatNumber(count, locale)}\u00A0×\u00A0${formatMoney(price, locale)}`)
    .join(' + ');
  if (discount === null) return sum;
  const total = formatMoney(listed, locale);
  const values = {
    listed: isOne ? total : `${sum} = ${total}`,
    rate: formatRate(discount.rate, locale),
    amount: `−${formatMoney(discount.amount, locale)}`,
  };
  return translator(locale)._({ ...discounted, values });
}
