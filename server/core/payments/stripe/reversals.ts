import type Stripe from 'stripe';
import type { DisputeState } from '../../db/refund-schema.ts';
import type { ProviderDispute, ProviderRefund, RefundRequest, RefundResult, Reversals } from '../provider.ts';
import { planRefund } from '../refund-plan.ts';
import { amountOf, momentOf, expand, paymentOf, stateOf } from './state.ts';

/** The key of metadata under which a refund bears its number here. */
const REFUND = 'refund';

/** Most rows of one answer. */
const PAGE = 100;

/** Statuses of a refund; one that requires the buyer's action (`requires_action`) is pending, too. */
const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

function refundOf({ id, amount, currency, status, metadata, failure_reason, created }: Stripe.Refund): ProviderRefund {
  const state = refundStates[status ?? ''] ?? 'pending';
  return {
    reference: id,
    key: metadata?.[REFUND] ?? null,
    amount: amountOf(amount, currency),
    state,
    reason: state === 'failed' ? (failure_reason ?? status) : null,
    at: momentOf(created),
  };
}

/** A dispute's status. An inquiry (`warning_…`) takes no money, and is closed without a decision. */
const disputeStates: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

function disputeOf({
  id,
  amount,
  currency,
  reason,
  status,
  created,
  evidence_details,
}: Stripe.Dispute): ProviderDispute {
  const { due_by: dueBy } = evidence_details;
  return {
    reference: id,
    amount: amountOf(amount, currency),
    reason,
    state: disputeStates[status] ?? 'open',
    at: momentOf(created),
    answerBy: dueBy === null ? null : momentOf(dueBy),
  };
}

const oldestFirst = (left: { readonly at: string }, right: { readonly at: string }) =>
  left.at < right.at ? -1 : left.at > right.at ? 1 : 0;

/** Everything that was taken back of a payment, oldest first. */
export async function readReversals(stripe: Stripe, payment: string): Promise<Reversals> {
  const ofPayment = { payment_intent: payment, limit: PAGE };
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(ofPayment), stripe.disputes.list(ofPayment)]);
  return {
    refunds: refunds.data.map(refundOf).toSorted(oldestFirst),
    disputes: disputes.data.map(disputeOf).toSorted(oldestFirst),
  };
}

/** Refunds a session's charge. Rejects for an error of Stripe's: only a refund that was made can fail for good. */
export async function refundSession(stripe: Stripe, request: RefundRequest): Promise<RefundResult> {
  const session = await stripe.checkout.sessions.retrieve(request.session, { expand });
  const state = stateOf(session);
  const payment = paymentOf(session);
  if (state.kind !== 'paid' || !payment) return { kind: 'refused', reason: 'This session was not charged' };
  const plan = planRefund(request, state.amount.minor, await readReversals(stripe, payment.id));
  if (plan.kind !== 'refund') return plan;
  const { key } = request;
  const refund = await stripe.refunds.create(
    { payment_intent: payment.id, amount: plan.minor, metadata: { [REFUND]: key } },
    { idempotencyKey: `refund-${request.session}-${key}` },
  );
  const { state: made, reason } = refundOf(refund);
  if (made === 'pending') return { kind: 'pending' };
  if (made === 'failed') return { kind: 'refused', reason: reason ?? 'The refund failed' };
  return { kind: 'refunded', reversals: await readReversals(stripe, payment.id) };
}
