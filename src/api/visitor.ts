import type { FilledPorts } from '../../machines/ports.ts';
import { visitorCalls as calls } from '../contract/calls/visitor.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type VisitorPorts = Pick<FilledPorts, 'readVisitor' | 'refreshVisitor' | 'signIn' | 'signOut' | 'resendVerification'>;

/** Who the visitor is: reading, signing in and out, verifying the address. */
export function visitorApi(ask: Ask): VisitorPorts {
  return {
    readVisitor: async (query, signal) => {
      const told = await ask(calls.user, { query, signal });
      return told.kind === 'answered' ? { kind: 'known', visitor: told.answer } : { kind: 'tokenRefused' };
    },
    refreshVisitor: async (_, signal) => ({ kind: 'known', visitor: await tell(ask, calls['user/reset'], { signal }) }),
    signIn: async (request, signal) => {
      const told = await ask(calls['login/login'], { request, signal });
      return told.kind === 'answered' ? { kind: 'accepted', visitor: told.answer } : told;
    },
    signOut: async (_, signal) => {
      await tell(ask, calls['login/logout'], { signal });
    },
    resendVerification: async (_, signal) => {
      await tell(ask, calls['newsletter/resend'], { signal });
    },
  };
}
