import { personalDataCalls as calls } from '../../contract/personal-data.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';

/** All that is held of the person. */
export function personalDataApi(client: ApiClient): PortsOf<typeof calls, 'confirmPassword' | 'requestDeletion'> {
  return {
    ...callPorts(client, calls),
    confirmPassword: async (request, signal) => {
      const received = await client(calls['user/donnees/confirm'], { request, signal });
      return received.kind === 'answered'
        ? { kind: 'confirmed', data: received.answer }
        : { kind: 'wrongPassword', feedback: received.feedback };
    },
    requestDeletion: async (request, signal) => {
      const received = await client(calls['user/donnees/delete'], { request, signal });
      return received.kind === 'answered'
        ? { kind: 'asked', erasesAt: received.answer.erasesAt }
        : { kind: 'refused', feedback: received.feedback };
    },
  };
}
