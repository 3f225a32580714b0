import { assign, emit, raise, setup } from 'xstate';
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import type { SignInAnswer, Visitor, VisitorAnswer } from '../../domain/visitor.ts';
import { anonymous, isEligible, isImpersonal, isUnchecked, lacksEmail } from '../../domain/visitor.ts';
import { isAccountPartial } from '../../domain/account.ts';
import { isWhole } from '../../domain/completeness.ts';
import { failureOf } from '../failure.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { effect, port } from '../ports.ts';
import type { IdentityEvent } from './identity.states.ts';
import { identity } from './identity.states.ts';
import type { BootError, Location, SessionContext, SessionInput, SessionWarning } from './session.context.ts';
import { ACCOUNT_HOME, begin, hasLeft, isForbidden, keepAnswer, keepSignIn, signInPlace } from './session.context.ts';
import { sessionSteps as steps } from './session.steps.ts';

export type SessionEvent =
  | { readonly type: 'location.changed'; readonly location: Location }
  | { readonly type: 'locale.changed'; readonly locale: Locale }
  /** The site was read again, maybe in another language. */
  | { readonly type: 'site.received'; readonly site: Site }
  | IdentityEvent
  | { readonly type: 'warning.dismissed' }
  /** The person signed in on another page, by setting a password. */
  | { readonly type: 'visitor.signedIn'; readonly visitor: Visitor }
  /** A page has changed the visitor's data and read them again. */
  | { readonly type: 'visitor.updated'; readonly visitor: Visitor }
  /** Another tab of this browser has signed in or out: the visitor as the server now identifies them. */
  | { readonly type: 'visitor.changedElsewhere'; readonly visitor: Visitor }
  /** A call answered 401 (specification §6). */
  | { readonly type: 'session.expired' }
  /** The visitor has changed; raised by the chart itself. */
  | { readonly type: 'visitor.received' }
  | { readonly type: 'retried' };

/** A toast, as a code; the app has the texts (specification §8). */
export interface SessionMessage {
  readonly type: 'message.given';
  readonly message: 'signedOut' | 'stillSignedIn' | 'signOutUncertain';
}

/** The ports of the chart. */
const ports = {
  readSite: port('readSite'),
  readVisitor: port('readVisitor'),
  refreshVisitor: port('refreshVisitor'),
  signIn: port('signIn'),
  signOut: port('signOut'),
  resendVerification: port('resendVerification'),
  renewInvoiceLink: port('renewInvoiceLink'),
};

/** A failed read is shown on the page, and reported. */
const bootError = (error: BootError) =>
  [
    { type: 'keepBootError', params: { error } },
    { type: 'raiseError', params: { error } },
  ] as const;

/**
 * The session (specification §4, §6): reads the site and the visitor in parallel; then identity and access are parallel
 * regions, and every change of either checks access again.
 */
export const sessionMachine = setup({
  types: typed<{
    context: SessionContext;
    events: SessionEvent;
    input: SessionInput;
    meta: StepMeta;
    tags: 'busy';
    emitted: SessionMessage;
  }>(),
  actors: ports,
  actions: {
    /** Replaces the address by one of this application, with the language prefix. */
    goTo: effect<{ place: string }>('goTo'),
    /** Saves the language or the warning in its cookie; `null` deletes. */
    saveLocale: effect<{ locale: Locale }>('saveLocale'),
    saveWarning: effect<{ warning: SessionWarning | null }>('saveWarning'),
    /** Reports an error without which no page can be shown (specification §8). */
    raiseError: effect<{ error: BootError }>('raiseError'),
    keepBootError: assign((_, { error }: { error: BootError }) => ({ bootError: error })),
    keepSite: assign((_, { site }: { site: Site }) => ({ site })),
    keepAnswer: assign((_, { answer }: { answer: VisitorAnswer }) => keepAnswer(answer)),
    keepSignIn: assign((_, { answer }: { answer: SignInAnswer }) => keepSignIn(answer)),
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor, refusal: null, failure: null })),
    forgetVisitor: assign({ visitor: anonymous, refusal: null, failure: null }),
    keepLocation: assign((_, { location }: { location: Location }) => ({ location })),
    keepLocale: assign((_, { locale }: { locale: Locale }) => ({ locale })),
    keepWarning: assign((_, { warning }: { warning: SessionWarning | null }) => ({ warning })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), refusal: null })),
    clearFailure: assign({ failure: null, refusal: null }),
    keepLinkRenewed: assign({ isLinkRenewed: true }),
    /** An invalid link counts for the address that named it, and for no later one. */
    forgetLink: assign({ isTokenRefused: false }),
    /** Checks access again. */
    tellVisitor: raise({ type: 'visitor.received' }),
    say: emit((_, { message }: Pick<SessionMessage, 'message'>) => ({ type: 'message.given', message }) as const),
    beginAgain: assign({ site: null, visitor: null, failure: null, bootError: null, refusal: null }),
  },
  guards: {
    isLinkExpired: ({ context }) => context.warning !== null,
    isVisitorReceived: ({ context }) => context.visitor !== null,
    isInvalid: ({ context }) => context.visitor?.account?.isValid === false,
    lacksEmail: ({ context }) => lacksEmail(context.visitor),
    isUnverified: ({ context }) => context.visitor?.account?.isEmailVerified === false,
    isUnchecked: ({ context }) => isUnchecked(context.visitor),
    isByToken: ({ context }) => !context.visitor?.account && !!context.visitor?.tokenInvoice,
    isRecognised: ({ context: { visitor } }) => visitor !== null && isEligible(visitor) && isImpersonal(visitor),
    isSignedIn: ({ context }) => isEligible(context.visitor),
    isUnknownRoute: ({ context }) => !context.location?.route,
    isSignInPage: ({ context }) => context.location?.route?.access === 'signIn',
    /** A visitor recognised by network address may still sign in. */
    isSignedInOnSignInPage: ({ context: { location, visitor } }) =>
      location?.route?.access === 'signIn' && visitor !== null && isEligible(visitor) && !isImpersonal(visitor),
    lacksEmailOnSignInPage: ({ context }) =>
      context.location?.route?.access === 'signIn' && lacksEmail(context.visitor),
    isUnverifiedOnSignInPage: ({ context }) =>
      context.location?.route?.access === 'signIn' && context.visitor?.account?.isEmailVerified === false,
    isInvalidOnSignInPage: ({ context }) =>
      context.location?.route?.access === 'signIn' && context.visitor?.account?.isValid === false,
    isUncheckedOnSignInPage: ({ context }) =>
      context.location?.route?.access === 'signIn' && isUnchecked(context.visitor),
    /** An invalid invoice link, if only it could have opened the page (specification §6). */
    isTokenRefusedHere: ({ context }) =>
      context.isTokenRefused && context.location?.route?.access === 'personalOrToken' && !context.visitor?.tokenInvoice,
    isForbidden: ({ context }) => isForbidden(context),
    /** The page shows the site, or the account, and parts of it could not be read. */
    isSitePartial: ({ context: { location, site } }) =>
      location?.route?.name === 'home' && site !== null && !isWhole(site),
    isAccountPartial: ({ context: { location, visitor } }) =>
      location?.route?.name === 'accountHome' && !!visitor?.account && isAccountPartial(visitor.account),
    hasLeft: (_, { answer }: { answer: VisitorAnswer }) => hasLeft(answer),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => begin(input),
  initial: 'booting',
  on: {
    'locale.changed': {
      actions: [
        { type: 'keepLocale', params: ({ event }) => ({ locale: event.locale }) },
        { type: 'saveLocale', params: ({ event }) => ({ locale: event.locale }) },
      ],
    },
    'site.received': { actions: { type: 'keepSite', params: ({ event }) => ({ site: event.site }) } },
    'location.changed': { actions: { type: 'keepLocation', params: ({ event }) => ({ location: event.location }) } },
    'warning.dismissed': {
      actions: [
        { type: 'keepWarning', params: { warning: null } },
        { type: 'saveWarning', params: { warning: null } },
      ],
    },
  },
  states: {
    booting: {
      type: 'parallel',
      meta: { step: steps.boot },
      tags: 'busy',
      onDone: { target: 'ready' },
      states: {
        site: {
          initial: 'reading',
          states: {
            reading: {
              meta: { step: steps.boot },
              tags: 'busy',
              invoke: {
                src: 'readSite',
                onDone: {
                  target: 'read',
                  actions: { type: 'keepSite', params: ({ event }) => ({ site: event.output }) },
                },
                onError: {
                  target: '#session.fatal',
                  actions: [failed, ...bootError('Error during fetch site infos')],
                },
              },
            },
            read: { type: 'final', meta: { step: steps.boot }, tags: 'busy' },
          },
        },
        visitor: {
          initial: 'reading',
          states: {
            reading: {
              meta: { step: steps.boot },
              tags: 'busy',
              invoke: {
                src: 'readVisitor',
                input: ({ context }) => ({ invoiceToken: context.invoiceToken }),
                onDone: {
                  target: 'received',
                  actions: { type: 'keepAnswer', params: answerOf<VisitorAnswer> },
                },
                onError: {
                  target: '#session.fatal',
                  actions: [failed, ...bootError('Error during fetch user')],
                },
              },
            },
            /** A refused token does not identify the visitor: reads them again without it. */
            received: { always: [{ guard: 'isVisitorReceived', target: 'read' }, { target: 'reading' }] },
            read: { type: 'final', meta: { step: steps.boot }, tags: 'busy' },
          },
        },
      },
    },
    ready: {
      type: 'parallel',
      states: {
        identity,
        access: {
          initial: 'deciding',
          on: {
            'location.changed': {
              target: '.deciding',
              actions: [
                { type: 'keepLocation', params: ({ event }) => ({ location: event.location }) },
                /** Clears the failure of the former page. */
                'clearFailure',
              ],
            },
            'visitor.received': { target: '.deciding' },
            'visitor.signedIn': { target: '.returning' },
            'session.expired': { target: '.askingAgain' },
          },
          states: {
            deciding: {
              exit: 'forgetLink',
              always: [
                { guard: 'isUnknownRoute', target: 'notFound' },
                { guard: 'isSignedInOnSignInPage', target: 'returning' },
                { guard: 'isInvalidOnSignInPage', target: 'accountInvalid' },
                { guard: 'lacksEmailOnSignInPage', target: 'emailMissing' },
                { guard: 'isUnverifiedOnSignInPage', target: 'emailUnverified' },
                { guard: 'isUncheckedOnSignInPage', target: 'accountUnchecked' },
                { guard: 'isSignInPage', target: 'signIn' },
                { guard: 'isTokenRefusedHere', target: 'turningAway' },
                { guard: 'isForbidden', target: 'askingToSignIn' },
                { target: 'allowed' },
              ],
            },
            allowed: {
              meta: { step: steps.page },
              on: { retried: { guard: 'isSitePartial', target: 'rereadingSite' } },
            },
            /** Parts of the site could not be read; the page stays. */
            rereadingSite: {
              meta: { step: steps.page },
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                src: 'readSite',
                onDone: {
                  target: 'allowed',
                  actions: { type: 'keepSite', params: ({ event }) => ({ site: event.output }) },
                },
                onError: { target: 'allowed', actions: failed },
              },
            },
            notFound: { meta: { step: steps.notFound } },
            signIn: { meta: { step: steps.signIn } },
            emailMissing: { meta: { step: steps.emailMissing } },
            emailUnverified: { meta: { step: steps.emailUnverified } },
            accountInvalid: { meta: { step: steps.accountInvalid } },
            accountUnchecked: { meta: { step: steps.accountUnchecked } },
            /** Signed in: back to the page that required it. */
            returning: {
              meta: { step: steps.boot },
              tags: 'busy',
              entry: {
                type: 'goTo',
                params: ({ context }) => ({ place: context.location?.redirect ?? ACCOUNT_HOME }),
              },
            },
            askingToSignIn: {
              meta: { step: steps.boot },
              tags: 'busy',
              entry: { type: 'goTo', params: ({ context }) => ({ place: signInPlace('signIn', context.location) }) },
            },
            /** A call answered 401: from any page (specification §6, §8). */
            askingAgain: {
              meta: { step: steps.boot },
              tags: 'busy',
              entry: { type: 'goTo', params: ({ context }) => ({ place: signInPlace('login', context.location) }) },
            },
            turningAway: {
              meta: { step: steps.boot },
              tags: 'busy',
              entry: [
                { type: 'keepWarning', params: { warning: 'PMC_Factures_TokenInfoLogout' } },
                { type: 'saveWarning', params: { warning: 'PMC_Factures_TokenInfoLogout' } },
                { type: 'goTo', params: { place: ACCOUNT_HOME } },
              ],
            },
          },
        },
      },
    },
    fatal: {
      meta: { step: steps.fatal },
      on: { retried: { target: 'booting', actions: 'beginAgain' } },
    },
  },
});
