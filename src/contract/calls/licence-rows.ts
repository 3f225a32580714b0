import { modificationSummaryCodec } from '../modification.ts';
import { defaults } from './call.ts';

/** What rows about licences have in common. */
export const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Reads share a path: a field of the request distinguishes them. */
export const read = {
  ...ownersOnly,
  path: '/ajax/subscriptions/read',
  failures: [400, 401, 403, 404],
  readsOnly: true,
} as const;

export const change = { ...ownersOnly, answer: modificationSummaryCodec } as const;
