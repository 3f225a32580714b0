import type { PageRow } from './row.ts';

/** Addresses of the payment funnel (specification §2). */
export const paymentPaths = {
  choice: '/account/payment?id=:id',
  billing: '/account/payment/step2?id=:id',
  check: '/account/payment/step2?id=:id&step=check',
  help: '/account/payment?id=:id&step=help',
  success: '/account/payment/step3/success/:reference',
  failed: '/account/payment/step3/failed/:reference',
};

export const payment = {
  paths: paymentPaths,
  access: 'personal',
  layout: 'funnel',
  title: /*i18n*/ { id: 'pageTitle.payment', message: 'Payment' },
  heading: /*i18n*/ { id: 'pageHeading.payment', message: 'Pay for your subscription' },
  description: /*i18n*/ {
    id: 'pageDescription.payment',
    message: 'Pay for a subscription by card, bank transfer, or wallet.',
  },
} as const satisfies PageRow;
