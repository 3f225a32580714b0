import type { FilledPorts } from '../../machines/ports.ts';
import { passwordCalls as calls } from '../../contract/password.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

type PasswordPorts = Pick<FilledPorts, 'requestAccount' | 'requestPassword' | 'readPasswordLink' | 'choosePassword'>;

/** Requests for accounts, and passwords that are chosen by a link in an email. */
export function passwordsApi(client: ApiClient): PasswordPorts {
  return {
    requestAccount: async (request, signal) => {
      await tell(client, calls['login/create'], { request, signal });
    },
    requestPassword: async (request, signal) => {
      await tell(client, calls['password/forget'], { request, signal });
    },
    readPasswordLink: async (_, signal) => {
      const received = await client(calls['password/link'], { request: null, signal });
      return received.kind === 'answered' ? { kind: 'open', link: received.answer } : { kind: 'over' };
    },
    choosePassword: async (request, signal) => {
      const received = await client(calls['password/choose'], { request, signal });
      return received.kind === 'answered' ? { kind: 'accepted', visitor: received.answer } : { kind: 'over' };
    },
  };
}
