import { watchCalls as calls } from '../../contract/watch.ts';
import { ApiError } from '../../machines/failure.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The person's watches. */
export function watchesApi(client: ApiClient): PortsOf<typeof calls, 'previewWatch' | 'createWatch'> {
  return {
    ...callPorts(client, calls),
    previewWatch: (subject, signal) =>
      tell(client, calls['veilles/create'], { request: { subject, isPreview: true }, signal }),
    createWatch: async (subject, signal) => {
      const call = calls['veilles/create'];
      const received = await client(call, { request: { subject, isPreview: false }, signal });
      if (received.kind === 'refused')
        throw new ApiError('invalid', `${call.method} ${call.path}`, { feedback: received.feedback || null });
    },
  };
}
