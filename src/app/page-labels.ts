import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IndexedPage } from './pages.ts';

/** What the account's index calls its pages. */
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
