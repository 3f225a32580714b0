import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import type { TotalsRow } from '../../ui/list/totals.tsx';

/** Sums of an order; by card, the installment that is charged now. */
export function orderTotals(
  { priced, credited, remaining, instalment }: SubscriptionOrder,
  { method }: Pick<PaymentContext['draft'], 'method'>,
): readonly TotalsRow[] {
  const asked = { ...priced.total, minor: priced.total.minor - credited.minor };
  return [
    ...totalRows({ ...sumsOf(priced), ...(credited.minor > 0 && { asked }), remaining }),
    ...(instalment && method === 'card' ? [{ kind: 'now', amount: instalment.left, isSum: true } as const] : []),
  ];
}
