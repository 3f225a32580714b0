import type { FilledPorts } from '../../machines/ports.ts';
import { watchCalls as calls } from '../contract/calls/watch.ts';
import { ApiError } from '../../machines/failure.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

type WatchPorts = Pick<FilledPorts, 'readWatches' | 'previewWatch' | 'createWatch' | 'deleteWatch'>;

/** What is watched for the person. */
export function watchesApi(ask: Ask): WatchPorts {
  return {
    readWatches: (_, signal) => tell(ask, calls.notifications, { signal }),
    previewWatch: (subject, signal) =>
      tell(ask, calls['veilles/create'], { request: { subject, isPreview: true }, signal }),
    createWatch: async (subject, signal) => {
      const call = calls['veilles/create'];
      const told = await ask(call, { request: { subject, isPreview: false }, signal });
      if (told.kind === 'refused')
        throw new ApiError('invalid', `${call.method} ${call.path}`, { feedback: told.feedback || null });
    },
    deleteWatch: async (request, signal) => {
      await tell(ask, calls['veilles/delete'], { request, signal, outlivesPage: true });
    },
  };
}
