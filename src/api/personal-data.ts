import type { FilledPorts } from '../../machines/ports.ts';
import { personalDataCalls as calls } from '../contract/calls/personal-data.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type PersonalDataPorts = Pick<FilledPorts, 'readPersonalData' | 'confirmPassword' | 'requestDeletion'>;

/** All that is held of the person. */
export function personalDataApi(ask: Ask): PersonalDataPorts {
  return {
    readPersonalData: (_, signal) => tell(ask, calls['user/donnees'], { signal }),
    confirmPassword: async (request, signal) => {
      const told = await ask(calls['user/donnees/confirm'], { request, signal });
      return told.kind === 'answered'
        ? { kind: 'confirmed', data: told.answer }
        : { kind: 'wrongPassword', feedback: told.feedback };
    },
    requestDeletion: async (request, signal) => {
      const told = await ask(calls['user/donnees/delete'], { request, signal });
      return told.kind === 'answered'
        ? { kind: 'asked', erasesAt: told.answer.erasesAt }
        : { kind: 'refused', feedback: told.feedback };
    },
  };
}
