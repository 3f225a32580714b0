import type { PageRow, PageWords } from './row.ts';

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
} as const satisfies PageRow;

export const subscriptionsWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.subscriptions', message: 'Your subscriptions' },
  description: /*i18n*/ {
    id: 'pageDescription.subscriptions',
    message: 'View your subscriptions, their licenses, and their end dates.',
  },
};

export const subscription = {
  paths: subscriptionPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
} as const satisfies PageRow;

export const subscriptionWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
  description: /*i18n*/ {
    id: 'pageDescription.subscription',
    message: 'View what a subscription includes, who can use it, and when it ends.',
  },
};
