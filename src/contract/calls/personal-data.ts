import { inverted } from '../inverted.ts';
import {
  confirmationCodec,
  deletionAskedCodec,
  deletionCodec,
  personalDataCodec,
  presentPasswordNames,
} from '../personal-data.ts';
import { call, defaults, unsaid } from './call.ts';

const ownersOnly = { ...defaults, path: '/ajax/user/donnees', callers: ['signedIn'] } as const;

/** Calls about all that is held of a person. The specification names none: their path is ours. */
export const personalDataCalls = {
  'user/donnees': call({
    ...ownersOnly,
    method: 'GET',
    answer: personalDataCodec,
    failures: [400, 401, 403],
    fixtures: ['user-donnees'],
    purpose: 'Tells whether the caller may have all that is held of them, and what stands in the way of its deletion.',
  }),
  'user/donnees/confirm': call({
    ...ownersOnly,
    method: 'POST',
    request: confirmationCodec,
    answer: personalDataCodec,
    refuses: true,
    failures: [400, 401, 403, 422, 429],
    fields: inverted(presentPasswordNames),
    fixtures: ['user-donnees-confirm', 'user-donnees-confirm.refused'],
    purpose: 'Takes the caller’s password once more: for ten minutes they may download all that is held of them.',
  }),
  'user/donnees/delete': call({
    ...ownersOnly,
    method: 'POST',
    asks: { field: 'suppression' },
    request: deletionCodec,
    answer: deletionAskedCodec,
    refuses: true,
    failures: [400, 401, 403, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(presentPasswordNames),
    fixtures: ['user-donnees-delete', 'user-donnees-delete.refused'],
    purpose: 'Has the account deleted after a fortnight, unless its owner signs in; every session ends.',
  }),
};
