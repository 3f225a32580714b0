import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentRefund, RefundProgress } from '../../../../machines/domain/payment.ts';

/** Where the refunds of one payment stand: sent once all of them are, being checked as long as one of them is. */
export function refundProgress(refunds: readonly Pick<PaymentRefund, 'state'>[]): RefundProgress {
  if (refunds.some(({ state }) => state === 'beingDecided')) return 'beingDecided';
  return refunds.every(({ state }) => state === 'sent') ? 'sent' : 'pending';
}

const titles: Readonly<Record<RefundProgress, MessageDescriptor>> = {
  beingDecided: msg({ message: 'Payment received in another currency', comment: 'Heading' }),
  pending: msg({ message: 'Payment received: it is being refunded', comment: 'Heading' }),
  sent: msg({ message: 'Payment received: it has been refunded', comment: 'Heading' }),
};

/** That money came and pays nothing, as a heading. */
export function returnedTitle({ refunds }: { readonly refunds: readonly PaymentRefund[] }): MessageDescriptor {
  return titles[refundProgress(refunds)];
}
