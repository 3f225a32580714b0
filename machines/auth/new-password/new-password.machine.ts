import { assert, string, type as having } from 'superstruct';
import { assign, enqueueActions, setup } from 'xstate';
import type { PasswordLinkAnswer } from '../../../domain/password.ts';
import type { NewPasswordAnswer, Visitor } from '../../../domain/visitor.ts';
import { failureOf } from '../../failure.ts';
import { answerOf, failed } from '../../engine/action-params.ts';
import type { PageInput } from '../../engine/funnel.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import { wayBack } from '../return-path.ts';
import type { NewPasswordContext } from './new-password.context.ts';
import { begin, keepLink } from './new-password.context.ts';
import { newPasswordSteps as steps } from '../auth.steps.ts';

export type NewPasswordEvent =
  | { readonly type: 'password.given'; readonly password: string }
  /** Retries a failed read of the link. */
  | { readonly type: 'retried' }
  /** Another link, or Back, names another redirect. */
  | PlaceEvent;

/** The person who set the password is signed in: the session takes over. */
export interface SignedInMessage {
  readonly type: 'visitor.signedIn';
  readonly visitor: Visitor;
}

/** The link of another email opens the same page. */
const reread = {
  'place.changed': {
    target: 'reading',
    actions: { type: 'keepWayBack', params: ({ event }: { readonly event: { readonly params: Params } }) => event },
  },
} as const;

const given = having({ password: string() });

/** Sets a password from an emailed link: the first one of an account, or another one. */
export const newPasswordMachine = setup({
  types: typed<{
    context: NewPasswordContext;
    events: NewPasswordEvent;
    input: PageInput;
    meta: StepMeta;
    tags: 'busy';
    emitted: SignedInMessage;
  }>(),
  actors: { readPasswordLink: port('readPasswordLink'), choosePassword: port('choosePassword') },
  actions: {
    keepWayBack: assign((_, { params }: { params: Params }) => ({ redirect: wayBack(params) })),
    keepLink: assign((_, { answer }: { answer: PasswordLinkAnswer }) => keepLink(answer)),
    noteTried: assign({ isTried: true }),
    tellSignedIn: enqueueActions(({ enqueue }, { answer }: { answer: NewPasswordAnswer }) => {
      if (answer.kind === 'accepted') enqueue.emit({ type: 'visitor.signedIn', visitor: answer.visitor });
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isOpen: (_, { answer }: { answer: PasswordLinkAnswer }) => answer.kind === 'open',
    isAccepted: (_, { answer }: { answer: NewPasswordAnswer }) => answer.kind === 'accepted',
  },
}).createMachine({
  id: 'newPassword',
  context: ({ input }) => begin(input),
  initial: 'reading',
  on: { 'place.changed': { actions: { type: 'keepWayBack', params: ({ event }) => ({ params: event.params }) } } },
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readPasswordLink',
        onDone: [
          {
            guard: { type: 'isOpen', params: answerOf<PasswordLinkAnswer> },
            target: 'choice',
            actions: { type: 'keepLink', params: answerOf<PasswordLinkAnswer> },
          },
          { target: 'over' },
        ],
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: { meta: { step: steps.unreadable }, exit: 'clearFailure', on: { retried: { target: 'reading' } } },
    choice: {
      meta: { step: steps.choice },
      exit: 'clearFailure',
      on: { 'password.given': { target: 'saving' } },
    },
    saving: {
      meta: { step: steps.choice },
      tags: 'busy',
      entry: 'noteTried',
      invoke: {
        src: 'choosePassword',
        input: ({ event }) => {
          assert(event, given);
          return { password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf<NewPasswordAnswer> },
            target: 'signedIn',
            actions: { type: 'tellSignedIn', params: answerOf<NewPasswordAnswer> },
          },
          { target: 'over' },
        ],
        onError: { target: 'choice', actions: failed },
      },
    },
    /** The session takes over, and redirects. */
    signedIn: { meta: { step: steps.choice }, tags: 'busy', on: reread },
    over: { meta: { step: steps.over }, on: reread },
  },
});
