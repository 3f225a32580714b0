import type { Infer } from 'superstruct';
import { define, enums, literal, nullable, object, string } from 'superstruct';
import { isOwnPath } from '../domain/own-path.ts';
import type { AccountRequest, PasswordLink, PasswordPurpose, PasswordRequest } from '../domain/password.ts';
import { forgottenPasswordForm, newAccountForm, newPasswordForm } from '../validation/forms/auth.ts';
import { fields, required } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { codec } from './codec.ts';
import { formFields } from './wire-names.ts';
import { origine, originMapping } from './acquisition-source.ts';
import { visitorCodec } from './visitor.ts';
import { answerOf, requestOf, words } from './mapping.ts';

/** Redirect after the password is chosen: a path of this origin only, since an email links to it. */
const redirection = nullable(define<string>('ownPath', (value) => typeof value === 'string' && isOwnPath(value)));

const { email, civility, firstName, lastName } = newAccountForm.schema;

const compte = object({ email, civilite: civility, prenom: firstName, nom: lastName, origine, redirection });

/** Wire names of the form for an account. */
const accountNames = { email: 'email', civility: 'civilite', firstName: 'prenom', lastName: 'nom' } as const;

/** A request for an account. */
const accountRequestCodec = requestOf<AccountRequest>()(compte, {
  ...accountNames,
  origin: ['origine', originMapping],
  redirect: 'redirection',
});

const oubli = object({ email: forgottenPasswordForm.schema.email, redirection });

/** Wire names of a forgotten password. */
const forgottenPasswordNames = { email: 'email' } as const;

/** A request to reset a forgotten password. */
const passwordRequestCodec = requestOf<PasswordRequest>()(oubli, {
  ...forgottenPasswordNames,
  redirect: 'redirection',
});

const purposes = { first: 'premier', another: 'autre' } as const satisfies Record<PasswordPurpose, string>;

/** The question for the purpose of the link that this browser has opened. Only the server reads its cookie. */
const passwordLinkQuestionCodec = codec<null, { lien: true }>(object({ lien: literal(true) }), {
  decode: () => null,
  encode: () => ({ lien: true }),
});

const lienOuvert = fields({
  but: required(enums(Object.values(purposes)), 'variant'),
  email: required(string(), 'identity'),
});

/** Purpose of the link, and the address that it was sent to. */
const passwordLinkCodec = answerOf<PasswordLink>()(lienOuvert, { purpose: ['but', words(purposes)], email: 'email' });

/** Wire names of a password that is chosen. */
const newPasswordNames = { password: 'motDePasse' } as const;

/** The password that is chosen. */
const newPasswordCodec = requestOf<{ readonly password: string }>()(
  object({ motDePasse: newPasswordForm.schema.password }),
  newPasswordNames,
);

/** Calls about requests for accounts, and passwords that are chosen by a link in an email. */
export const passwordCalls = {
  'login/create': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/create',
    request: accountRequestCodec,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof newAccountForm>>(accountNames),
    port: { name: 'requestAccount' },
    fixtures: ['login-create', 'login-create.incomplete'],
    purpose: 'Writes to an address, so that its reader gets an account; says the same where there is one already.',
  }),
  'password/forget': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/password/forget',
    request: passwordRequestCodec,
    failures: [429],
    successWords: omittedWords.byPage,
    fields: formFields<Infer<typeof forgottenPasswordForm>>(forgottenPasswordNames),
    port: { name: 'requestPassword' },
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
    successWords: omittedWords.byPage,
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
    identifiesCaller: true,
    failures: [429],
    fields: formFields<Infer<typeof newPasswordForm>>(newPasswordNames),
    fixtures: ['password-choose.first', 'password-choose.another', 'password-choose.guessable', 'password-choose.over'],
    purpose: 'Keeps the password that the reader of a letter chooses, and signs them in; every other session ends.',
  }),
};
