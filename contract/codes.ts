import { acquisitionSources } from '../domain/acquisition-source.ts';
import { requestKinds } from '../domain/contact.ts';
import { origins } from '../domain/enumerations.ts';
import { documentKinds, readingKinds, readingListKinds } from '../domain/reading.ts';
import { orderNatures, subscriptionStatuses, subscriptionTypes } from '../domain/subscription.ts';
import { operationKinds } from '../domain/wallet.ts';

/**
 * The numbers of the specification's enumerations (§3), by the names of the code. Those that the specification shows stand in
 * `domain/enumerations.ts`: modification type, login mode, contact kind, payment status. The numbers here it does not
 * show: they are the places in its lists, counted from 1. Answers and requests are read by number or by our word; requests are written as the site's
 * setting says (`inNumbers`).
 */
function inOrder<const Name extends string>(...names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, index + 1])) as Record<Name, number>;
}

/** Reading-list kinds. */
export const readingListCodes = inOrder(...readingListKinds);

/** Reading log kinds. */
export const readingCodes = inOrder(...readingKinds);

/** Acquisition source. */
export const sourceCodes = inOrder(...acquisitionSources);

/** Licence type. */
export const licenceCodes = inOrder('professional', 'global', 'independent', 'media', 'morning');

/** Currency. */
export const currencyCodes = inOrder('EUR', 'USD', 'GBP', 'CRE');

/** Request/validation state. */
export const requestStateCodes = inOrder(
  'pending',
  'cancelled',
  'accepted',
  'automaticallyAccepted',
  'rejected',
  'partlyAccepted',
);

/** Subscription status. */
export const subscriptionStatusCodes = inOrder(...subscriptionStatuses);

/** Subscription type. */
export const subscriptionTypeCodes = inOrder(...subscriptionTypes);

/** Order nature. */
export const orderNatureCodes = inOrder(...orderNatures);

/** Africa region. */
export const regionCodes = inOrder('all', 'north', 'westCentral', 'eastSouthern');

/** Document kind. */
export const documentKindCodes = inOrder(...documentKinds);

/** Wallet operation. */
export const walletOperationCodes = inOrder(...operationKinds);

/** Origin of an account. */
export const originCodes = inOrder(...origins);

/** Reading sort. */
export const sortCodes = inOrder('oldestRead', 'newestRead', 'oldestPublished', 'newestPublished');

/** Request kind. */
export const requestKindCodes = inOrder(...requestKinds);
