import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nextInstalment } from '../../../../domain/instalments.ts';
import { overpaymentOf } from '../../../../domain/payment-amounts.ts';
import type { PaidOutcome, PartlyPaidOutcome, PaymentRefund, RefundProgress } from '../../../../domain/payment.ts';

/** Progress of the refunds of one payment: `sent` once all are; `beingDecided` as long as one is. */
export function refundProgress(refunds: readonly Pick<PaymentRefund, 'state'>[]): RefundProgress {
  if (refunds.some(({ state }) => state === 'beingDecided')) return 'beingDecided';
  return refunds.every(({ state }) => state === 'sent') ? 'sent' : 'pending';
}

const titles: Readonly<Record<RefundProgress, MessageDescriptor>> = {
  beingDecided: msg({ message: 'Payment received in another currency', comment: 'Heading' }),
  pending: msg({ message: 'Payment received; refund in progress', comment: 'Heading' }),
  sent: msg({ message: 'Payment received, then refunded', comment: 'Heading' }),
};

/** Heading of a payment that is refunded because it pays nothing. */
export function returnedTitle({ refunds }: { readonly refunds: readonly PaymentRefund[] }): MessageDescriptor {
  return titles[refundProgress(refunds)];
}

/** Heading of a receipt. */
export function paidTitle(outcome: PaidOutcome): MessageDescriptor {
  return overpaymentOf(outcome)
    ? msg({ message: 'Payment received: more than was due', comment: 'Heading of a receipt' })
    : msg({ message: 'Payment received', comment: 'Heading of a receipt' });
}

/** Heading of a payment after which something is left to pay: an instalment, or less than was due. */
export function partlyPaidTitle({ invoices }: PartlyPaidOutcome): MessageDescriptor {
  return invoices.some((invoice) => nextInstalment(invoice) !== null)
    ? msg({ message: 'Payment received', comment: 'Heading of a receipt' })
    : msg`Payment partly received`;
}
