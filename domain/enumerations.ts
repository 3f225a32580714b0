/** Numeric codes of the specification's §3, under the names that the code uses. */

/** Code of an unset civility (specification §3, §9). */
export const UNSET_CIVILITY = 41;

/** Civilities that a person can choose; the specification names only the unset one. */
export const civility = { mister: 1, madam: 2 } as const;

/** How the server identified a visitor (specification §3, login mode). */
export const loginMode = { password: 0, ipRecognition: 1, token: 2 } as const;

export type LoginMode = (typeof loginMode)[keyof typeof loginMode];

/** Payment status of an invoice (specification §3). */
export const paymentStatus = { unpaid: 1, settled: 2, cleared: 3, partlySettled: 4, quote: 8 } as const;

export type PaymentStatus = (typeof paymentStatus)[keyof typeof paymentStatus];

/** Kinds of modification requests (specification §3). */
export const modificationType = {
  email: 1,
  ipRangeAddition: 2,
  ipRangeEdit: 3,
  ipRangeDeletion: 4,
  readerAddition: 5,
  readerEdit: 6,
  readerDeletion: 7,
  administratorMessage: 8,
  addressMessage: 9,
  other: 99,
} as const;

export type ModificationType = (typeof modificationType)[keyof typeof modificationType];

/** Entry point of a new contact: prospect, subscription, wallet, landing page or newsletter (specification §3). */
export const origins = ['prospect', 'subscription', 'pme', 'landing', 'newsletter'] as const;

/** `unknown`: an origin of a newer version, or from before origins were recorded. */
export type Origin = (typeof origins)[number] | 'unknown';

/** Role of a contact for the publisher (specification §3). A new contact is a prospect. */
export const contactKind = {
  organisationFunction: 0,
  administrator: 1,
  formerAdministrator: 2,
  subscriber: 3,
  formerSubscriber: 4,
  freeSubscriber: 5,
  formerFreeSubscriber: 6,
  manager: 9,
  formerManager: 10,
  pmeClient: 11,
  formerPmeClient: 12,
  prospect: 13,
  openDoorsSubscriber: 15,
  imported: 16,
  merged: 17,
  giftedArticle: 18,
  inactive: 19,
  newsletterContact: 20,
} as const;

export type ContactKind = (typeof contactKind)[keyof typeof contactKind];

/**
 * Kind of document: a pro forma is provisional and has no number of the series; an invoice is final; a credit note
 * cancels an invoice or a part of it, its amounts negative. Other kinds of a back end are `unknown`.
 */
export type InvoiceKind = 'invoice' | 'proForma' | 'creditNote' | 'unknown';
