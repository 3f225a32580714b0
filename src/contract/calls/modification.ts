import { modificationCancellingCodec, modificationCodec, modificationQuestionCodec } from '../modification.ts';
import { call, defaults } from './call.ts';

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'], answer: modificationCodec } as const;

/** Calls about requests for a modification. */
export const modificationCalls = {
  'modification/read': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/read',
    asks: { field: 'vue', value: 'demande' },
    readsOnly: true,
    request: modificationQuestionCodec,
    failures: [400, 401, 403, 404],
    fixtures: ['modification-read', 'modification-read.unknown'],
    purpose: 'Tells a request of the caller’s, with its lines and what happened to it.',
  }),
  'modification/update': call({
    ...ownersOnly,
    path: '/ajax/subscriptions/modification/update',
    request: modificationCancellingCodec,
    failures: [400, 401, 403, 404],
    fixtures: ['modification-update', 'modification-update.settled'],
    purpose: 'Takes a request back; where it was settled before, only tells how.',
  }),
};
