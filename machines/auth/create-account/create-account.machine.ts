import { assign, setup } from 'xstate';
import { failureOf } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed as ofType } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { EmailEvent } from '../../shared/email/email.states.ts';
import { emailStates } from '../../shared/email/email.states.ts';
import type { CreateAccountContext, CreateAccountInput } from './create-account.context.ts';
import { begin, isComplete, requestOf, typed } from './create-account.context.ts';
import type { NewAccountTyped } from './create-account.draft.ts';
import { createAccountSteps as steps } from '../auth.steps.ts';

export type CreateAccountEvent = EmailEvent<NewAccountTyped>;

const asking = {
  src: 'requestAccount',
  input: ({ context }: WithContext<CreateAccountContext>) => requestOf(context),
} as const;

/** Requests an account: an email to the address has the link that sets its password. */
export const createAccountMachine = setup({
  types: ofType<{
    context: CreateAccountContext;
    events: CreateAccountEvent;
    input: CreateAccountInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { requestAccount: port('requestAccount') },
  actions: {
    keepTyped: assign(({ context }, { change }: { change: Partial<NewAccountTyped> }) => typed(context, change)),
    noteSent: assign(({ context: { draft } }) => ({ draft: { ...draft, sentTo: draft.email.trim() } })),
    noteRepeated: assign({ isRepeated: true }),
    forgetSent: assign(({ context }) => typed(context, {})),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isSent: ({ context }) => context.draft.sentTo !== '',
  },
}).createMachine({
  id: 'createAccount',
  context: ({ input }) => begin(input),
  initial: 'entering',
  states: emailStates('createAccount', steps, asking, asking),
});
