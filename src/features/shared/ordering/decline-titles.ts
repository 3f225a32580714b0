import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeclineReason, NotChargedOutcome } from '../../../../machines/domain/payment.ts';

const titles: Readonly<Record<DeclineReason, MessageDescriptor>> = {
  declined: msg({ message: 'Card declined by the bank', comment: 'Heading' }),
  insufficientFunds: msg({ message: 'Card declined: insufficient funds', comment: 'Heading' }),
  expiredCard: msg({ message: 'Card declined: it has expired', comment: 'Heading' }),
  incorrectCode: msg({ message: 'Card declined: wrong security code', comment: 'Heading' }),
  lostOrStolen: msg({ message: 'Card declined: blocked by the bank', comment: 'Heading' }),
  authenticationFailed: msg({ message: 'Card declined: payment not approved', comment: 'Heading' }),
  abandoned: msg({ message: 'Payment not completed', comment: 'Heading: the person left the payment page' }),
  expired: msg({ message: 'Payment page closed', comment: 'Heading: it was open for too long' }),
  noLongerDue: msg({ message: 'Payment no longer needed', comment: 'Heading: nothing is due any more' }),
};

/** Why no money has moved, as a heading. */
export function declineTitle({ method, reason }: Pick<NotChargedOutcome, 'method' | 'reason'>): MessageDescriptor {
  if (method !== 'transfer') return titles[reason];
  return reason === 'noLongerDue'
    ? msg({ message: 'Transfer no longer needed', comment: 'Heading: nothing is due any more' })
    : msg({ message: 'Transfer not received', comment: 'Heading' });
}
