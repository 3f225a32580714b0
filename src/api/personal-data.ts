import type { FilledPorts } from '../../machines/ports.ts';
import { personalDataCalls as calls } from '../../contract/personal-data.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

type PersonalDataPorts = Pick<FilledPorts, 'readPersonalData' | 'confirmPassword' | 'requestDeletion'>;

/** All that is held of the person. */
export function personalDataApi(client: ApiClient): PersonalDataPorts {
  return {
    readPersonalData: (_, signal) => tell(client, calls['user/donnees'], { signal }),
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
