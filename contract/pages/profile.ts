import type { PageRow } from './row.ts';

/** Addresses of the personal information and its forms (specification §2). */
export const profilePaths = {
  overview: '/account/infosuser',
  identity: '/account/infosuser/identity',
  information: '/account/infosuser/information',
  email: '/account/infosuser/email',
  password: '/account/infosuser/password',
};

export const profile = {
  paths: profilePaths,
  access: 'personalOrNoEmail',
  layout: 'account',
  index: 'person',
  title: /*i18n*/ { id: 'pageTitle.profile', message: 'Personal information' },
  label: /*i18n*/ { id: 'pageLabel.profile', message: 'Personal information' },
  description: /*i18n*/ {
    id: 'pageDescription.profile',
    message: 'View and change your name, email address, and password.',
  },
} as const satisfies PageRow;
