import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { visitors } from '../../people.fixtures.ts';
import type { NewPasswordContext } from './new-password.context.ts';
import { newPasswordMachine } from './new-password.machine.ts';
import { newPasswordSteps } from '../auth.steps.ts';

const email = 'amina.delacroix@example.fr';
const REQUEST = 'POST /ajax/password/forget';

export const newPasswordChart: Chart<NewPasswordContext> = defineChart({
  name: 'newPassword',
  machine: newPasswordMachine,
  steps: newPasswordSteps,
  inputs: { link: { params: {} }, onTheWay: { params: { redirect: '/account/payment?id=88012' } } },
  events: {
    'password.given': { words: { password: 'trois pirogues au soleil' } },
    retried: plain,
    'place.changed': { nowhere: { params: {} } },
  },
  actorResponses: {
    readPasswordLink: {
      done: {
        first: { kind: 'open', link: { purpose: 'first', email } },
        another: { kind: 'open', link: { purpose: 'another', email } },
        over: { kind: 'over' },
      },
      failed: { offline: new ApiError('offline', REQUEST) },
    },
    choosePassword: {
      done: { accepted: { kind: 'accepted', visitor: visitors.signedIn }, over: { kind: 'over' } },
      failed: {
        timeout: new ApiError('timeout', REQUEST),
        guessable: new ApiError('invalid', REQUEST, {
          fields: {
            password: 'This is easy to guess. For your password, use three or four unrelated words.',
          },
        }),
      },
    },
  },
  params: {},
  effects: [],
  serialize: ({ link, redirect, isTried }) => ({
    purpose: link?.purpose ?? '',
    tried: isTried ? 'tried' : '',
    way: redirect === '' ? '' : 'onTheWay',
  }),
  visibleContext: ({ failure }, step) => ({ failure: step === 'loading' ? '' : (failure?.kind ?? '') }),
});
