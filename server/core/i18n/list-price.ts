import { discountOf } from '../../../machines/domain/discount.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { OfferLine } from '../../../machines/domain/offer.ts';
import { formatMoney, formatRate } from './format.ts';
import { translator } from './translator.ts';

const discounted = /*i18n*/ {
  id: 'document.listPrice',
  message: 'List price {price} per reader, discount {rate}',
  comment: 'Below a publication of a quote, next to the price that was agreed upon',
};

/** The list price from which a line's price was computed, and its discount; `null` for a line without a discount. */
export function listPriceText(
  line: Pick<OfferLine, 'net' | 'listPrice'>,
  readers: number,
  locale: Locale,
): string | null {
  const discount = discountOf(line, readers);
  if (discount === null) return null;
  const values = { price: formatMoney(discount.listPrice, locale), rate: formatRate(discount.rate, locale) };
  return translator(locale)._({ ...discounted, values });
}
