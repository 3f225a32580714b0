import type { CachedCall } from '../../contract/call.ts';
import type { Ports } from '../../machines/ports.ts';

/** Reads whose last answers are cached, per question (`QueryCache`), and the call that each makes. */
export const cachedReads = {
  readAddresses: 'user/adresse',
  readNewsletters: 'servicesemail',
  readWatches: 'notifications',
  readReaders: 'readers/read',
  readRanges: 'ranges/read',
  readSubscription: 'subscription/read',
  readSubscriptions: 'subscriptions/all',
  readLatestArticles: 'articles/last',
  readReadings: 'articles/history',
  readReadLater: 'read-later/read',
  readWallet: 'user/pme',
} as const satisfies Readonly<Partial<Record<keyof Ports, CachedCall>>>;

export type CachedRead = keyof typeof cachedReads;

/** Whether the answers of a port are cached. */
export function isCached(name: string): name is CachedRead {
  return Object.hasOwn(cachedReads, name);
}
