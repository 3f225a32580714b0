import type { FilledPorts } from '../../machines/ports.ts';
import { modificationCalls as calls } from '../contract/calls/modification.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** A request for a modification. */
export function modificationApi(ask: Ask): Pick<FilledPorts, 'readModification' | 'cancelModification'> {
  return {
    readModification: (request, signal) => tell(ask, calls['modification/read'], { request, signal }),
    cancelModification: (request, signal) => tell(ask, calls['modification/update'], { request, signal }),
  };
}
