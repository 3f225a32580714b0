import { devicesCodec, devicesEndCodec } from '../device.ts';
import { call, defaults } from './call.ts';

const ownersOnly = { ...defaults, path: '/ajax/user/sessions', answer: devicesCodec, callers: ['signedIn'] } as const;

/** Calls about the devices on which a person is signed in. The specification names none: their path is ours. */
export const deviceCalls = {
  'user/sessions': call({
    ...ownersOnly,
    method: 'GET',
    failures: [400, 401, 403],
    fixtures: ['user-sessions'],
    purpose: 'Tells where the caller is signed in.',
  }),
  'user/sessions/end': call({
    ...ownersOnly,
    method: 'POST',
    request: devicesEndCodec,
    failures: [400, 401, 403, 429],
    fixtures: ['user-sessions-end.one', 'user-sessions-end.others'],
    purpose:
      'Signs the caller out elsewhere, on one device or on all others. What is not there any more is signed out.',
  }),
};
