import { assign, setup } from 'xstate';
import { failureOf } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed as ofType } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { EmailEvent } from '../../shared/email/email.states.ts';
import { emailStates } from '../../shared/email/email.states.ts';
import type { ForgottenPasswordContext } from './forgotten-password.context.ts';
import { begin, isComplete, requestOf, typed } from './forgotten-password.context.ts';
import type { ForgottenPasswordDraft, ForgottenTyped } from './forgotten-password.draft.ts';
import { forgottenPasswordSteps as steps } from '../auth.steps.ts';

export type ForgottenPasswordEvent = EmailEvent<ForgottenTyped>;

const asking = {
  src: 'requestPassword',
  input: ({ context }: WithContext<ForgottenPasswordContext>) => requestOf(context),
} as const;

/** Requests a password reset: an email to the address has the link that sets another password. */
export const forgottenPasswordMachine = setup({
  types: ofType<{
    context: ForgottenPasswordContext;
    events: ForgottenPasswordEvent;
    input: FunnelInput<ForgottenPasswordDraft>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { requestPassword: port('requestPassword') },
  actions: {
    keepTyped: assign(({ context }, { change }: { change: Partial<ForgottenTyped> }) => typed(context, change)),
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
  id: 'forgottenPassword',
  context: ({ input }) => begin(input),
  initial: 'entering',
  states: emailStates('forgottenPassword', steps, asking, asking),
});
