import type { PageRow } from './row.ts';

/** Addresses of the pages that the session draws itself (specification §2). */
export const placePaths = {
  home: '/',
  accountHome: '/account',
  signIn: '/signin?redirect=:redirect?',
  /** Target of a call that answered 401: the same page (specification §6). */
  login: '/login?redirect=:redirect?',
};

export const home = {
  paths: { home: placePaths.home },
  access: 'open',
  layout: 'default',
  asks: ['articles/last'],
  title: /*i18n*/ { id: 'pageTitle.home', message: 'Subscriber Services' },
  description: /*i18n*/ {
    id: 'pageDescription.home',
    message:
      'Pay an invoice, manage your subscriptions, request a quote, or get the newsletters of a publisher of African news.',
  },
} as const satisfies PageRow;

export const signIn = {
  paths: { signIn: placePaths.signIn, login: placePaths.login },
  access: 'signIn',
  layout: 'default',
  title: /*i18n*/ { id: 'pageTitle.signIn', message: 'Sign in' },
  description: /*i18n*/ {
    id: 'pageDescription.signIn',
    message: 'Sign in to your account to see your invoices and your subscriptions.',
  },
} as const satisfies PageRow;

export const accountHome = {
  paths: { accountHome: placePaths.accountHome },
  access: 'account',
  layout: 'account',
  index: 'subscription',
  title: /*i18n*/ { id: 'pageTitle.accountHome', message: 'Your account' },
  label: /*i18n*/ { id: 'pageLabel.accountHome', message: 'Overview' },
  description: /*i18n*/ {
    id: 'pageDescription.accountHome',
    message: 'Your account at a glance: what to pay, what ends soon, and what you receive.',
  },
} as const satisfies PageRow;
