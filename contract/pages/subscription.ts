import type { PageRow, Words } from './row.ts';

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
} as const satisfies PageRow;

export const subscriptionsDescription: Words = /*i18n*/ {
  id: 'pageDescription.subscriptions',
  message: 'View your subscriptions, their licenses, and their end dates.',
};

export const subscription = {
  paths: subscriptionPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
  label: /*i18n*/ { id: 'pageLabel.subscription', message: 'Details' },
} as const satisfies PageRow;

export const subscriptionDescription: Words = /*i18n*/ {
  id: 'pageDescription.subscription',
  message: 'View what a subscription includes, who can use it, and when it ends.',
};
