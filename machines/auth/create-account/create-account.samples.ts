import { civility } from '../../../domain/enumerations.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { isComplete } from './create-account.context.ts';
import type { CreateAccountContext } from './create-account.context.ts';
import { createAccountDraftRules, freshAccount } from './create-account.draft.ts';
import { createAccountMachine } from './create-account.machine.ts';
import { createAccountSteps } from '../auth.steps.ts';
import { emailDecides, emailFailures, emailShows } from '../../shared/email/email.samples.ts';

const account = {
  email: 'amina.delacroix@example.fr',
  civility: civility.madam,
  firstName: 'Amina',
  lastName: 'de la Croix',
};
const anonymous = { email: '', firstName: '', lastName: '', civility: freshAccount.civility };

export const createAccountChart: Chart<CreateAccountContext> = defineChart({
  name: 'createAccount',
  machine: createAccountMachine,
  steps: createAccountSteps,
  draft: createAccountDraftRules,
  untyped: ['sentTo'],
  draftFields: { 'form.typed': ['email', 'civility', 'firstName', 'lastName'] },
  inputs: {
    anonymous: { draft: freshAccount, params: {}, origin: 'prospect' },
    /** From a page that required a sign-in, with input from before a reload. */
    buyer: {
      draft: { ...freshAccount, ...account },
      params: { redirect: '/account/payment?id=88012' },
      origin: 'subscription',
    },
    /** Reloads the page after the email was sent. */
    reload: { draft: { ...freshAccount, ...account, sentTo: account.email }, params: {}, origin: 'prospect' },
  },
  events: {
    'form.typed': { complete: { typed: account }, nothing: { typed: anonymous } },
    'email.requested': plain,
    'address.reopened': plain,
  },
  actorResponses: {
    requestAccount: {
      done: { sent: undefined },
      failed: emailFailures('POST /ajax/login/create'),
    },
  },
  params: {},
  effects: [],
  serialize: (context) => emailDecides(context, isComplete(context)),
  visibleContext: emailShows,
});
