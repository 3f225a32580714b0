import { assert, number, object, string, type as having } from 'superstruct';
import { assign, enqueueActions, setup } from 'xstate';
import type {
  EmailChangeRequest,
  Guarded,
  PasswordChange,
  PersonalIdentity,
  PersonalInformation,
  Profile,
} from '../../domain/profile.ts';
import type { Visitor, VisitorAnswer } from '../../domain/visitor.ts';
import { failureOf } from '../failure.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import { routedIn } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import type { ProfileContext } from './profile.context.ts';
import { begin, refusalOf } from './profile.context.ts';
import type { ProfileDraft } from './profile.draft.ts';
import { freshProfile, profileDraft } from './profile.draft.ts';
import { profileSteps as steps } from './profile.steps.ts';

export type ProfileEvent =
  | { readonly type: 'identity.typed'; readonly identity: PersonalIdentity }
  | { readonly type: 'identity.confirmed'; readonly identity: PersonalIdentity }
  | { readonly type: 'information.typed'; readonly information: PersonalInformation }
  | { readonly type: 'information.confirmed'; readonly information: PersonalInformation }
  | { readonly type: 'email.typed'; readonly email: string }
  | ({ readonly type: 'email.confirmed' } & EmailChangeRequest)
  | ({ readonly type: 'password.confirmed' } & PasswordChange)
  /** A form is left, and its input discarded. */
  | { readonly type: 'changes.discarded' }
  /** Sends the email to the new address again, or cancels the change. */
  | { readonly type: 'emailChange.repeated' }
  | { readonly type: 'emailChange.cancelled' }
  /** Retries a failed read of the profile. */
  | { readonly type: 'retried' };

/** The visitor's data have changed here, and were read again. */
export interface VisitorUpdatedMessage {
  readonly type: 'visitor.updated';
  readonly visitor: Visitor;
}

/** The event holds the validated request. */
const given = {
  identity: having({
    identity: object({ civility: number(), firstName: string(), lastName: string(), phone: string() }),
  }),
  information: having({ information: profileDraft.schema.information }),
  email: having({ email: string(), presentPassword: string() }),
  password: having({ presentPassword: string(), password: string() }),
};

const routed = routedIn('profile');

type Form = keyof ProfileDraft;

const forget = (form: Form) => ({ type: 'forget', params: { form } }) as const;
const keepAnswer = { type: 'keepProfile', params: answerOf<Profile> } as const;
const leave = (form: Form) => ({ 'changes.discarded': { target: 'overview', actions: forget(form) } }) as const;
const isRefused = { type: 'isRefused', params: answerOf<Guarded<unknown>> } as const;
const keepRefusal = { type: 'keepRefusal', params: answerOf<Guarded<unknown>> } as const;

/**
 * The profile (specification §2): an overview, and a form for each part, which leads back to it. The forms are
 * independent; the input of one stays until it is saved or discarded.
 */
export const profileMachine = setup({
  types: typed<{
    context: ProfileContext;
    events: ProfileEvent;
    input: FunnelInput<ProfileDraft>;
    meta: StepMeta;
    tags: 'busy';
    emitted: VisitorUpdatedMessage;
  }>(),
  actors: {
    readProfile: port('readProfile'),
    saveIdentity: port('saveIdentity'),
    refreshVisitor: port('refreshVisitor'),
    saveInformation: port('saveInformation'),
    changeEmail: port('changeEmail'),
    resendEmailChange: port('resendEmailChange'),
    cancelEmailChange: port('cancelEmailChange'),
    changePassword: port('changePassword'),
  },
  actions: {
    keepTyped: assign(({ context: { draft } }, change: Partial<ProfileDraft>) => ({
      draft: { ...draft, ...change },
      failure: null,
    })),
    forget: assign(({ context: { draft } }, { form }: { form: Form }) => ({
      draft: { ...draft, [form]: freshProfile[form] },
    })),
    keepProfile: assign((_, { answer }: { answer: Profile }) => ({ profile: answer })),
    keepGuarded: assign((_, { answer }: { answer: Guarded<Profile> }) =>
      answer.kind === 'changed' ? { profile: answer.received } : {},
    ),
    keepRefusal: assign((_, { answer }: { answer: Guarded<unknown> }) => refusalOf(answer)),
    tellVisitor: enqueueActions(({ enqueue }, { answer }: { answer: VisitorAnswer }) => {
      if (answer.kind === 'known') enqueue.emit({ type: 'visitor.updated', visitor: answer.visitor });
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasEmailChange: ({ context }) => !!context.profile?.emailChange,
    isRefused: (_, { answer }: { answer: Guarded<unknown> }) => answer.kind === 'refused',
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => begin(input),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readProfile',
        onDone: { target: 'overview', actions: keepAnswer },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: { meta: { step: steps.unreadable }, exit: 'clearFailure', on: { retried: { target: 'reading' } } },
    overview: {
      ...routed(steps.overview),
      exit: 'clearFailure',
      on: {
        'emailChange.repeated': { guard: 'hasEmailChange', target: 'resending' },
        'emailChange.cancelled': { guard: 'hasEmailChange', target: 'cancelling' },
      },
    },
    resending: {
      meta: { step: steps.overview },
      tags: 'busy',
      invoke: {
        src: 'resendEmailChange',
        onDone: { target: 'overview', actions: keepAnswer },
        onError: { target: 'overview', actions: failed },
      },
    },
    cancelling: {
      meta: { step: steps.overview },
      tags: 'busy',
      invoke: {
        src: 'cancelEmailChange',
        onDone: { target: 'overview', actions: keepAnswer },
        onError: { target: 'overview', actions: failed },
      },
    },
    identity: {
      ...routed(steps.identity),
      exit: 'clearFailure',
      on: {
        'identity.typed': { actions: { type: 'keepTyped', params: ({ event: { identity } }) => ({ identity }) } },
        'identity.confirmed': { target: 'savingIdentity' },
        ...leave('identity'),
      },
    },
    savingIdentity: {
      meta: { step: steps.identity },
      tags: 'busy',
      invoke: {
        src: 'saveIdentity',
        input: ({ event }) => {
          assert(event, given.identity);
          return event.identity;
        },
        onDone: { target: 'tellingVisitor', actions: [keepAnswer, forget('identity')] },
        onError: { target: 'identity', actions: failed },
      },
    },
    /** Other pages show the person's name, too. If this read fails, they show it after the next load. */
    tellingVisitor: {
      meta: { step: steps.overview },
      tags: 'busy',
      invoke: {
        src: 'refreshVisitor',
        onDone: { target: 'overview', actions: { type: 'tellVisitor', params: answerOf<VisitorAnswer> } },
        onError: { target: 'overview' },
      },
    },
    information: {
      ...routed(steps.information),
      exit: 'clearFailure',
      on: {
        'information.typed': {
          actions: { type: 'keepTyped', params: ({ event: { information } }) => ({ information }) },
        },
        'information.confirmed': { target: 'savingInformation' },
        ...leave('information'),
      },
    },
    savingInformation: {
      meta: { step: steps.information },
      tags: 'busy',
      invoke: {
        src: 'saveInformation',
        input: ({ event }) => {
          assert(event, given.information);
          return event.information;
        },
        onDone: { target: 'overview', actions: [keepAnswer, forget('information')] },
        onError: { target: 'information', actions: failed },
      },
    },
    email: {
      ...routed(steps.email),
      exit: 'clearFailure',
      on: {
        'email.typed': { actions: { type: 'keepTyped', params: ({ event: { email } }) => ({ email }) } },
        'email.confirmed': { target: 'changingEmail' },
        ...leave('email'),
      },
    },
    changingEmail: {
      meta: { step: steps.email },
      tags: 'busy',
      invoke: {
        src: 'changeEmail',
        input: ({ event }) => {
          assert(event, given.email);
          return { email: event.email, presentPassword: event.presentPassword };
        },
        onDone: [
          { guard: isRefused, target: 'email', actions: keepRefusal },
          {
            target: 'overview',
            actions: [{ type: 'keepGuarded', params: answerOf<Guarded<Profile>> }, forget('email')],
          },
        ],
        onError: { target: 'email', actions: failed },
      },
    },
    password: {
      ...routed(steps.password),
      exit: 'clearFailure',
      on: { 'password.confirmed': { target: 'changingPassword' }, 'changes.discarded': { target: 'overview' } },
    },
    changingPassword: {
      meta: { step: steps.password },
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          assert(event, given.password);
          return { presentPassword: event.presentPassword, password: event.password };
        },
        onDone: [{ guard: isRefused, target: 'password', actions: keepRefusal }, { target: 'overview' }],
        onError: { target: 'password', actions: failed },
      },
    },
  },
});
