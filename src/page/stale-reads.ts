import type { Ports } from '../../machines/ports.ts';

/** Reads whose last answers are cached, per question (`QueryCache`). */
export const cachedReads = [
  'readAddresses',
  'readNewsletters',
  'readWatches',
  'readReaders',
  'readRanges',
  'readSubscription',
  'readSubscriptions',
  'readLatestArticles',
  'readReadings',
  'readReadLater',
  'readWallet',
] as const satisfies readonly (keyof Ports)[];

export type CachedRead = (typeof cachedReads)[number];

const nothing: readonly CachedRead[] = [];
const licence: readonly CachedRead[] = ['readReaders', 'readRanges', 'readSubscription'];
/** A payment or an order: it changes what is held, what happened to it, and what is left in the wallet. */
const money: readonly CachedRead[] = ['readSubscription', 'readSubscriptions', 'readWallet'];

/**
 * Cached reads that a port's answer makes stale. A port without a row is a compile-time error; the contract test
 * `tests/contract/stale-reads.test.ts` checks completeness. A sign-in or sign-out drops the whole cache.
 */
export const staleReads: { readonly [Name in keyof Ports]: readonly CachedRead[] } = {
  readLatestBuild: nothing,
  readSite: nothing,
  readVisitor: nothing,
  refreshVisitor: nothing,
  signIn: nothing,
  signOut: nothing,
  resendVerification: nothing,
  renewInvoiceLink: nothing,
  requestAccount: nothing,
  requestPassword: nothing,
  readPasswordLink: nothing,
  choosePassword: nothing,

  readProfile: nothing,
  saveIdentity: nothing,
  saveInformation: nothing,
  changeEmail: nothing,
  resendEmailChange: nothing,
  cancelEmailChange: nothing,
  changePassword: nothing,

  simulateOffer: nothing,
  readQuoteDraft: nothing,
  saveQuoteDraft: nothing,
  dropQuoteDraft: nothing,
  requestQuote: nothing,

  readAddresses: nothing,
  saveAddress: ['readAddresses'],
  changeAddress: ['readAddresses'],

  readDevices: nothing,
  signOutDevices: nothing,
  readPersonalData: nothing,
  confirmPassword: nothing,
  requestDeletion: nothing,

  readNewsletters: nothing,
  changeNewsletter: ['readNewsletters'],
  readOfferedNewsletters: nothing,
  requestNewsletters: nothing,
  repeatNewsletterEmail: nothing,

  readInvoices: nothing,
  checkOut: money,
  findCheckout: money,
  readOutcome: money,
  askForHelp: nothing,
  sendReceiptCopy: nothing,
  sendMessage: nothing,
  // The question orders the renewal of what ends.
  readSubscriptionOrder: ['readSubscription', 'readSubscriptions'],

  readSubscriptions: nothing,
  readSubscription: nothing,
  readReaders: nothing,
  readReader: nothing,
  readAllReaders: nothing,
  addReaders: ['readReaders', 'readSubscription'],
  editReader: ['readReaders', 'readSubscription'],
  deleteReader: ['readReaders', 'readSubscription'],
  readRanges: nothing,
  addRanges: ['readRanges', 'readSubscription'],
  editRange: ['readRanges', 'readSubscription'],
  deleteRange: ['readRanges', 'readSubscription'],
  readModification: nothing,
  cancelModification: [...licence, 'readAddresses'],

  readLatestArticles: nothing,
  readReadings: nothing,
  readReadLater: nothing,
  keepArticle: ['readReadings', 'readReadLater', 'readLatestArticles'],

  readWatches: nothing,
  previewWatch: nothing,
  createWatch: ['readWatches'],
  deleteWatch: ['readWatches'],

  readWallet: nothing,
  readWalletStatement: nothing,

  readQuotation: nothing,
  readQuotationByReference: nothing,
  startQuotation: money,
  changeOffer: money,
  saveDetails: money,
  decideQuotation: money,
  orderQuotation: [...money, ...licence],
  shareQuotation: nothing,
};

/** Whether the answers of a port are cached. */
export function isCached(name: string): name is CachedRead {
  return cachedReads.some((read) => read === name);
}

export function isPort(name: string): name is keyof Ports {
  return Object.hasOwn(staleReads, name);
}
