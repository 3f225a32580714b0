import type { PageRow } from './row.ts';

/** The address of the list of subscriptions, with its filters (specification §2). */
export const subscriptionsPaths = {
  list: '/account/subscriptions?status=:status?&text=:text?',
};

/** The address of one subscription. */
export const subscriptionPaths = {
  detail: '/account/subscriptions/:aboId',
};

export const subscriptions = {
  paths: subscriptionsPaths,
  access: 'personal',
  layout: 'account',
  index: 'subscription',
  title: /*i18n*/ { id: 'pageTitle.subscriptions', message: 'Your subscriptions' },
  label: /*i18n*/ { id: 'pageLabel.subscriptions', message: 'Subscriptions' },
  description: /*i18n*/ {
    id: 'pageDescription.subscriptions',
    message: 'View your subscriptions, their licenses, and their end dates.',
  },
} as const satisfies PageRow;

export const subscription = {
  paths: subscriptionPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
  label: /*i18n*/ { id: 'pageLabel.subscription', message: 'Details' },
  description: /*i18n*/ {
    id: 'pageDescription.subscription',
    message: 'View what a subscription includes, who can use it, and when it ends.',
  },
} as const satisfies PageRow;
