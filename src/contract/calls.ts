import type { Codec } from './codec.ts';
import { addressCalls } from './calls/address.ts';
import { contactCalls } from './calls/contact.ts';
import { deviceCalls } from './calls/device.ts';
import { invoiceCalls } from './calls/invoice.ts';
import { licenceCalls } from './calls/licence.ts';
import { modificationCalls } from './calls/modification.ts';
import { newsletterCalls } from './calls/newsletter.ts';
import { newsletterSignupCalls } from './calls/newsletter-signup.ts';
import { passwordCalls } from './calls/password.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { priceCalls } from './calls/price.ts';
import { profileCalls } from './calls/profile.ts';
import { quotationCalls } from './calls/quotation.ts';
import { quoteRequestCalls } from './calls/quote-request.ts';
import { rangeCalls } from './calls/range.ts';
import { readingCalls } from './calls/reading.ts';
import { siteCalls } from './calls/site.ts';
import { subscriptionOrderCalls } from './calls/subscription-order.ts';
import { subscriptionCalls } from './calls/subscription.ts';
import { visitorCalls } from './calls/visitor.ts';
import { walletCalls } from './calls/wallet.ts';
import { watchCalls } from './calls/watch.ts';

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

/** The calls whose body says nothing of its own. */
export type BlankCallName = {
  [Name in CallName]: Calls[Name]['request'] extends Codec<null> ? Name : never;
}[CallName];

/** The names of the table's rows. */
export const callNames = Object.keys(calls) as readonly CallName[];

/** What a call's query says, in the code's terms. */
export type QueryOf<Name extends CallName> = ReturnType<Calls[Name]['query']['decode']>;

/** What a call's body says, in the code's terms. */
export type RequestOf<Name extends CallName> = ReturnType<Calls[Name]['request']['decode']>;

/** What a call answers, in the code's terms. */
export type AnswerOf<Name extends CallName> = ReturnType<Calls[Name]['answer']['decode']>;
