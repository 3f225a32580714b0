import type { PageRow } from './row.ts';

/** Addresses of the data held of a person and of the request for their deletion. */
export const personalDataPaths = {
  overview: '/account/infosuser/data',
  deletion: '/account/infosuser/data?step=deletion',
};

export const personalData = {
  paths: personalDataPaths,
  access: 'personal',
  layout: 'account',
  within: 'profile',
  title: /*i18n*/ { id: 'pageTitle.personalData', message: 'Your data' },
  label: /*i18n*/ { id: 'pageLabel.personalData', message: 'Your data' },
  description: /*i18n*/ {
    id: 'pageDescription.personalData',
    message: 'View what we keep about you, and ask us to delete your account.',
  },
} as const satisfies PageRow;
