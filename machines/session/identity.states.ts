import { assert, boolean, is, optional, string, type as having } from 'superstruct';
import type { Credentials, SignInAnswer, SignOut, Visitor, VisitorAnswer } from '../../domain/visitor.ts';
import { answerOf, failed } from '../engine/action-params.ts';

/** Events of the visitor's identity. */
export type IdentityEvent =
  | ({ readonly type: 'signIn.requested' } & Credentials)
  | { readonly type: 'signOut.requested'; readonly everywhere?: true }
  | { readonly type: 'link.renewed' }
  | { readonly type: 'verification.requested' }
  | { readonly type: 'verification.claimed' };

const credentials = having({ email: string(), password: string(), staysSignedIn: optional(boolean()) });
const farther = having({ everywhere: optional(boolean()) });

const signedInAs = ({ event: { visitor } }: { readonly event: { readonly visitor: Visitor } }) => ({ visitor });

/** Reads the visitor again. @param unanswered The state after a failure. */
const rereading = <const Target extends string>(unanswered: Target) =>
  ({
    tags: 'busy',
    invoke: {
      src: 'refreshVisitor',
      onDone: {
        target: '#session.ready.identity.deciding',
        actions: [{ type: 'keepAnswer', params: answerOf<VisitorAnswer> }, 'tellVisitor'],
      },
      onError: { target: unanswered, actions: failed },
    },
  }) as const;

const whileSignedIn = {
  'signOut.requested': { target: 'signingOut' },
  'visitor.updated': { actions: { type: 'keepVisitor', params: signedInAs } },
} as const;

/** Region of the visitor's identity, parallel to access, which is checked again on `visitor.received`. */
export const identity = {
  initial: 'deciding',
  on: {
    'session.expired': { target: '.deciding', actions: 'forgetVisitor' },
    'visitor.signedIn': { target: '.deciding', actions: { type: 'keepVisitor', params: signedInAs } },
    'visitor.changedElsewhere': {
      target: '.deciding',
      actions: [{ type: 'keepVisitor', params: signedInAs }, 'tellVisitor'],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isInvalid', target: 'invalid' },
        { guard: 'lacksEmail', target: 'withoutEmail' },
        { guard: 'isUnverified', target: 'unverified' },
        { guard: 'isUnchecked', target: 'unchecked' },
        { guard: 'isByToken', target: 'byToken' },
        { guard: 'isRecognised', target: 'recognised' },
        { guard: 'isSignedIn', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: {
        'signIn.requested': { target: 'signingIn' },
        'link.renewed': { guard: 'isLinkExpired', target: 'renewingLink' },
      },
    },
    /** A new link is sent to the account of the invoice whose link was refused. */
    renewingLink: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'renewInvoiceLink',
        onDone: {
          target: 'deciding',
          actions: [
            'keepLinkRenewed',
            { type: 'keepWarning', params: { warning: null } },
            { type: 'saveWarning', params: { warning: null } },
          ],
        },
        onError: { target: 'deciding', actions: failed },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'signIn',
        input: ({ event }: { readonly event: unknown }): Credentials => {
          assert(event, credentials);
          return { email: event.email, password: event.password, staysSignedIn: event.staysSignedIn ?? false };
        },
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepSignIn', params: answerOf<SignInAnswer> }, 'tellVisitor'],
        },
        onError: {
          target: 'deciding',
          actions: failed,
        },
      },
    },
    byToken: {
      on: { 'signIn.requested': { target: 'signingIn' }, 'signOut.requested': { target: 'signingOut' } },
    },
    recognised: { on: { 'signIn.requested': { target: 'signingIn' } } },
    signedIn: {
      on: { ...whileSignedIn, retried: { guard: 'isAccountPartial', target: 'rereading' } },
    },
    /** Parts of the account could not be read. */
    rereading: { ...rereading('signedIn'), entry: 'clearFailure', on: whileSignedIn },
    /** The account has no address yet: one is added on the page of personal information. */
    withoutEmail: {
      initial: 'waiting',
      on: {
        'signOut.requested': { target: 'signingOut' },
        'visitor.updated': { target: 'deciding', actions: { type: 'keepVisitor', params: signedInAs } },
      },
      states: { waiting: { on: { 'verification.claimed': { target: 'reading' } } }, reading: rereading('waiting') },
    },
    unverified: {
      initial: 'waiting',
      on: { 'signOut.requested': { target: 'signingOut' } },
      states: {
        waiting: {
          on: {
            'verification.requested': { target: 'sending' },
            'verification.claimed': { target: 'reading' },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'resendVerification',
            onDone: { target: 'sent', actions: 'clearFailure' },
            onError: {
              target: 'waiting',
              actions: failed,
            },
          },
        },
        sent: { on: { 'verification.claimed': { target: 'reading' } } },
        reading: rereading('waiting'),
      },
    },
    invalid: { on: { 'signOut.requested': { target: 'signingOut' } } },
    /** The server did not say readably whether the account is active and its email address confirmed. */
    unchecked: {
      initial: 'waiting',
      on: { 'signOut.requested': { target: 'signingOut' } },
      states: {
        waiting: { on: { retried: { target: 'reading' } } },
        reading: { ...rereading('waiting'), entry: 'clearFailure' },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'signOut',
        input: ({ event }: { readonly event: unknown }): SignOut => ({
          everywhere: is(event, farther) && event.everywhere === true,
        }),
        onDone: {
          target: 'deciding',
          actions: ['forgetVisitor', 'tellVisitor', { type: 'say', params: { message: 'signedOut' } }],
        },
        onError: { target: 'askingWho' },
      },
    },
    /** The server may have signed the person out before its answer was lost: reads the visitor again. */
    askingWho: {
      tags: 'busy',
      invoke: {
        src: 'refreshVisitor',
        onDone: [
          {
            guard: { type: 'hasLeft', params: answerOf<VisitorAnswer> },
            target: 'deciding',
            actions: [
              { type: 'keepAnswer', params: answerOf<VisitorAnswer> },
              'tellVisitor',
              { type: 'say', params: { message: 'signedOut' } },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'keepAnswer', params: answerOf<VisitorAnswer> },
              'tellVisitor',
              { type: 'say', params: { message: 'stillSignedIn' } },
            ],
          },
        ],
        onError: { target: 'deciding', actions: { type: 'say', params: { message: 'signOutUncertain' } } },
      },
    },
  },
} as const;
