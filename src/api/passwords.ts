import type { FilledPorts } from '../../machines/ports.ts';
import { passwordCalls as calls } from '../contract/calls/password.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type PasswordPorts = Pick<FilledPorts, 'requestAccount' | 'requestPassword' | 'readPasswordLink' | 'choosePassword'>;

/** Accounts that are asked for, and passwords that the readers of letters choose. */
export function passwordsApi(ask: Ask): PasswordPorts {
  return {
    requestAccount: async (request, signal) => {
      await tell(ask, calls['login/create'], { request, signal });
    },
    requestPassword: async (request, signal) => {
      await tell(ask, calls['password/forget'], { request, signal });
    },
    readPasswordLink: async (_, signal) => {
      const told = await ask(calls['password/link'], { request: null, signal });
      return told.kind === 'answered' ? { kind: 'open', link: told.answer } : { kind: 'over' };
    },
    choosePassword: async (request, signal) => {
      const told = await ask(calls['password/choose'], { request, signal });
      return told.kind === 'answered' ? { kind: 'accepted', visitor: told.answer } : { kind: 'over' };
    },
  };
}
