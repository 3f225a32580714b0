import type { PageRow } from './row.ts';

/** The address of the page of a licence’s networks. */
export const rangesPaths = {
  list: '/account/subscriptions/:aboId/ranges',
};

/** Address of the form that adds networks (`address`: begins with it), changes one, or corrects the rejected line of a request. */
export const rangeFormPaths = {
  form: '/account/subscriptions/:aboId/ranges/form?range=:range?&request=:request?&line=:line?&address=:address?',
};

/** The address of the page of a licence’s readers, with its filters. */
export const readersPaths = {
  list: '/account/subscriptions/:aboId/readers?text=:text?&state=:state?',
};

/** Addresses of the form for a reader and of the confirmation of its request. */
export const readerFormPaths = {
  /** Without keys: adds a reader; `reader`: changes one; `request` and `line`: corrects a rejected line. */
  form: '/account/subscriptions/:aboId/readers/form?reader=:reader?&request=:request?&line=:line?',
  asked: '/account/subscriptions/:aboId/readers/form?step=asked',
};

/** Addresses of the import of readers from a list. */
export const readerImportPaths = {
  list: '/account/subscriptions/:aboId/readers/list',
  check: '/account/subscriptions/:aboId/readers/list?step=check',
  sent: '/account/subscriptions/:aboId/readers/list?step=sent',
};

export const ranges = {
  paths: rangesPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.ranges', message: 'IP ranges of your license' },
  label: /*i18n*/ { id: 'pageLabel.ranges', message: 'IP ranges' },
  description: /*i18n*/ {
    id: 'pageDescription.ranges',
    message: 'View the networks a license recognizes by IP address.',
  },
} as const satisfies PageRow;

export const rangeForm = {
  paths: rangeFormPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.rangeForm', message: 'IP ranges' },
  label: /*i18n*/ { id: 'pageLabel.rangeForm', message: 'IP ranges' },
  description: /*i18n*/ { id: 'pageDescription.rangeForm', message: 'Add IP addresses to a license, or change them.' },
} as const satisfies PageRow;

export const readers = {
  paths: readersPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.readers', message: 'Readers of your license' },
  label: /*i18n*/ { id: 'pageLabel.readers', message: 'Readers' },
  description: /*i18n*/ { id: 'pageDescription.readers', message: 'View and change who can use a license.' },
} as const satisfies PageRow;

export const readerForm = {
  paths: readerFormPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.readerForm', message: 'A reader of your license' },
  label: /*i18n*/ { id: 'pageLabel.readerForm', message: 'Readers' },
  description: /*i18n*/ {
    id: 'pageDescription.readerForm',
    message: 'Add a reader to a license, or edit their details.',
  },
} as const satisfies PageRow;

export const readerImport = {
  paths: readerImportPaths,
  access: 'personal',
  layout: 'account',
  within: 'subscriptions',
  title: /*i18n*/ { id: 'pageTitle.readerImport', message: 'Add readers from a list' },
  label: /*i18n*/ { id: 'pageLabel.readerImport', message: 'Readers' },
  description: /*i18n*/ { id: 'pageDescription.readerImport', message: 'Add readers to a license from a list.' },
} as const satisfies PageRow;
