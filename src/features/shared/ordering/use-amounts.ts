import { useLingui } from '@lingui/react/macro';
import { sumByCurrency } from '../../../../domain/payment-amounts.ts';
import type { PaymentRefund } from '../../../../domain/payment.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';

/** Amounts in words, by currency: “€224.45 and $250.00”. */
export function useAmounts(): (amounts: readonly PaymentRefund['amount'][]) => string {
  const { i18n } = useLingui();
  return (amounts) =>
    formatList(
      sumByCurrency(amounts).map((amount) => formatMoney(amount, i18n)),
      i18n,
    );
}
