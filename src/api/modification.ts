import type { FilledPorts } from '../../machines/ports.ts';
import { modificationCalls as calls } from '../../contract/modification.ts';
import type { ApiClient } from './client.ts';
import { tellLists } from './lists.ts';

/** A request for a modification. */
export function modificationApi(client: ApiClient): Pick<FilledPorts, 'readModification' | 'cancelModification'> {
  return {
    readModification: (request, signal) => tellLists(client, calls['modification/read'], { request, signal }),
    cancelModification: (request, signal) => tellLists(client, calls['modification/update'], { request, signal }),
  };
}
