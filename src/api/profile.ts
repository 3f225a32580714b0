import type { FilledPorts } from '../../machines/ports.ts';
import { profileCalls as calls } from '../../contract/profile.ts';
import type { ApiClient, Received } from './client.ts';
import { tell } from './client.ts';

type ProfilePorts = Pick<
  FilledPorts,
  | 'readProfile'
  | 'saveIdentity'
  | 'saveInformation'
  | 'changeEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'changePassword'
>;

/** A change that needs the current password: refused if that is wrong. */
function guarded<Answer>(received: Received<Answer>) {
  return received.kind === 'answered' ? { kind: 'changed' as const, received: received.answer } : received;
}

/** The person's profile, email address and password. */
export function profileApi(client: ApiClient): ProfilePorts {
  return {
    readProfile: (_, signal) => tell(client, calls['user/informations'], { signal }),
    saveIdentity: (request, signal) => tell(client, calls['user/update'], { request, signal }),
    saveInformation: (request, signal) => tell(client, calls['user/informations/update'], { request, signal }),
    changeEmail: async (request, signal) => guarded(await client(calls['user/email'], { request, signal })),
    resendEmailChange: (_, signal) => tell(client, calls['user/email/resend'], { request: null, signal }),
    cancelEmailChange: (_, signal) => tell(client, calls['user/email/cancel'], { request: null, signal }),
    changePassword: async (request, signal) => guarded(await client(calls['user/password'], { request, signal })),
  };
}
