import { profileCalls as calls } from '../../contract/profile.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient, Received } from './client.ts';

/** A change that needs the current password: refused if that is wrong. */
function guarded<Answer>(received: Received<Answer>) {
  return received.kind === 'answered' ? { kind: 'changed' as const, received: received.answer } : received;
}

/** The person's profile, email address and password. */
export function profileApi(client: ApiClient): PortsOf<typeof calls, 'changeEmail' | 'changePassword'> {
  return {
    ...callPorts(client, calls),
    changeEmail: async (request, signal) => guarded(await client(calls['user/email'], { request, signal })),
    changePassword: async (request, signal) => guarded(await client(calls['user/password'], { request, signal })),
  };
}
