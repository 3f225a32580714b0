import type { PageRow } from './row.ts';

/** Addresses of the invoice funnel (specification §2). */
export const invoicePaths = {
  choice: '/account/invoices',
  check: '/account/invoices?step=check',
  help: '/account/invoices?step=help',
  success: '/account/invoices/success/:reference',
  failed: '/account/invoices/failed/:reference',
};

export const invoice = {
  paths: invoicePaths,
  access: 'personalOrToken',
  layout: 'funnel',
  index: 'subscription',
  title: /*i18n*/ { id: 'pageTitle.invoice', message: 'Your invoices' },
  label: /*i18n*/ { id: 'pageLabel.invoice', message: 'Invoices' },
  description: /*i18n*/ {
    id: 'pageDescription.invoice',
    message: 'View your invoices and pay them by card or bank transfer.',
  },
} as const satisfies PageRow;
