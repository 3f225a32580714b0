import { inverted } from '../inverted.ts';
import { credentialsCodec, signInNames, signOutCodec, visitorCodec, visitorQueryCodec } from '../visitor.ts';
import { call, defaults, unsaid } from './call.ts';

/** Calls about who the visitor is, and signing in and out. */
export const visitorCalls = {
  user: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user',
    query: visitorQueryCodec,
    answer: visitorCodec,
    refuses: true,
    asksWho: true,
    failures: [400, 403, 429],
    fixtures: ['user.signed-in', 'user.anonymous', 'user.by-token', 'user.token-refused'],
    purpose: 'Tells who the visitor is; exchanges the token of an invoice link for a scoped cookie.',
  }),
  'user/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user/reset',
    answer: visitorCodec,
    asksWho: true,
    failures: [400],
    fixtures: ['user-reset'],
    purpose: 'Tells who the visitor is, past every cache.',
  }),
  'login/login': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/login',
    request: credentialsCodec,
    answer: visitorCodec,
    refuses: true,
    asksWho: true,
    failures: [400, 403, 422, 429],
    fields: inverted(signInNames),
    fixtures: ['login.accepted', 'login.refused', 'login.incomplete'],
    purpose: 'Signs in by password.',
  }),
  'login/logout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/logout',
    request: signOutCodec,
    failures: [400, 403],
    successWords: { unsaid: 'The session says so, as soon as it is true of every page.' },
    fixtures: ['logout', 'logout.everywhere'],
    purpose: 'Signs out, here or wherever the person is signed in, and ends the visit by an invoice link.',
  }),
  'newsletter/resend': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/newsletter/resend',
    callers: ['limited', 'signedIn'],
    failures: [400, 401, 403, 429],
    successWords: unsaid.byPage,
    fixtures: ['newsletter-resend'],
    purpose: 'Sends the message again that verifies the e-mail address of the signed-in person.',
  }),
};
