import type { I18n } from '@lingui/core';
import type { Money } from '../../../../domain/money.ts';
import type { PricedSeats } from '../../../../domain/price.ts';

/** The price of seats as a sum: `1 × 940 € + 4 × 564 €`; `null` for one seat. */
export function seatsText(
  seats: readonly PricedSeats[],
  i18n: I18n,
  format: (price: Money, i18n: I18n) => string,
): string | null {
  const [first, ...others] = seats;
  if (others.length === 0 && (first?.count ?? 0) < 2) return null;
  return seats.map(({ count, price }) => `${i18n.number(count)}\u00A0×\u00A0${format(price, i18n)}`).join(' + ');
}
