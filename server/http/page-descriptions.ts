import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '../../src/app/pages.ts';

/** What each page is for, in a sentence: for those who look for it, and for those whose browser runs no script. */
export const pageDescriptions: Readonly<Record<PageName | 'notFound', MessageDescriptor>> = {
  home: /*i18n*/ {
    id: 'pageDescription.home',
    message:
      'Pay an invoice, look after your subscriptions, ask for a quote, or receive the newsletters of a publisher of African news.',
  },
  signIn: /*i18n*/ {
    id: 'pageDescription.signIn',
    message: 'Sign in to your account to see your invoices and your subscriptions.',
  },
  createAccount: /*i18n*/ {
    id: 'pageDescription.createAccount',
    message: 'Create an account with your e-mail address: a letter brings you the link to choose a password.',
  },
  forgottenPassword: /*i18n*/ {
    id: 'pageDescription.forgottenPassword',
    message: 'Receive by e-mail the link to choose another password.',
  },
  newPassword: /*i18n*/ {
    id: 'pageDescription.newPassword',
    message: 'Choose the password of your account, by the link of our letter.',
  },
  newsletterSignup: /*i18n*/ {
    id: 'pageDescription.newsletterSignup',
    message: 'Choose among our free newsletters about Africa: no account is needed, and each one ends with one click.',
  },
  accountHome: /*i18n*/ {
    id: 'pageDescription.accountHome',
    message: 'Your account at a glance: what is to be paid, what ends soon, what you receive.',
  },
  invoice: /*i18n*/ {
    id: 'pageDescription.invoice',
    message: 'See your invoices and pay them, by card or by transfer.',
  },
  subscriptions: /*i18n*/ {
    id: 'pageDescription.subscriptions',
    message: 'See your subscriptions, their licenses and when they end.',
  },
  subscription: /*i18n*/ {
    id: 'pageDescription.subscription',
    message: 'See what a subscription contains, who reads it and when it ends.',
  },
  wallet: /*i18n*/ {
    id: 'pageDescription.wallet',
    message: 'See the credits of your wallet, and what has been added and taken away.',
  },
  newsletters: /*i18n*/ {
    id: 'pageDescription.newsletters',
    message: 'Choose which newsletters your account receives.',
  },
  notifications: /*i18n*/ {
    id: 'pageDescription.notifications',
    message: 'See what is watched for you, and end a watch.',
  },
  newWatch: /*i18n*/ {
    id: 'pageDescription.newWatch',
    message: 'Say what we should watch for you, and hear of each article about it.',
  },
  readings: /*i18n*/ { id: 'pageDescription.readings', message: 'Find the articles that you have read.' },
  readLater: /*i18n*/ { id: 'pageDescription.readLater', message: 'Find the articles that you have put aside.' },
  profile: /*i18n*/ {
    id: 'pageDescription.profile',
    message: 'See and change your name, your e-mail address and your password.',
  },
  contact: /*i18n*/ { id: 'pageDescription.contact', message: 'Write to the subscription desk.' },
  addresses: /*i18n*/ {
    id: 'pageDescription.addresses',
    message: 'See and change your billing and delivery addresses.',
  },
  addressForm: /*i18n*/ { id: 'pageDescription.addressForm', message: 'Add an address to your account, or change it.' },
  personalData: /*i18n*/ {
    id: 'pageDescription.personalData',
    message: 'See what we hold of you, and ask for your account to be deleted.',
  },
  modification: /*i18n*/ {
    id: 'pageDescription.modification',
    message: 'Follow a request for a modification of a license.',
  },
  devices: /*i18n*/ { id: 'pageDescription.devices', message: 'See where you are signed in, and sign out elsewhere.' },
  ranges: /*i18n*/ {
    id: 'pageDescription.ranges',
    message: 'See the addresses of the networks that a license recognizes.',
  },
  rangeForm: /*i18n*/ {
    id: 'pageDescription.rangeForm',
    message: 'Add addresses of a network to a license, or change them.',
  },
  readerImport: /*i18n*/ { id: 'pageDescription.readerImport', message: 'Add readers to a license from a list.' },
  readers: /*i18n*/ { id: 'pageDescription.readers', message: 'See and change who reads with a license.' },
  readerForm: /*i18n*/ {
    id: 'pageDescription.readerForm',
    message: 'Add a reader to a license, or change what we know of them.',
  },
  payment: /*i18n*/ {
    id: 'pageDescription.payment',
    message: 'Pay for a subscription, by card, by transfer or with your wallet.',
  },
  quotation: /*i18n*/ { id: 'pageDescription.quotation', message: 'See your quote, accept it, or ask for a change.' },
  quoteRequest: /*i18n*/ {
    id: 'pageDescription.quoteRequest',
    message:
      'Choose what you would like to read and how many readers you are, see the price, and receive a quote by e-mail, free of charge.',
  },
  notFound: /*i18n*/ { id: 'pageDescription.notFound', message: 'There is no page at this address.' },
};
