import type { PageRow, PageWords } from './row.ts';

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
} as const satisfies PageRow;

export const homeWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.home', message: 'Subscriber Services' },
  description: /*i18n*/ {
    id: 'pageDescription.home',
    message:
      'Pay an invoice, manage your subscriptions, request a quote, or get the newsletters of a publisher of African news.',
  },
};

export const signIn = {
  paths: { signIn: placePaths.signIn, login: placePaths.login },
  access: 'signIn',
  layout: 'default',
} as const satisfies PageRow;

export const signInWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.signIn', message: 'Sign in' },
  description: /*i18n*/ {
    id: 'pageDescription.signIn',
    message: 'Sign in to your account to see your invoices and your subscriptions.',
  },
};

export const accountHome = {
  paths: { accountHome: placePaths.accountHome },
  access: 'account',
  layout: 'account',
  index: 'subscription',
} as const satisfies PageRow;

export const accountHomeWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.accountHome', message: 'Your account' },
  description: /*i18n*/ {
    id: 'pageDescription.accountHome',
    message: 'Your account at a glance: what to pay, what ends soon, and what you receive.',
  },
};
