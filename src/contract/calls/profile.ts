import { inverted } from '../inverted.ts';
import {
  emailCancellingCodec,
  emailChangeCodec,
  emailChangeNames,
  emailResendingCodec,
  identityCodec,
  identityNames,
  informationCodec,
  informationNames,
  passwordChangeCodec,
  passwordChangeNames,
  profileCodec,
} from '../profile.ts';
import { call, defaults } from './call.ts';

const ownersOnly = { ...defaults, method: 'POST', callers: ['signedIn'] } as const;

/** Calls about what the publisher knows of a person, and by what they sign in. */
export const profileCalls = {
  'user/update': call({
    ...ownersOnly,
    path: '/ajax/user',
    request: identityCodec,
    answer: profileCodec,
    failures: [400, 401, 403, 422],
    fields: inverted(identityNames),
    fixtures: ['user-update', 'user-update.incomplete'],
    purpose: 'Keeps who the caller says they are.',
  }),
  'user/informations': call({
    ...ownersOnly,
    path: '/ajax/user/informations',
    answer: profileCodec,
    readsOnly: true,
    failures: [400, 401, 403],
    fixtures: ['user-informations'],
    purpose: 'Tells what is known of the caller.',
  }),
  'user/informations/update': call({
    ...ownersOnly,
    path: '/ajax/user/informations',
    asks: { field: 'secteur' },
    request: informationCodec,
    answer: profileCodec,
    failures: [400, 401, 403, 422],
    fields: inverted(informationNames),
    fixtures: ['user-informations-update', 'user-informations-update.too-long'],
    purpose: 'Keeps what the caller says of their work, and how they came to know of the publisher.',
  }),
  'user/email': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    request: emailChangeCodec,
    answer: profileCodec,
    refuses: true,
    failures: [400, 401, 403, 422, 429],
    fields: inverted(emailChangeNames),
    fixtures: ['user-email', 'user-email.refused', 'user-email.incomplete'],
    purpose:
      'Writes to another e-mail address, whose reader confirms it; says the same where it is somebody else’s already.',
  }),
  'user/email/resend': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    asks: { field: 'renvoyer' },
    request: emailResendingCodec,
    answer: profileCodec,
    failures: [400, 401, 403, 429],
    fixtures: ['user-email-resend', 'user-email-resend.none'],
    purpose: 'Writes once more to the e-mail address that awaits confirmation; where none does, only says so.',
  }),
  'user/email/cancel': call({
    ...ownersOnly,
    path: '/ajax/user/email',
    asks: { field: 'annuler' },
    request: emailCancellingCodec,
    answer: profileCodec,
    failures: [400, 401, 403],
    fixtures: ['user-email-cancel'],
    purpose: 'Leaves the e-mail address as it is: the letter’s link holds no longer. Done, too, where none was sent.',
  }),
  'user/password': call({
    ...ownersOnly,
    path: '/ajax/user/password',
    request: passwordChangeCodec,
    refuses: true,
    failures: [400, 401, 403, 422, 429],
    fields: inverted(passwordChangeNames),
    fixtures: ['user-password', 'user-password.refused', 'user-password.guessable'],
    purpose: 'Replaces the caller’s password; every other session ends, and a letter tells. Sent again, it is done.',
  }),
};
