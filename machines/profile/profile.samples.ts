import type { Profile } from '../../domain/profile.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { visitors } from '../people.fixtures.ts';
import type { ProfileContext } from './profile.context.ts';
import { freshProfile, profileDraftRules } from './profile.draft.ts';
import { profileMachine } from './profile.machine.ts';
import { profileSteps } from './profile.steps.ts';

const USER = 'POST /ajax/user';
const INFORMATION = 'POST /ajax/user/informations';
const EMAIL = 'POST /ajax/user/email';
const PASSWORD = 'POST /ajax/user/password';

const identity = { civility: 2, firstName: 'Amina', lastName: 'de la CROIX', phone: '+33 1 99 00 12 34' };
const information = {
  organisation: 'Institut des deux rives',
  jobTitle: 'Documentaliste',
  sector: 'Recherche',
  source: 'wordOfMouth',
} as const;
const known: Profile = { identity, information, email: 'amina.delacroix@example.fr', emailChange: null };
const emailChange = { email: 'amina@example.org', expiresAt: '2026-11-24T09:30:00.000Z' };
const awaiting: Profile = { ...known, emailChange };
/** An account that the office has created without an email address. */
const addressless: Profile = { ...known, email: '' };
/** A profile with almost no data. */
const anonymous: Profile = {
  identity: { civility: 41, firstName: '', lastName: '', phone: '' },
  information: { organisation: '', jobTitle: '', sector: '', source: null },
  email: 'bibliotheque@example.org',
  emailChange: null,
};

const typedIdentity = { ...identity, firstName: 'Aminata' };
const typedInformation = { ...information, jobTitle: 'Archiviste' };
const presentPassword = 'trois pirogues au soleil';

/** Submissions, explored only without a pending email change, which does not affect them. */
const ordinary = /^(?:identity|information|email|password)\.confirmed/;

export const profileChart: Chart<ProfileContext> = defineChart({
  name: 'profile',
  machine: profileMachine,
  steps: profileSteps,
  draft: profileDraftRules,
  draftFields: {
    'identity.typed': ['identity'],
    'information.typed': ['information'],
    'email.typed': ['email'],
    'changes.discarded': ['identity', 'information', 'email'],
    saveIdentity: ['identity'],
    saveInformation: ['information'],
    changeEmail: ['email'],
  },
  inputs: {
    visitor: { draft: freshProfile, params: {} },
    reload: {
      draft: { identity: typedIdentity, information: typedInformation, email: 'amina@example.org' },
      params: {},
    },
  },
  events: {
    'identity.typed': { name: { identity: typedIdentity } },
    'identity.confirmed': { name: { identity: typedIdentity } },
    'information.typed': { job: { information: typedInformation } },
    'information.confirmed': { job: { information: typedInformation } },
    'email.typed': { another: { email: 'amina@example.org' } },
    'email.confirmed': { another: { email: 'amina@example.org', presentPassword } },
    'password.confirmed': { words: { presentPassword, password: 'cinq lanternes sous la pluie' } },
    'changes.discarded': plain,
    'emailChange.repeated': plain,
    'emailChange.cancelled': plain,
    retried: plain,
  },
  actorResponses: {
    readProfile: {
      done: { known, awaiting, anonymous, addressless },
      failed: { offline: new ApiError('offline', INFORMATION) },
    },
    saveIdentity: {
      done: { saved: { ...known, identity: typedIdentity } },
      failed: {
        timeout: new ApiError('timeout', USER),
        phone: new ApiError('invalid', USER, {
          fields: { phone: 'Enter your phone number in digits, such as +33 1 99 00 12 34.' },
        }),
      },
    },
    refreshVisitor: {
      done: { received: { kind: 'known', visitor: visitors.signedIn }, anonymous: { kind: 'anonymous' } },
      failed: { offline: new ApiError('offline', 'GET /ajax/user/reset') },
    },
    saveInformation: {
      done: { saved: { ...known, information: typedInformation } },
      failed: { timeout: new ApiError('timeout', INFORMATION) },
    },
    changeEmail: {
      done: {
        asked: { kind: 'changed', received: awaiting },
        refused: { kind: 'refused', feedback: 'This isn’t your current password. Try again.' },
      },
      failed: { tooMany: new ApiError('tooMany', EMAIL) },
    },
    resendEmailChange: { done: { sent: awaiting, none: known }, failed: { tooMany: new ApiError('tooMany', EMAIL) } },
    cancelEmailChange: { done: { cancelled: known }, failed: { timeout: new ApiError('timeout', EMAIL) } },
    changePassword: {
      done: {
        changed: { kind: 'changed', received: null },
        refused: { kind: 'refused', feedback: 'This isn’t your current password. Try again.' },
      },
      failed: {
        timeout: new ApiError('timeout', PASSWORD),
        guessable: new ApiError('invalid', PASSWORD, {
          fields: {
            password: 'This is easy to guess. For your password, use three or four unrelated words.',
          },
        }),
      },
    },
  },
  isPossible: (token, { profile }) => !(profile?.emailChange && ordinary.test(token)),
  params: {},
  effects: [],
  serialize: ({ profile }) => ({
    email: profile?.emailChange ? 'awaiting' : profile?.email === '' ? 'addressless' : '',
  }),
  visibleContext: ({ profile, failure }, step) =>
    step === 'overview'
      ? {
          known: profile?.identity.lastName === '' ? 'anonymous' : profile?.email === '' ? 'addressless' : '',
          failure: failure?.kind ?? '',
        }
      : {
          ...(step === 'email' && profile?.email === '' && { known: 'addressless' }),
          failure: step === 'loading' ? '' : Object.keys(failure?.fields ?? {}).join(' ') || (failure?.kind ?? ''),
        },
});
