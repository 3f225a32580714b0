import { msg } from '@lingui/core/macro';

/** The last marks of the progress list of every payment funnel. */
export const orderingProgress = {
  check: msg({ message: 'Check', comment: 'Mark in the progress list: check before paying' }),
  payment: msg({ message: 'Payment', comment: 'Mark in the progress list' }),
  receipt: msg({ message: 'Receipt', comment: 'Mark in the progress list' }),
};

/** The marks of a subscription's purchase and payment, on the pages of both. */
export const subscriptionProgress = {
  choice: msg({ message: 'Subscription', comment: 'Mark in the progress list' }),
  billing: msg({ message: 'Billing', comment: 'Mark in the progress list: to whom it is invoiced' }),
  ...orderingProgress,
};
