import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '../../../src/app/pages.ts';

interface PageWords {
  /** The document's title before the page's code is loaded. */
  readonly title: MessageDescriptor;
  /** The purpose of the page in a sentence: for search engines, and for browsers without scripts. */
  readonly description: MessageDescriptor;
}

/** Title and description of each page, and of addresses without one. */
export const pageWords: Readonly<Record<PageName | 'notFound', PageWords>> = {
  home: {
    title: /*i18n*/ { id: 'pageTitle.home', message: 'Subscription desk' },
    description: /*i18n*/ {
      id: 'pageDescription.home',
      message:
        'Pay an invoice, look after your subscriptions, ask for a quote, or receive the newsletters of a publisher of African news.',
    },
  },
  signIn: {
    title: /*i18n*/ { id: 'pageTitle.signIn', message: 'Sign in' },
    description: /*i18n*/ {
      id: 'pageDescription.signIn',
      message: 'Sign in to your account to see your invoices and your subscriptions.',
    },
  },
  createAccount: {
    title: /*i18n*/ { id: 'pageTitle.createAccount', message: 'Create an account' },
    description: /*i18n*/ {
      id: 'pageDescription.createAccount',
      message: 'Create an account with your email address: a letter brings you the link to choose a password.',
    },
  },
  forgottenPassword: {
    title: /*i18n*/ { id: 'pageTitle.forgottenPassword', message: 'Forgot your password?' },
    description: /*i18n*/ {
      id: 'pageDescription.forgottenPassword',
      message: 'Receive by email the link to choose another password.',
    },
  },
  newPassword: {
    title: /*i18n*/ { id: 'pageTitle.newPassword', message: 'Choose a password' },
    description: /*i18n*/ {
      id: 'pageDescription.newPassword',
      message: 'Choose the password of your account, by the link of our letter.',
    },
  },
  newsletterSignup: {
    title: /*i18n*/ { id: 'pageTitle.newsletterSignup', message: 'Newsletter' },
    description: /*i18n*/ {
      id: 'pageDescription.newsletterSignup',
      message:
        'Choose among our free newsletters about Africa: no account is needed, and each one ends with one click.',
    },
  },
  accountHome: {
    title: /*i18n*/ { id: 'pageTitle.accountHome', message: 'Your account' },
    description: /*i18n*/ {
      id: 'pageDescription.accountHome',
      message: 'Your account at a glance: what is to be paid, what ends soon, what you receive.',
    },
  },
  invoice: {
    title: /*i18n*/ { id: 'pageTitle.invoice', message: 'Your invoices' },
    description: /*i18n*/ {
      id: 'pageDescription.invoice',
      message: 'See your invoices and pay them, by card or by transfer.',
    },
  },
  subscriptions: {
    title: /*i18n*/ { id: 'pageTitle.subscriptions', message: 'Your subscriptions' },
    description: /*i18n*/ {
      id: 'pageDescription.subscriptions',
      message: 'See your subscriptions, their licenses and when they end.',
    },
  },
  subscription: {
    title: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
    description: /*i18n*/ {
      id: 'pageDescription.subscription',
      message: 'See what a subscription contains, who reads it and when it ends.',
    },
  },
  wallet: {
    title: /*i18n*/ { id: 'pageTitle.wallet', message: 'Your wallet' },
    description: /*i18n*/ {
      id: 'pageDescription.wallet',
      message: 'See the credits of your wallet, and what has been added and taken away.',
    },
  },
  newsletters: {
    title: /*i18n*/ { id: 'pageTitle.newsletters', message: 'Newsletters' },
    description: /*i18n*/ {
      id: 'pageDescription.newsletters',
      message: 'Choose which newsletters your account receives.',
    },
  },
  notifications: {
    title: /*i18n*/ { id: 'pageTitle.notifications', message: 'Your watches' },
    description: /*i18n*/ {
      id: 'pageDescription.notifications',
      message: 'See what is watched for you, and end a watch.',
    },
  },
  newWatch: {
    title: /*i18n*/ { id: 'pageTitle.newWatch', message: 'New watch' },
    description: /*i18n*/ {
      id: 'pageDescription.newWatch',
      message: 'Say what we should watch for you, and hear of each article about it.',
    },
  },
  readings: {
    title: /*i18n*/ { id: 'pageTitle.readings', message: 'Reading history' },
    description: /*i18n*/ { id: 'pageDescription.readings', message: 'Find the articles that you have read.' },
  },
  readLater: {
    title: /*i18n*/ { id: 'pageTitle.readLater', message: 'Read later' },
    description: /*i18n*/ { id: 'pageDescription.readLater', message: 'Find the articles that you have put aside.' },
  },
  profile: {
    title: /*i18n*/ { id: 'pageTitle.profile', message: 'Personal information' },
    description: /*i18n*/ {
      id: 'pageDescription.profile',
      message: 'See and change your name, your email address and your password.',
    },
  },
  contact: {
    title: /*i18n*/ { id: 'pageTitle.contact', message: 'Write to the subscription desk' },
    description: /*i18n*/ { id: 'pageDescription.contact', message: 'Write to the subscription desk.' },
  },
  addresses: {
    title: /*i18n*/ { id: 'pageTitle.addresses', message: 'Your addresses' },
    description: /*i18n*/ {
      id: 'pageDescription.addresses',
      message: 'See and change your billing and delivery addresses.',
    },
  },
  addressForm: {
    title: /*i18n*/ { id: 'pageTitle.addressForm', message: 'Your address' },
    description: /*i18n*/ {
      id: 'pageDescription.addressForm',
      message: 'Add an address to your account, or change it.',
    },
  },
  personalData: {
    title: /*i18n*/ { id: 'pageTitle.personalData', message: 'Your data' },
    description: /*i18n*/ {
      id: 'pageDescription.personalData',
      message: 'See what we hold of you, and ask for your account to be deleted.',
    },
  },
  modification: {
    title: /*i18n*/ { id: 'pageTitle.modification', message: 'Your request' },
    description: /*i18n*/ {
      id: 'pageDescription.modification',
      message: 'Follow a request for a modification of a license.',
    },
  },
  devices: {
    title: /*i18n*/ { id: 'pageTitle.devices', message: 'Where you are signed in' },
    description: /*i18n*/ {
      id: 'pageDescription.devices',
      message: 'See where you are signed in, and sign out elsewhere.',
    },
  },
  ranges: {
    title: /*i18n*/ { id: 'pageTitle.ranges', message: 'IP ranges of your license' },
    description: /*i18n*/ {
      id: 'pageDescription.ranges',
      message: 'See the addresses of the networks that a license recognizes.',
    },
  },
  rangeForm: {
    title: /*i18n*/ { id: 'pageTitle.rangeForm', message: 'IP ranges' },
    description: /*i18n*/ {
      id: 'pageDescription.rangeForm',
      message: 'Add addresses of a network to a license, or change them.',
    },
  },
  readerImport: {
    title: /*i18n*/ { id: 'pageTitle.readerImport', message: 'Add readers from a list' },
    description: /*i18n*/ { id: 'pageDescription.readerImport', message: 'Add readers to a license from a list.' },
  },
  readers: {
    title: /*i18n*/ { id: 'pageTitle.readers', message: 'Readers of your license' },
    description: /*i18n*/ { id: 'pageDescription.readers', message: 'See and change who reads with a license.' },
  },
  readerForm: {
    title: /*i18n*/ { id: 'pageTitle.readerForm', message: 'A reader of your license' },
    description: /*i18n*/ {
      id: 'pageDescription.readerForm',
      message: 'Add a reader to a license, or change what we know of them.',
    },
  },
  payment: {
    title: /*i18n*/ { id: 'pageTitle.payment', message: 'Payment' },
    description: /*i18n*/ {
      id: 'pageDescription.payment',
      message: 'Pay for a subscription, by card, by transfer or with your wallet.',
    },
  },
  quotation: {
    title: /*i18n*/ { id: 'pageTitle.quotation', message: 'Your quote' },
    description: /*i18n*/ {
      id: 'pageDescription.quotation',
      message: 'See your quote, accept it, or ask for a change.',
    },
  },
  quoteRequest: {
    title: /*i18n*/ { id: 'pageTitle.quoteRequest', message: 'Ask for a quote' },
    description: /*i18n*/ {
      id: 'pageDescription.quoteRequest',
      message:
        'Choose what you would like to read and how many readers you are, see the price, and receive a quote by email, free of charge.',
    },
  },
  notFound: {
    title: /*i18n*/ { id: 'pageTitle.notFound', message: 'Page not found' },
    description: /*i18n*/ { id: 'pageDescription.notFound', message: 'There is no page at this address.' },
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
