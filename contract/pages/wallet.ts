import type { PageRow, PageWords } from './row.ts';

/** The address of the wallet’s page, with its filters (specification §2). */
export const walletPaths = {
  list: '/account/pme?kind=:kind?&period=:period?',
};

export const wallet = {
  paths: walletPaths,
  access: 'personal',
  layout: 'account',
  index: 'subscription',
} as const satisfies PageRow;

export const walletWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.wallet', message: 'Your wallet' },
  description: /*i18n*/ {
    id: 'pageDescription.wallet',
    message: 'View your wallet balance and transactions.',
  },
};
