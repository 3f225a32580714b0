import type { PageRow, PageWords } from './row.ts';

/** The address of one request. */
export const modificationPaths = {
  request: '/account/requests/:request',
};

export const modification = {
  paths: modificationPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
} as const satisfies PageRow;

export const modificationWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.modification', message: 'Your request' },
  description: /*i18n*/ {
    id: 'pageDescription.modification',
    message: 'Follow a request to change a license.',
  },
};
