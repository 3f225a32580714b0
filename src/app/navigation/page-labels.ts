import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IndexedPage, PageName } from '../pages.ts';

/** Labels in the account's index. */
export const pageLabels: Readonly<Record<IndexedPage, MessageDescriptor>> = {
  accountHome: msg`Overview`,
  invoice: msg`Invoices`,
  subscriptions: msg`Subscriptions`,
  wallet: msg`Wallet`,
  newsletters: msg`Newsletters`,
  notifications: msg({ message: 'Watches', comment: 'The account’s page of what is watched for the person' }),
  readings: msg`Reading history`,
  readLater: msg`Read later`,
  profile: msg`Personal information`,
  contact: msg({ message: 'Contact', comment: 'The account’s page of messages to the desk' }),
};

/** The title of each page while its code is loading. */
export const loadingTitles: Readonly<Record<PageName, MessageDescriptor>> = {
  ...pageLabels,
  accountHome: msg`Your account`,
  home: msg`Subscription desk`,
  signIn: msg`Sign in`,
  createAccount: msg`Create an account`,
  forgottenPassword: msg`Forgot your password?`,
  newPassword: msg`Choose a password`,
  newsletterSignup: msg({ message: 'Newsletter', comment: 'Title of the landing page (specification §2)' }),
  subscription: msg`Your subscription`,
  newWatch: msg`New watch`,
  addresses: msg`Your addresses`,
  addressForm: msg`Your addresses`,
  personalData: msg`Your data`,
  ranges: msg`IP ranges of your license`,
  rangeForm: msg`IP ranges of your license`,
  devices: msg`Where you are signed in`,
  readers: msg`Readers of your license`,
  readerForm: msg`Readers of your license`,
  readerImport: msg`Add readers from a list`,
  modification: msg`Your request`,
  payment: msg`Pay for your subscription`,
  quotation: msg`Your quote`,
  quoteRequest: msg`What would you like to read?`,
};
