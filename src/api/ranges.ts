import type { FilledPorts } from '../../machines/ports.ts';
import { rangeCalls as calls } from '../contract/calls/range.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type RangePorts = Pick<FilledPorts, 'readRanges' | 'addRanges' | 'editRange' | 'deleteRange'>;

/** The networks from which a licence is read. */
export function rangesApi(ask: Ask): RangePorts {
  return {
    readRanges: (request, signal) => tell(ask, calls['ranges/read'], { request, signal }),
    addRanges: ({ key, addition }, signal) =>
      tell(ask, calls['ip/add'], { request: addition, idempotencyKey: key, signal }),
    editRange: (request, signal) => tell(ask, calls['ip/update'], { request, signal }),
    deleteRange: (request, signal) => tell(ask, calls['ip/delete'], { request, signal, outlivesPage: true }),
  };
}
