/** Amounts in outcomes of payments. */
import type { Money } from './money.ts';
import { currencies, money, sum } from './money.ts';
import type { Outcome, Overpayment, PaymentReceipt, PaymentRefund } from './payment.ts';
import { isReversalReason } from './payment.ts';

/** Sums of amounts in several currencies: one for each currency, in the order of `currencies`. */
export function sumByCurrency(amounts: readonly Money[]): readonly Money[] {
  return currencies.flatMap((currency) => {
    const same = amounts.filter((amount) => amount.currency === currency);
    return same.length === 0 ? [] : [sum(same, currency)];
  });
}

/** The refunds of a payment, and what came for it in another currency: no refund before the office decides so. */
export function splitRefunds(refunds: readonly PaymentRefund[]) {
  return {
    refunded: refunds.filter(({ state }) => state !== 'beingDecided'),
    undecided: refunds.filter(({ state }) => state === 'beingDecided'),
  };
}

/** Whether nothing more is to be sent for a payment now: the office decides about what came, and that may pay the rest. */
export function isUndecided({ refunds, remaining }: Pick<Outcome, 'refunds' | 'remaining'>): boolean {
  return remaining.minor > 0 && splitRefunds(refunds).undecided.length > 0;
}

/** The receipts of this payment, without those of others for the same invoices. */
export function ownReceipts({
  reference,
  receipts,
}: Pick<Outcome, 'reference' | 'receipts'>): readonly PaymentReceipt[] {
  return receipts.filter(({ payment }) => payment === reference);
}

/** What an overpaid payment brought, what was due of it, and what goes back; `null` for one that was not overpaid. */
export function overpaymentOf(
  outcome: Pick<Outcome, 'reference' | 'receipts' | 'refunds' | 'remaining'>,
): (Overpayment & { readonly back: Money; readonly isSent: boolean }) | null {
  const { currency } = outcome.remaining;
  const amountsIn = (rows: readonly { readonly amount: Money }[]) =>
    rows.map(({ amount }) => amount).filter((amount) => amount.currency === currency);
  const excess = outcome.refunds.filter(({ reason }) => reason === 'tooMuch');
  if (excess.length === 0) return null;
  const received = sum(amountsIn(ownReceipts(outcome)), currency);
  const unapplied = amountsIn(outcome.refunds.filter(({ reason }) => !isReversalReason(reason)));
  return {
    received,
    asked: money(received.minor - sum(unapplied, currency).minor, currency),
    back: sum(amountsIn(excess), currency),
    isSent: excess.every(({ state }) => state === 'sent'),
  };
}
