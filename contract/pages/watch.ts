import type { PageRow } from './row.ts';

/** The address of the page of watches (specification §2). */
export const notificationsPaths = {
  list: '/account/notifications',
};

/** The address of the form for a new watch. */
export const newWatchPaths = {
  subject: '/account/notifications?step=new',
};

/** Precedes `notifications`, whose pattern matches this address, too. */
export const newWatch = {
  paths: newWatchPaths,
  access: 'personal',
  layout: 'account',
  within: 'notifications',
  title: /*i18n*/ { id: 'pageTitle.newWatch', message: 'New alert' },
  label: /*i18n*/ { id: 'pageLabel.newWatch', message: 'New alert' },
  description: /*i18n*/ {
    id: 'pageDescription.newWatch',
    message: 'Choose a topic, and get each new article about it by email.',
  },
} as const satisfies PageRow;

export const notifications = {
  paths: notificationsPaths,
  access: 'personal',
  layout: 'account',
  index: 'reading',
  title: /*i18n*/ { id: 'pageTitle.notifications', message: 'Your alerts' },
  label: /*i18n*/ { id: 'pageLabel.notifications', message: 'Alerts' },
  description: /*i18n*/ {
    id: 'pageDescription.notifications',
    message: 'View your alerts, and delete those you no longer need.',
  },
} as const satisfies PageRow;
