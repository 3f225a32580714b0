import type { RefundRequest, RefundResult, Reversals } from './provider.ts';

/** Decision about a refund request: refund so much now, or answer with a result. */
export type RefundPlan = RefundResult | { readonly kind: 'refund'; readonly minor: number };

/**
 * Decides about a refund by the earlier reversals of the charge. A used key gets its own result. Nothing is refunded
 * while a dispute is open: its bank would take the money a second time. The rest of the charge bounds the refund; if
 * nothing is left, the buyer has the money: reversals from elsewhere stand for the refund.
 */
export function planRefund({ key, amount }: RefundRequest, charged: number, reversals: Reversals): RefundPlan {
  const { refunds, disputes } = reversals;
  const own = refunds.find((refund) => refund.key === key);
  if (own?.state === 'done') return { kind: 'refunded', reversals };
  if (own?.state === 'failed') return { kind: 'refused', reason: own.reason ?? 'The refund failed' };
  if (own || disputes.some(({ state }) => state === 'open')) return { kind: 'pending' };
  const lost = disputes.filter(({ state }) => state === 'lost');
  const given = refunds.filter(({ state }) => state !== 'failed');
  const left = [...given, ...lost].reduce((rest, reversal) => rest - reversal.amount.minor, charged);
  if (left > 0) return { kind: 'refund', minor: Math.min(amount.minor, left) };
  if (given.some((refund) => refund.key === null && refund.state === 'pending')) return { kind: 'pending' };
  const isElsewhere = lost.length > 0 || given.some((refund) => refund.key === null);
  return isElsewhere ? { kind: 'refunded', reversals } : { kind: 'refused', reason: 'Everything was refunded before' };
}
