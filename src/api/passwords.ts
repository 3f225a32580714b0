import { passwordCalls as calls } from '../../contract/password.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';

/** Requests for accounts, and passwords that are chosen by a link in an email. */
export function passwordsApi(client: ApiClient): PortsOf<typeof calls, 'readPasswordLink' | 'choosePassword'> {
  return {
    ...callPorts(client, calls),
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
