import type { PageRow } from './row.ts';

/** The address of one request. */
export const modificationPaths = {
  request: '/account/requests/:request',
};

export const modification = {
  paths: modificationPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.modification', message: 'Your request' },
  label: /*i18n*/ { id: 'pageLabel.modification', message: 'Request' },
  description: /*i18n*/ { id: 'pageDescription.modification', message: 'Follow a request to change a license.' },
} as const satisfies PageRow;
