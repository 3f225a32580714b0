import type { FailureKind } from '../../machines/failure.ts';
import { ApiError } from '../../machines/failure.ts';
import type { Answer, FilledPorts } from '../../machines/ports.ts';
import { visitorCalls as calls } from '../contract/calls/visitor.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type VisitorPorts = Pick<FilledPorts, 'readVisitor' | 'refreshVisitor' | 'signIn' | 'signOut' | 'resendVerification'>;

/** Failures after which nobody knows whether a link holds; any other status refuses it, whatever back end says so. */
const undecided: readonly FailureKind[] = ['offline', 'timeout', 'server', 'malformed'];

/** What a failed question about the visitor tells all the same: a 401 that nobody is there. Throws where it tells nothing. */
function answerIn(error: unknown, hasToken: boolean): Answer<'readVisitor'> {
  if (!(error instanceof ApiError) || undecided.includes(error.kind)) throw error;
  if (hasToken) return { kind: 'tokenRefused' };
  if (error.kind !== 'unauthorised') throw error;
  return { kind: 'nobody' };
}

/**
 * Who the visitor is: reading, signing in and out, verifying the address. `onRefusal` hears the server's words where it
 * does not tell who is there; why an invoice link is refused, the page says itself.
 */
export function visitorApi(ask: Ask, onRefusal: (feedback: string) => void = () => undefined): VisitorPorts {
  return {
    readVisitor: async (query, signal) => {
      try {
        const told = await ask(calls.user, { query, signal });
        if (told.kind === 'answered') return { kind: 'known', visitor: told.answer };
        if (query.invoiceToken !== null) return { kind: 'tokenRefused' };
        if (told.feedback !== '') onRefusal(told.feedback);
        return { kind: 'nobody' };
      } catch (error) {
        return answerIn(error, query.invoiceToken !== null);
      }
    },
    refreshVisitor: async (_, signal) => {
      try {
        return { kind: 'known', visitor: await tell(ask, calls['user/reset'], { signal }) };
      } catch (error) {
        return answerIn(error, false);
      }
    },
    signIn: async (request, signal) => {
      try {
        const told = await ask(calls['login/login'], { request, signal });
        return told.kind === 'answered' ? { kind: 'accepted', visitor: told.answer } : told;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'unauthorised')
          return { kind: 'refused', feedback: error.feedback ?? '' };
        throw error;
      }
    },
    signOut: async (request, signal) => {
      await tell(ask, calls['login/logout'], { request, signal });
    },
    resendVerification: async (_, signal) => {
      await tell(ask, calls['newsletter/resend'], { signal });
    },
  };
}
