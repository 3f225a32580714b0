import type { PageRow } from './row.ts';

/** Addresses of the form for messages to the desk and of its confirmation (specification §2). */
export const contactPaths = {
  /** `kind` preselects the subject; the address then drops it, so that a reload does not select it again. */
  writing: '/account/contact?kind=:kind?',
  sent: '/account/contact?step=sent',
};

export const contact = {
  paths: contactPaths,
  access: 'personal',
  layout: 'account',
  index: 'person',
  title: /*i18n*/ { id: 'pageTitle.contact', message: 'Contact Subscriber Services' },
  label: /*i18n*/ { id: 'pageLabel.contact', message: 'Contact' },
  description: /*i18n*/ {
    id: 'pageDescription.contact',
    message: 'Contact Subscriber Services. We usually reply within two business days.',
  },
} as const satisfies PageRow;
