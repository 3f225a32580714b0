import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '../../src/app/pages.ts';

/** What an answer is called before the page's code is there: each page of the table, and what has no page. */
export const pageTitles: Readonly<Record<PageName | 'notFound', MessageDescriptor>> = {
  home: /*i18n*/ { id: 'pageTitle.home', message: 'Subscription desk' },
  signIn: /*i18n*/ { id: 'pageTitle.signIn', message: 'Sign in' },
  createAccount: /*i18n*/ { id: 'pageTitle.createAccount', message: 'Create an account' },
  forgottenPassword: /*i18n*/ { id: 'pageTitle.forgottenPassword', message: 'Forgot your password?' },
  newPassword: /*i18n*/ { id: 'pageTitle.newPassword', message: 'Choose a password' },
  newsletterSignup: /*i18n*/ { id: 'pageTitle.newsletterSignup', message: 'Newsletter' },
  accountHome: /*i18n*/ { id: 'pageTitle.accountHome', message: 'Your account' },
  invoice: /*i18n*/ { id: 'pageTitle.invoice', message: 'Your invoices' },
  subscriptions: /*i18n*/ { id: 'pageTitle.subscriptions', message: 'Your subscriptions' },
  subscription: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
  wallet: /*i18n*/ { id: 'pageTitle.wallet', message: 'Your wallet' },
  newsletters: /*i18n*/ { id: 'pageTitle.newsletters', message: 'Newsletters' },
  notifications: /*i18n*/ { id: 'pageTitle.notifications', message: 'Your watches' },
  newWatch: /*i18n*/ { id: 'pageTitle.newWatch', message: 'New watch' },
  readings: /*i18n*/ { id: 'pageTitle.readings', message: 'Reading history' },
  readLater: /*i18n*/ { id: 'pageTitle.readLater', message: 'Read later' },
  profile: /*i18n*/ { id: 'pageTitle.profile', message: 'Personal information' },
  contact: /*i18n*/ { id: 'pageTitle.contact', message: 'Write to the subscription desk' },
  addresses: /*i18n*/ { id: 'pageTitle.addresses', message: 'Your addresses' },
  addressForm: /*i18n*/ { id: 'pageTitle.addressForm', message: 'Your address' },
  personalData: /*i18n*/ { id: 'pageTitle.personalData', message: 'Your data' },
  modification: /*i18n*/ { id: 'pageTitle.modification', message: 'Your request' },
  devices: /*i18n*/ { id: 'pageTitle.devices', message: 'Where you are signed in' },
  ranges: /*i18n*/ { id: 'pageTitle.ranges', message: 'IP ranges of your license' },
  rangeForm: /*i18n*/ { id: 'pageTitle.rangeForm', message: 'IP ranges' },
  readerImport: /*i18n*/ { id: 'pageTitle.readerImport', message: 'Add readers from a list' },
  readers: /*i18n*/ { id: 'pageTitle.readers', message: 'Readers of your license' },
  readerForm: /*i18n*/ { id: 'pageTitle.readerForm', message: 'A reader of your license' },
  payment: /*i18n*/ { id: 'pageTitle.payment', message: 'Payment' },
  quotation: /*i18n*/ { id: 'pageTitle.quotation', message: 'Your quote' },
  quoteRequest: /*i18n*/ { id: 'pageTitle.quoteRequest', message: 'Ask for a quote' },
  notFound: /*i18n*/ { id: 'pageTitle.notFound', message: 'Page not found' },
};

/** Where no script runs. */
export const withoutScript: MessageDescriptor = /*i18n*/ {
  id: 'page.withoutScript',
  message: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
};

/** Where the scripts do not come. */
export const withoutAnswer: MessageDescriptor = /*i18n*/ {
  id: 'page.withoutAnswer',
  message: 'This page has not arrived in full. Check your connection.',
};

/** The way to ask for the page once more. */
export const onceMore: MessageDescriptor = /*i18n*/ { id: 'page.onceMore', message: 'Load it again' };

/** Before the desk's addresses, where no script runs. */
export const howToReach: MessageDescriptor = /*i18n*/ {
  id: 'page.howToReach',
  message: 'A question? Write or call:',
};
