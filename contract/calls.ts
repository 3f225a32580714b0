import type { Codec } from './codec.ts';
import { addressCalls } from './address.ts';
import { contactCalls } from './contact.ts';
import { deviceCalls } from './device.ts';
import { invoiceCalls } from './invoice.ts';
import { licenceCalls } from './licence.ts';
import { modificationCalls } from './modification.ts';
import { newsletterCalls } from './newsletter.ts';
import { newsletterSignupCalls } from './newsletter-signup.ts';
import { passwordCalls } from './password.ts';
import { personalDataCalls } from './personal-data.ts';
import { priceCalls } from './price.ts';
import { profileCalls } from './profile.ts';
import { quotationCalls } from './quotation.ts';
import { quoteRequestCalls } from './quote-request.ts';
import { rangeCalls } from './range.ts';
import { readingCalls } from './reading.ts';
import { siteCalls } from './site.ts';
import { subscriptionDetailCalls } from './subscription-detail.ts';
import { subscriptionOrderCalls } from './subscription-order.ts';
import { subscriptionCalls } from './subscription.ts';
import { visitorCalls } from './visitor.ts';
import { walletCalls } from './wallet.ts';
import { watchCalls } from './watch.ts';

/**
 * The table of calls (specification §7): server, contract tests and documentation read it. The page's functions name the
 * rows of `calls/` that they ask, so that no page loads the codecs of another.
 */
export const calls = {
  ...siteCalls,
  ...visitorCalls,
  ...passwordCalls,
  ...invoiceCalls,
  ...priceCalls,
  ...quoteRequestCalls,
  ...quotationCalls,
  ...addressCalls,
  ...newsletterCalls,
  ...newsletterSignupCalls,
  ...readingCalls,
  ...subscriptionCalls,
  ...subscriptionDetailCalls,
  ...licenceCalls,
  ...rangeCalls,
  ...modificationCalls,
  ...subscriptionOrderCalls,
  ...walletCalls,
  ...contactCalls,
  ...watchCalls,
  ...profileCalls,
  ...deviceCalls,
  ...personalDataCalls,
};

export type Calls = typeof calls;

export type CallName = keyof Calls;

/** The calls whose request carries no data. */
export type BlankCallName = {
  [Name in CallName]: Calls[Name]['request'] extends Codec<null> ? Name : never;
}[CallName];

/** The names of the table's rows. */
export const callNames = Object.keys(calls) as readonly CallName[];

/** Decoded query of a call. */
export type QueryOf<Name extends CallName> = ReturnType<Calls[Name]['query']['decode']>;

/** Decoded body of a call's request. */
export type RequestOf<Name extends CallName> = ReturnType<Calls[Name]['request']['decode']>;

/** Decoded answer of a call. */
export type AnswerOf<Name extends CallName> = ReturnType<Calls[Name]['answer']['decode']>;
