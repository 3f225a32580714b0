import type { PageName } from '../../../contract/pages.ts';
import { pageOf } from '../../../contract/pages.ts';
import type { PageWords, Words } from '../../../contract/pages/row.ts';
import { homeDescription, signInDescription, accountHomeDescription } from '../../../contract/pages/session.ts';
import {
  createAccountDescription,
  forgottenPasswordDescription,
  newPasswordDescription,
} from '../../../contract/pages/auth.ts';
import { newsletterSignupDescription, newslettersDescription } from '../../../contract/pages/newsletter.ts';
import { invoiceDescription } from '../../../contract/pages/invoice.ts';
import { subscriptionsDescription, subscriptionDescription } from '../../../contract/pages/subscription.ts';
import { walletDescription } from '../../../contract/pages/wallet.ts';
import { newWatchDescription, notificationsDescription } from '../../../contract/pages/watch.ts';
import { readingsDescription, readLaterDescription } from '../../../contract/pages/reading.ts';
import { profileDescription } from '../../../contract/pages/profile.ts';
import { contactDescription } from '../../../contract/pages/contact.ts';
import { addressesDescription, addressFormDescription } from '../../../contract/pages/address.ts';
import { personalDataDescription } from '../../../contract/pages/personal-data.ts';
import {
  rangesDescription,
  rangeFormDescription,
  readersDescription,
  readerFormDescription,
  readerImportDescription,
} from '../../../contract/pages/licence.ts';
import { devicesDescription } from '../../../contract/pages/devices.ts';
import { modificationDescription } from '../../../contract/pages/modification.ts';
import { paymentDescription } from '../../../contract/pages/payment.ts';
import { quotationDescription } from '../../../contract/pages/quotation.ts';
import { purchaseDescription } from '../../../contract/pages/purchase.ts';
import { quoteRequestDescription } from '../../../contract/pages/quote-request.ts';

/** The description of each page; its title is in its row. */
const descriptions: Readonly<Record<PageName, Words>> = {
  home: homeDescription,
  signIn: signInDescription,
  createAccount: createAccountDescription,
  forgottenPassword: forgottenPasswordDescription,
  newPassword: newPasswordDescription,
  newsletterSignup: newsletterSignupDescription,
  accountHome: accountHomeDescription,
  invoice: invoiceDescription,
  subscriptions: subscriptionsDescription,
  subscription: subscriptionDescription,
  wallet: walletDescription,
  newsletters: newslettersDescription,
  newWatch: newWatchDescription,
  notifications: notificationsDescription,
  readings: readingsDescription,
  readLater: readLaterDescription,
  profile: profileDescription,
  contact: contactDescription,
  addresses: addressesDescription,
  addressForm: addressFormDescription,
  personalData: personalDataDescription,
  ranges: rangesDescription,
  rangeForm: rangeFormDescription,
  devices: devicesDescription,
  readerImport: readerImportDescription,
  readers: readersDescription,
  readerForm: readerFormDescription,
  modification: modificationDescription,
  payment: paymentDescription,
  quotation: quotationDescription,
  purchase: purchaseDescription,
  quoteRequest: quoteRequestDescription,
};

/** An address without a page. */
export const notFoundWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.notFound', message: 'Page not found' },
  description: /*i18n*/ { id: 'pageDescription.notFound', message: 'There’s no page at this link.' },
};

/** Title and description of a page. */
export function wordsOf(name: PageName): PageWords {
  return { title: pageOf(name).title, description: descriptions[name] };
}

/** Shown in unsupported, older browsers. */
export const withoutSupport: Words = /*i18n*/ {
  id: 'page.withoutSupport',
  message: 'Your browser is too old for this page. Update it, or open the page in another browser.',
};

/** Shown where scripts are disabled. */
export const withoutScript: Words = /*i18n*/ {
  id: 'page.withoutScript',
  message: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
};

/** Shown when the scripts fail to load. */
export const withoutAnswer: Words = /*i18n*/ {
  id: 'page.withoutAnswer',
  message: 'This page didn’t load completely. Check your connection.',
};

/** The link that reloads the page. */
export const onceMore: Words = /*i18n*/ { id: 'page.onceMore', message: 'Reload' };

/** Introduces the desk's addresses, where scripts are disabled. */
export const howToReach: Words = /*i18n*/ {
  id: 'page.howToReach',
  message: 'A question? Write or call:',
};
