import type { FilledPorts } from '../../machines/ports.ts';
import { watchCalls as calls } from '../../contract/watch.ts';
import { ApiError } from '../../machines/failure.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists } from './lists.ts';

type WatchPorts = Pick<FilledPorts, 'readWatches' | 'previewWatch' | 'createWatch' | 'deleteWatch'>;

/** The person's watches. */
export function watchesApi(client: ApiClient): WatchPorts {
  return {
    readWatches: (_, signal) => tellLists(client, calls.notifications, { signal }),
    previewWatch: (subject, signal) =>
      tell(client, calls['veilles/create'], { request: { subject, isPreview: true }, signal }),
    createWatch: async (subject, signal) => {
      const call = calls['veilles/create'];
      const received = await client(call, { request: { subject, isPreview: false }, signal });
      if (received.kind === 'refused')
        throw new ApiError('invalid', `${call.method} ${call.path}`, { feedback: received.feedback || null });
    },
    deleteWatch: async (request, signal) => {
      await tell(client, calls['veilles/delete'], { request, signal, outlivesPage: true });
    },
  };
}
