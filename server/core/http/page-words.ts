import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '../../../contract/pages.ts';
import type { PageWords } from '../../../contract/pages/row.ts';
import { homeWords, signInWords, accountHomeWords } from '../../../contract/pages/session.ts';
import { createAccountWords, forgottenPasswordWords, newPasswordWords } from '../../../contract/pages/auth.ts';
import { newsletterSignupWords, newslettersWords } from '../../../contract/pages/newsletter.ts';
import { invoiceWords } from '../../../contract/pages/invoice.ts';
import { subscriptionsWords, subscriptionWords } from '../../../contract/pages/subscription.ts';
import { walletWords } from '../../../contract/pages/wallet.ts';
import { newWatchWords, notificationsWords } from '../../../contract/pages/watch.ts';
import { readingsWords, readLaterWords } from '../../../contract/pages/reading.ts';
import { profileWords } from '../../../contract/pages/profile.ts';
import { contactWords } from '../../../contract/pages/contact.ts';
import { addressesWords, addressFormWords } from '../../../contract/pages/address.ts';
import { personalDataWords } from '../../../contract/pages/personal-data.ts';
import {
  rangesWords,
  rangeFormWords,
  readersWords,
  readerFormWords,
  readerImportWords,
} from '../../../contract/pages/licence.ts';
import { devicesWords } from '../../../contract/pages/devices.ts';
import { modificationWords } from '../../../contract/pages/modification.ts';
import { paymentWords } from '../../../contract/pages/payment.ts';
import { quotationWords } from '../../../contract/pages/quotation.ts';
import { purchaseWords } from '../../../contract/pages/purchase.ts';
import { quoteRequestWords } from '../../../contract/pages/quote-request.ts';

/** Title and description of each page, and of addresses without one. */
export const pageWords: Readonly<Record<PageName | 'notFound', PageWords>> = {
  home: homeWords,
  signIn: signInWords,
  createAccount: createAccountWords,
  forgottenPassword: forgottenPasswordWords,
  newPassword: newPasswordWords,
  newsletterSignup: newsletterSignupWords,
  accountHome: accountHomeWords,
  invoice: invoiceWords,
  subscriptions: subscriptionsWords,
  subscription: subscriptionWords,
  wallet: walletWords,
  newsletters: newslettersWords,
  newWatch: newWatchWords,
  notifications: notificationsWords,
  readings: readingsWords,
  readLater: readLaterWords,
  profile: profileWords,
  contact: contactWords,
  addresses: addressesWords,
  addressForm: addressFormWords,
  personalData: personalDataWords,
  ranges: rangesWords,
  rangeForm: rangeFormWords,
  devices: devicesWords,
  readerImport: readerImportWords,
  readers: readersWords,
  readerForm: readerFormWords,
  modification: modificationWords,
  payment: paymentWords,
  quotation: quotationWords,
  purchase: purchaseWords,
  quoteRequest: quoteRequestWords,
  notFound: {
    title: /*i18n*/ { id: 'pageTitle.notFound', message: 'Page not found' },
    description: /*i18n*/ { id: 'pageDescription.notFound', message: 'There’s no page at this link.' },
  },
};

/** Shown in unsupported, older browsers. */
export const withoutSupport: MessageDescriptor = /*i18n*/ {
  id: 'page.withoutSupport',
  message: 'Your browser is too old for this page. Update it, or open the page in another browser.',
};

/** Shown where scripts are disabled. */
export const withoutScript: MessageDescriptor = /*i18n*/ {
  id: 'page.withoutScript',
  message: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
};

/** Shown when the scripts fail to load. */
export const withoutAnswer: MessageDescriptor = /*i18n*/ {
  id: 'page.withoutAnswer',
  message: 'This page didn’t load completely. Check your connection.',
};

/** The link that reloads the page. */
export const onceMore: MessageDescriptor = /*i18n*/ { id: 'page.onceMore', message: 'Reload' };

/** Introduces the desk's addresses, where scripts are disabled. */
export const howToReach: MessageDescriptor = /*i18n*/ {
  id: 'page.howToReach',
  message: 'A question? Write or call:',
};
