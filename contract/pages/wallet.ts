import type { PageRow } from './row.ts';

/** The address of the wallet’s page, with its filters (specification §2). */
export const walletPaths = {
  list: '/account/pme?kind=:kind?&period=:period?',
};

export const wallet = {
  paths: walletPaths,
  access: 'personal',
  layout: 'account',
  index: 'subscription',
  title: /*i18n*/ { id: 'pageTitle.wallet', message: 'Your wallet' },
  label: /*i18n*/ { id: 'pageLabel.wallet', message: 'Wallet' },
  description: /*i18n*/ { id: 'pageDescription.wallet', message: 'View your wallet balance and transactions.' },
} as const satisfies PageRow;
