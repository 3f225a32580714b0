import { inverted } from '../inverted.ts';
import { watchDeletionCodec, watchesCodec, watchNames, watchPreviewCodec, watchRequestCodec } from '../watch.ts';
import { call, defaults, unsaid } from './call.ts';

const ownersOnly = { ...defaults, callers: ['signedIn'] } as const;

/** Calls about what is watched for an account. */
export const watchCalls = {
  notifications: call({
    ...ownersOnly,
    method: 'GET',
    path: '/ajax/notifications',
    answer: watchesCodec,
    failures: [400, 401, 403],
    fixtures: ['notifications', 'notifications.none'],
    purpose: 'Tells what is watched for the caller, and what else can be watched by name.',
  }),
  'veilles/create': call({
    ...ownersOnly,
    method: 'POST',
    path: '/ajax/veilles/create',
    request: watchRequestCodec,
    answer: watchPreviewCodec,
    refuses: true,
    failures: [400, 401, 403, 404, 422, 429],
    fields: inverted(watchNames),
    successWords: unsaid.byPage,
    fixtures: [
      'veilles-create.preview',
      'veilles-create.country',
      'veilles-create.section',
      'veilles-create.serial',
      'veilles-create.incomplete',
      'veilles-create.unknown',
    ],
    purpose:
      'Sets a watch, or says only what it would have brought in ninety days. Sent again, it changes nothing more.',
  }),
  'veilles/delete': call({
    ...ownersOnly,
    method: 'POST',
    path: '/ajax/veilles/delete',
    request: watchDeletionCodec,
    failures: [400, 401, 403],
    fixtures: ['veilles-delete'],
    purpose: 'Ends a watch of the caller; done, too, where there is none.',
  }),
};
