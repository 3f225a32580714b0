import type { FilledPorts } from '../../machines/ports.ts';
import { licenceCalls as calls } from '../../contract/licence.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists, tellWhole } from './lists.ts';

type LicencePorts = Pick<
  FilledPorts,
  'readReaders' | 'readReader' | 'readAllReaders' | 'addReaders' | 'editReader' | 'deleteReader'
>;

/** The readers of a subscription. */
export function licenceApi(client: ApiClient): LicencePorts {
  return {
    readReaders: (request, signal) => tellLists(client, calls['readers/read'], { request, signal }),
    readReader: (request, signal) => tell(client, calls['reader/read'], { request, signal }),
    readAllReaders: (request, signal) => tellWhole(client, calls['readers/all'], { request, signal }),
    addReaders: ({ key, addition }, signal) =>
      tell(client, calls['reader/add'], { request: addition, idempotencyKey: key, signal }),
    editReader: (request, signal) => tell(client, calls['reader/update'], { request, signal }),
    deleteReader: (request, signal) => tell(client, calls['reader/delete'], { request, signal, outlivesPage: true }),
  };
}
