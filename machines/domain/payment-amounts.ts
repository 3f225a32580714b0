/** Amounts in outcomes of payments. */
import type { Money } from './money.ts';
import { currencies, sum } from './money.ts';
import type { Outcome, PaymentReceipt } from './payment.ts';

/** Sums of amounts in several currencies: one for each currency, in the order of `currencies`. */
export function sumByCurrency(amounts: readonly Money[]): readonly Money[] {
  return currencies.flatMap((currency) => {
    const same = amounts.filter((amount) => amount.currency === currency);
    return same.length === 0 ? [] : [sum(same, currency)];
  });
}

/** The receipts of this payment, without those of others for the same invoices. */
export function ownReceipts({
  reference,
  receipts,
}: Pick<Outcome, 'reference' | 'receipts'>): readonly PaymentReceipt[] {
  return receipts.filter(({ payment }) => payment === reference);
}
