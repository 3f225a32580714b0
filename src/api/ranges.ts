import type { FilledPorts } from '../../machines/ports.ts';
import { rangeCalls as calls } from '../../contract/range.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists } from './lists.ts';

type RangePorts = Pick<FilledPorts, 'readRanges' | 'addRanges' | 'editRange' | 'deleteRange'>;

/** The networks from which a licence is read. */
export function rangesApi(client: ApiClient): RangePorts {
  return {
    readRanges: (request, signal) => tellLists(client, calls['ranges/read'], { request, signal }),
    addRanges: ({ key, addition }, signal) =>
      tell(client, calls['ip/add'], { request: addition, idempotencyKey: key, signal }),
    editRange: (request, signal) => tell(client, calls['ip/update'], { request, signal }),
    deleteRange: (request, signal) => tell(client, calls['ip/delete'], { request, signal, outlivesPage: true }),
  };
}
