import type { FilledPorts } from '../../machines/ports.ts';
import { licenceCalls as calls } from '../contract/licence.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists, tellWhole } from './lists.ts';
import { ownClock } from './own-clock.ts';

type LicencePorts = Pick<
  FilledPorts,
  'readSubscription' | 'readReaders' | 'readReader' | 'readAllReaders' | 'addReaders' | 'editReader' | 'deleteReader'
>;

/** A subscription and its readers. */
export function licenceApi(client: ApiClient): LicencePorts {
  return {
    readSubscription: async (request, signal) => {
      const detail = await tellLists(client, calls['subscription/read'], { request, signal });
      return { ...detail, readAt: detail.readAt ?? ownClock() };
    },
    readReaders: (request, signal) => tellLists(client, calls['readers/read'], { request, signal }),
    readReader: (request, signal) => tell(client, calls['reader/read'], { request, signal }),
    readAllReaders: (request, signal) => tellWhole(client, calls['readers/all'], { request, signal }),
    addReaders: ({ key, addition }, signal) =>
      tell(client, calls['reader/add'], { request: addition, idempotencyKey: key, signal }),
    editReader: (request, signal) => tell(client, calls['reader/update'], { request, signal }),
    deleteReader: (request, signal) => tell(client, calls['reader/delete'], { request, signal, outlivesPage: true }),
  };
}
