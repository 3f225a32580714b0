import { inverted } from '../inverted.ts';
import {
  accountNames,
  accountRequestCodec,
  forgottenPasswordNames,
  newPasswordCodec,
  newPasswordNames,
  passwordLinkCodec,
  passwordLinkQuestionCodec,
  passwordRequestCodec,
} from '../password.ts';
import { visitorCodec } from '../visitor.ts';
import { call, defaults, unsaid } from './call.ts';

/** Calls about requests for accounts, and passwords that are chosen by a link in an email. */
export const passwordCalls = {
  'login/create': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/create',
    request: accountRequestCodec,
    failures: [400, 403, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(accountNames),
    fixtures: ['login-create', 'login-create.incomplete'],
    purpose: 'Writes to an address, so that its reader gets an account; says the same where there is one already.',
  }),
  'password/forget': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/password/forget',
    request: passwordRequestCodec,
    failures: [400, 403, 422, 429],
    successWords: unsaid.byPage,
    fields: inverted(forgottenPasswordNames),
    fixtures: ['password-forget', 'password-forget.incomplete'],
    purpose:
      'Writes to an address, so that its reader chooses another password; says the same where there is no account.',
  }),
  'password/link': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/password/forget',
    asks: { field: 'lien' },
    request: passwordLinkQuestionCodec,
    answer: passwordLinkCodec,
    refuses: true,
    readsOnly: true,
    failures: [400, 403],
    successWords: unsaid.byPage,
    fixtures: ['password-link.first', 'password-link.another', 'password-link.over'],
    purpose: 'Tells what the link of a letter, which this browser has opened, lets its reader choose a password for.',
  }),
  'password/choose': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/password/forget',
    asks: { field: 'motDePasse' },
    request: newPasswordCodec,
    answer: visitorCodec,
    refuses: true,
    asksWho: true,
    failures: [400, 403, 422, 429],
    fields: inverted(newPasswordNames),
    fixtures: ['password-choose.first', 'password-choose.another', 'password-choose.guessable', 'password-choose.over'],
    purpose: 'Keeps the password that the reader of a letter chooses, and signs them in; every other session ends.',
  }),
};
