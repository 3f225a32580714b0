import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '../../../src/app/pages.ts';

export interface PageWords {
  /** The document's title before the page's code is loaded. */
  readonly title: MessageDescriptor;
  /** The purpose of the page in a sentence: for search engines, and for browsers without scripts. */
  readonly description: MessageDescriptor;
}

/** Title and description of each page, and of addresses without one. */
export const pageWords: Readonly<Record<PageName | 'notFound', PageWords>> = {
  home: {
    title: /*i18n*/ { id: 'pageTitle.home', message: 'Subscriber Services' },
    description: /*i18n*/ {
      id: 'pageDescription.home',
      message:
        'Pay an invoice, manage your subscriptions, request a quote, or get the newsletters of a publisher of African news.',
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
      message: 'Create an account with your email address. We’ll email you a link to set your password.',
    },
  },
  forgottenPassword: {
    title: /*i18n*/ { id: 'pageTitle.forgottenPassword', message: 'Forgot your password?' },
    description: /*i18n*/ {
      id: 'pageDescription.forgottenPassword',
      message: 'Get a link by email to reset your password.',
    },
  },
  newPassword: {
    title: /*i18n*/ { id: 'pageTitle.newPassword', message: 'Choose a password' },
    description: /*i18n*/ {
      id: 'pageDescription.newPassword',
      message: 'Set your account password using the link in our email.',
    },
  },
  newsletterSignup: {
    title: /*i18n*/ { id: 'pageTitle.newsletterSignup', message: 'Newsletter' },
    description: /*i18n*/ {
      id: 'pageDescription.newsletterSignup',
      message:
        'Choose from our free newsletters about Africa. No account needed, and you can unsubscribe in one click.',
    },
  },
  accountHome: {
    title: /*i18n*/ { id: 'pageTitle.accountHome', message: 'Your account' },
    description: /*i18n*/ {
      id: 'pageDescription.accountHome',
      message: 'Your account at a glance: what to pay, what ends soon, and what you receive.',
    },
  },
  invoice: {
    title: /*i18n*/ { id: 'pageTitle.invoice', message: 'Your invoices' },
    description: /*i18n*/ {
      id: 'pageDescription.invoice',
      message: 'View your invoices and pay them by card or bank transfer.',
    },
  },
  subscriptions: {
    title: /*i18n*/ { id: 'pageTitle.subscriptions', message: 'Your subscriptions' },
    description: /*i18n*/ {
      id: 'pageDescription.subscriptions',
      message: 'View your subscriptions, their licenses, and their end dates.',
    },
  },
  subscription: {
    title: /*i18n*/ { id: 'pageTitle.subscription', message: 'Your subscription' },
    description: /*i18n*/ {
      id: 'pageDescription.subscription',
      message: 'View what a subscription includes, who can use it, and when it ends.',
    },
  },
  wallet: {
    title: /*i18n*/ { id: 'pageTitle.wallet', message: 'Your wallet' },
    description: /*i18n*/ {
      id: 'pageDescription.wallet',
      message: 'View your wallet balance and transactions.',
    },
  },
  newsletters: {
    title: /*i18n*/ { id: 'pageTitle.newsletters', message: 'Newsletters' },
    description: /*i18n*/ {
      id: 'pageDescription.newsletters',
      message: 'Choose the newsletters your account receives.',
    },
  },
  notifications: {
    title: /*i18n*/ { id: 'pageTitle.notifications', message: 'Your alerts' },
    description: /*i18n*/ {
      id: 'pageDescription.notifications',
      message: 'View your alerts, and delete those you no longer need.',
    },
  },
  newWatch: {
    title: /*i18n*/ { id: 'pageTitle.newWatch', message: 'New alert' },
    description: /*i18n*/ {
      id: 'pageDescription.newWatch',
      message: 'Choose a topic, and get each new article about it by email.',
    },
  },
  readings: {
    title: /*i18n*/ { id: 'pageTitle.readings', message: 'Reading history' },
    description: /*i18n*/ { id: 'pageDescription.readings', message: 'Find the articles you’ve read.' },
  },
  readLater: {
    title: /*i18n*/ { id: 'pageTitle.readLater', message: 'Read later' },
    description: /*i18n*/ { id: 'pageDescription.readLater', message: 'Find the articles you’ve saved.' },
  },
  profile: {
    title: /*i18n*/ { id: 'pageTitle.profile', message: 'Personal information' },
    description: /*i18n*/ {
      id: 'pageDescription.profile',
      message: 'View and change your name, email address, and password.',
    },
  },
  contact: {
    title: /*i18n*/ { id: 'pageTitle.contact', message: 'Contact Subscriber Services' },
    description: /*i18n*/ {
      id: 'pageDescription.contact',
      message: 'Contact Subscriber Services. We usually reply within two business days.',
    },
  },
  addresses: {
    title: /*i18n*/ { id: 'pageTitle.addresses', message: 'Your addresses' },
    description: /*i18n*/ {
      id: 'pageDescription.addresses',
      message: 'View and change your billing and delivery addresses.',
    },
  },
  addressForm: {
    title: /*i18n*/ { id: 'pageTitle.addressForm', message: 'Your address' },
    description: /*i18n*/ {
      id: 'pageDescription.addressForm',
      message: 'Add an address to your account, or edit one.',
    },
  },
  personalData: {
    title: /*i18n*/ { id: 'pageTitle.personalData', message: 'Your data' },
    description: /*i18n*/ {
      id: 'pageDescription.personalData',
      message: 'View what we keep about you, and ask us to delete your account.',
    },
  },
  modification: {
    title: /*i18n*/ { id: 'pageTitle.modification', message: 'Your request' },
    description: /*i18n*/ {
      id: 'pageDescription.modification',
      message: 'Follow a request to change a license.',
    },
  },
  devices: {
    title: /*i18n*/ { id: 'pageTitle.devices', message: 'Your signed-in devices' },
    description: /*i18n*/ {
      id: 'pageDescription.devices',
      message: 'View your signed-in devices, and sign them out.',
    },
  },
  ranges: {
    title: /*i18n*/ { id: 'pageTitle.ranges', message: 'IP ranges of your license' },
    description: /*i18n*/ {
      id: 'pageDescription.ranges',
      message: 'View the networks a license recognizes by IP address.',
    },
  },
  rangeForm: {
    title: /*i18n*/ { id: 'pageTitle.rangeForm', message: 'IP ranges' },
    description: /*i18n*/ {
      id: 'pageDescription.rangeForm',
      message: 'Add IP addresses to a license, or change them.',
    },
  },
  readerImport: {
    title: /*i18n*/ { id: 'pageTitle.readerImport', message: 'Add readers from a list' },
    description: /*i18n*/ { id: 'pageDescription.readerImport', message: 'Add readers to a license from a list.' },
  },
  readers: {
    title: /*i18n*/ { id: 'pageTitle.readers', message: 'Readers of your license' },
    description: /*i18n*/ { id: 'pageDescription.readers', message: 'View and change who can use a license.' },
  },
  readerForm: {
    title: /*i18n*/ { id: 'pageTitle.readerForm', message: 'A reader of your license' },
    description: /*i18n*/ {
      id: 'pageDescription.readerForm',
      message: 'Add a reader to a license, or edit their details.',
    },
  },
  payment: {
    title: /*i18n*/ { id: 'pageTitle.payment', message: 'Payment' },
    description: /*i18n*/ {
      id: 'pageDescription.payment',
      message: 'Pay for a subscription by card, bank transfer, or wallet.',
    },
  },
  quotation: {
    title: /*i18n*/ { id: 'pageTitle.quotation', message: 'Your quote' },
    description: /*i18n*/ {
      id: 'pageDescription.quotation',
      message: 'View your quote, accept it, or ask for a change.',
    },
  },
  purchase: {
    title: /*i18n*/ { id: 'pageTitle.purchase', message: 'Subscribe' },
    description: /*i18n*/ {
      id: 'pageDescription.purchase',
      message: 'Choose what you’d like to read and how many readers, see the price, and subscribe online.',
    },
  },
  quoteRequest: {
    title: /*i18n*/ { id: 'pageTitle.quoteRequest', message: 'Request a quote' },
    description: /*i18n*/ {
      id: 'pageDescription.quoteRequest',
      message: 'Choose what you’d like to read and how many readers, see the price, and get a free quote by email.',
    },
  },
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
