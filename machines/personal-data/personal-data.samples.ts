import type { PersonalData } from '../../domain/personal-data.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { PersonalDataContext } from './personal-data.context.ts';
import { personalDataMachine } from './personal-data.machine.ts';
import { personalDataSteps } from './personal-data.steps.ts';

/** A recent confirmation by password, and no obstacles. */
const free: PersonalData = {
  confirmedUntil: '2026-03-10T09:40:00.000Z',
  obstacles: [],
  runningSubscriptions: 1,
  credits: 120,
};

/** Samples of the data; `later`: the password is required. */
export const personalDataReceived = {
  free,
  later: { ...free, confirmedUntil: null, runningSubscriptions: 0, credits: 0 },
  owing: { ...free, obstacles: ['openInvoices', 'paymentUnderWay', 'refundUnderWay', 'unknown'] },
} as const satisfies Record<string, PersonalData>;

const POST = 'POST /ajax/user/donnees';
const words = { presentPassword: 'trois pirogues au soleil' };

export const personalDataChart: Chart<PersonalDataContext> = defineChart({
  name: 'personalData',
  machine: personalDataMachine,
  steps: personalDataSteps,
  inputs: { link: { params: {} } },
  events: {
    'password.given': { words },
    'deletion.considered': plain,
    'deletion.dismissed': plain,
    'deletion.confirmed': { words },
    retried: plain,
  },
  actorResponses: {
    readPersonalData: {
      done: personalDataReceived,
      failed: { offline: new ApiError('offline', 'GET /ajax/user/donnees') },
    },
    confirmPassword: {
      done: {
        confirmed: { kind: 'confirmed', data: free },
        wrong: { kind: 'wrongPassword', feedback: 'Ce mot de passe est incorrect. Rien n’a changé. Réessayez.' },
      },
      failed: { tooMany: new ApiError('tooMany', POST) },
    },
    requestDeletion: {
      done: {
        asked: { kind: 'asked', erasesAt: '2026-03-24T09:30:00.000Z' },
        refused: { kind: 'refused', feedback: 'Ce mot de passe est incorrect. Rien n’a changé. Réessayez.' },
      },
      failed: { timeout: new ApiError('timeout', POST) },
    },
  },
  params: {},
  effects: [],
  isPossible: (token, { data }) => {
    if (token === 'password.given:words') return data?.confirmedUntil === null;
    return token !== 'deletion.confirmed:words' || data?.obstacles.length === 0;
  },
  serialize: ({ data }) => ({
    data: data === null ? 'unread' : data.obstacles.length > 0 ? 'owing' : '',
    sure: data?.confirmedUntil === null ? 'unsure' : '',
    lost: data && data.credits > 0 ? 'credits' : '',
  }),
  visibleContext: ({ failure }, step) => ({
    failure: ['overview', 'deletion'].includes(step) ? (failure?.feedback ? 'refused' : (failure?.kind ?? '')) : '',
  }),
});
