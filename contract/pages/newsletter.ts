import type { PageRow } from './row.ts';

/** The address of the newsletters’ page (specification §2). */
export const newslettersPaths = {
  list: '/account/newsletter',
};

/** Pages of the newsletter sign-up: the form, and the notice of the sent email. */
export const newsletterSignupPaths = {
  form: '/newsletter',
  sent: '/newsletter?step=sent',
};

export const newsletterSignup = {
  paths: newsletterSignupPaths,
  access: 'open',
  layout: 'newsletter',
  asks: ['newsletter/offered'],
  title: /*i18n*/ { id: 'pageTitle.newsletterSignup', message: 'Newsletter' },
  description: /*i18n*/ {
    id: 'pageDescription.newsletterSignup',
    message: 'Choose from our free newsletters about Africa. No account needed, and you can unsubscribe in one click.',
  },
} as const satisfies PageRow;

export const newsletters = {
  paths: newslettersPaths,
  access: 'personal',
  layout: 'account',
  index: 'reading',
  title: /*i18n*/ { id: 'pageTitle.newsletters', message: 'Newsletters' },
  label: /*i18n*/ { id: 'pageLabel.newsletters', message: 'Newsletters' },
  description: /*i18n*/ { id: 'pageDescription.newsletters', message: 'Choose the newsletters your account receives.' },
} as const satisfies PageRow;
