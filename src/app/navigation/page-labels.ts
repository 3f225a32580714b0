import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IndexedPage, InnerPage, PageName } from '../../../contract/pages.ts';
import type { IndexGroup } from '../../../contract/pages/row.ts';

/** Labels in the account's index. */
export const pageLabels: Readonly<Record<IndexedPage, MessageDescriptor>> = {
  accountHome: msg`Overview`,
  invoice: msg`Invoices`,
  subscriptions: msg`Subscriptions`,
  wallet: msg`Wallet`,
  newsletters: msg`Newsletters`,
  notifications: msg({ message: 'Alerts', comment: 'The account’s page of what is watched for the person' }),
  readings: msg`Reading history`,
  readLater: msg`Read later`,
  profile: msg`Personal information`,
  contact: msg({ message: 'Contact', comment: 'The account’s page of messages to the desk' }),
};

/** Heads of the index's groups. */
export const groupLabels: Readonly<Record<IndexGroup, MessageDescriptor>> = {
  subscription: msg({ message: 'Subscription', comment: 'Head of a group of the account’s pages' }),
  reading: msg({ message: 'Reading', comment: 'Head of a group of the account’s pages' }),
  person: msg({ message: 'You', comment: 'Head of a group of the account’s pages' }),
};

/** Labels of pages that are not in the index, after that of the page that they belong to: “Subscriptions › Readers”. */
export const innerLabels: Readonly<Record<InnerPage, MessageDescriptor>> = {
  subscription: msg({
    message: 'Details',
    context: 'subscription',
    comment: 'Place in the account: of one subscription',
  }),
  newWatch: msg`New alert`,
  addresses: msg`Addresses`,
  addressForm: msg`Addresses`,
  personalData: msg`Your data`,
  ranges: msg`IP ranges`,
  rangeForm: msg`IP ranges`,
  devices: msg({ message: 'Devices', comment: 'Place in the account: where the person is signed in' }),
  readers: msg`Readers`,
  readerForm: msg`Readers`,
  readerImport: msg`Readers`,
  modification: msg({ message: 'Request', comment: 'Place in the account: one request for a change' }),
};

/** The title of each page while its code is loading. */
export const loadingTitles: Readonly<Record<PageName, MessageDescriptor>> = {
  ...pageLabels,
  accountHome: msg`Your account`,
  home: msg`Subscriber Services`,
  signIn: msg`Sign in`,
  createAccount: msg`Create an account`,
  forgottenPassword: msg`Forgot your password?`,
  newPassword: msg`Choose a password`,
  newsletterSignup: msg({ message: 'Newsletter', comment: 'Title of the landing page (specification §2)' }),
  subscription: msg`Your subscription`,
  newWatch: msg`New alert`,
  addresses: msg`Your addresses`,
  addressForm: msg`Your addresses`,
  personalData: msg`Your data`,
  ranges: msg`IP ranges of your license`,
  rangeForm: msg`IP ranges of your license`,
  devices: msg`Your signed-in devices`,
  readers: msg`Readers of your license`,
  readerForm: msg`Readers of your license`,
  readerImport: msg`Add readers from a list`,
  modification: msg`Your request`,
  payment: msg`Pay for your subscription`,
  purchase: msg`What would you like to read?`,
  quotation: msg`Your quote`,
  quoteRequest: msg`What would you like to read?`,
};
