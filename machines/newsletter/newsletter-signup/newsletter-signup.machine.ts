import { assign, setup } from 'xstate';
import type { OfferedNewsletter } from '../../../domain/newsletter.ts';
import { failureOf } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import { answerOf, failed } from '../../engine/action-params.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed as ofType } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { EmailEvent } from '../../shared/email/email.states.ts';
import { emailStates } from '../../shared/email/email.states.ts';
import type { NewsletterSignupContext, NewsletterSignupInput } from './newsletter-signup.context.ts';
import { begin, isComplete, requestOf, typed } from './newsletter-signup.context.ts';
import type { NewsletterSignupTyped } from './newsletter-signup.draft.ts';
import { newsletterSignupSteps as steps } from '../newsletter.steps.ts';

export type NewsletterSignupEvent =
  | EmailEvent<NewsletterSignupTyped>
  /** Retries a failed read of the newsletters. */
  | { readonly type: 'retried' }
  /** The language has changed, and with it the newsletters' names. */
  | PlaceEvent;

type Received = readonly OfferedNewsletter[];

const email = emailStates(
  'newsletterSignup',
  steps,
  { src: 'requestNewsletters', input: ({ context }: WithContext<NewsletterSignupContext>) => requestOf(context) },
  {
    src: 'repeatNewsletterEmail',
    input: ({ context }: WithContext<NewsletterSignupContext>) => ({ email: context.draft.sentTo }),
  },
);

const reread = { target: 'reading' } as const;

/** Newsletter sign-up without an account: an email to the address has the link that confirms it. */
export const newsletterSignupMachine = setup({
  types: ofType<{
    context: NewsletterSignupContext;
    events: NewsletterSignupEvent;
    input: NewsletterSignupInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readOfferedNewsletters: port('readOfferedNewsletters'),
    requestNewsletters: port('requestNewsletters'),
    repeatNewsletterEmail: port('repeatNewsletterEmail'),
  },
  actions: {
    keepOffered: assign((_, { answer }: { answer: Received }) => ({ offered: answer })),
    keepTyped: assign(({ context }, { change }: { change: Partial<NewsletterSignupTyped> }) => typed(context, change)),
    noteSent: assign(({ context: { draft } }) => ({ draft: { ...draft, sentTo: draft.email.trim() } })),
    noteRepeated: assign({ isRepeated: true }),
    forgetSent: assign(({ context }) => typed(context, {})),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isUnread: ({ context }) => context.offered === null,
    hasNone: (_, { answer }: { answer: Received }) => answer.length === 0,
    isComplete: ({ context }) => isComplete(context),
    isSent: ({ context }) => context.draft.sentTo !== '',
  },
}).createMachine({
  id: 'newsletterSignup',
  context: ({ input }) => begin(input),
  initial: 'entering',
  states: {
    ...email,
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readOfferedNewsletters',
        onDone: [
          { guard: { type: 'hasNone', params: answerOf<Received> }, target: 'none' },
          { target: 'form', actions: { type: 'keepOffered', params: answerOf<Received> } },
        ],
        onError: { target: 'unreadable', actions: failed },
      },
      on: { 'place.changed': { target: 'reading', reenter: true } },
    },
    unreadable: { meta: { step: steps.unreadable }, exit: 'clearFailure', on: { retried: reread } },
    none: { meta: { step: steps.none } },
    form: {
      ...email.form,
      always: { guard: 'isUnread', target: 'reading' },
      on: { ...email.form.on, 'place.changed': reread },
    },
  },
});
