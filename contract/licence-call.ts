/** What rows of calls about licences share. */
import { defaults } from './call.ts';
import { modificationSummaryCodec } from './modification.ts';

export const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Reads share a path: a field of the request distinguishes them. */
export const read = {
  ...ownersOnly,
  path: '/ajax/subscriptions/read',
  readsOnly: true,
} as const;

/** A change is answered by the request that it becomes. */
export const change = { ...ownersOnly, answer: modificationSummaryCodec } as const;
