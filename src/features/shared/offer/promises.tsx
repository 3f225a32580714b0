import { Trans } from '@lingui/react/macro';

/** How a subscription is paid, and for how long one is bound. */
export const purchasePromises = [
  { id: 'payment', text: <Trans>Pay by card or by bank transfer.</Trans> },
  { id: 'renewal', text: <Trans>No automatic renewal.</Trans> },
];

/** What a quote commits one to, and how it is paid. */
export const quotePromises = [
  { id: 'free', text: <Trans>A quote is free, with no obligation.</Trans> },
  ...purchasePromises,
];
