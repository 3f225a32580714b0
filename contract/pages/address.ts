import type { PageRow } from './row.ts';

/** Address of the form that adds an address, or changes the one with this id. */
export const addressFormPaths = {
  form: '/account/infosuser/addresses/form?id=:id?',
};

/** The address of the page of postal addresses. */
export const addressesPaths = {
  list: '/account/infosuser/addresses',
};

export const addresses = {
  paths: addressesPaths,
  access: 'personal',
  layout: 'account',
  within: 'profile',
  title: /*i18n*/ { id: 'pageTitle.addresses', message: 'Your addresses' },
  label: /*i18n*/ { id: 'pageLabel.addresses', message: 'Addresses' },
  description: /*i18n*/ {
    id: 'pageDescription.addresses',
    message: 'View and change your billing and delivery addresses.',
  },
} as const satisfies PageRow;

export const addressForm = {
  paths: addressFormPaths,
  access: 'personal',
  layout: 'account',
  within: 'profile',
  title: /*i18n*/ { id: 'pageTitle.addressForm', message: 'Your address' },
  label: /*i18n*/ { id: 'pageLabel.addressForm', message: 'Addresses' },
  description: /*i18n*/ { id: 'pageDescription.addressForm', message: 'Add an address to your account, or edit one.' },
} as const satisfies PageRow;
