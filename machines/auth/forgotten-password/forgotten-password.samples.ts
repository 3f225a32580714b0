import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { emailDecides, emailFailures, emailShows } from '../../shared/email/email.samples.ts';
import type { ForgottenPasswordContext } from './forgotten-password.context.ts';
import { isComplete } from './forgotten-password.context.ts';
import { forgottenPasswordDraftRules, freshForgotten } from './forgotten-password.draft.ts';
import { forgottenPasswordMachine } from './forgotten-password.machine.ts';
import { forgottenPasswordSteps } from '../auth.steps.ts';

const email = 'amina.delacroix@example.fr';

export const forgottenPasswordChart: Chart<ForgottenPasswordContext> = defineChart({
  name: 'forgottenPassword',
  machine: forgottenPasswordMachine,
  steps: forgottenPasswordSteps,
  draft: forgottenPasswordDraftRules,
  untyped: ['sentTo'],
  draftFields: { 'form.typed': ['email'] },
  inputs: {
    anonymous: { draft: freshForgotten, params: {} },
    /** From a page that required a sign-in, with input from before a reload. */
    buyer: { draft: { ...freshForgotten, email }, params: { redirect: '/account/payment?id=88012' } },
    /** Reloads the page after the email was sent. */
    reload: { draft: { email, sentTo: email }, params: {} },
  },
  events: {
    'form.typed': { complete: { typed: { email } }, nothing: { typed: { email: '' } } },
    'email.requested': plain,
    'address.reopened': plain,
  },
  actorResponses: {
    requestPassword: {
      done: { sent: undefined },
      failed: emailFailures('POST /ajax/password/forget'),
    },
  },
  params: {},
  effects: [],
  serialize: (context) => emailDecides(context, isComplete(context)),
  visibleContext: emailShows,
});
