import type { FilledPorts } from '../../machines/ports.ts';
import { profileCalls as calls } from '../contract/calls/profile.ts';
import type { Ask, Told } from './client.ts';
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

/** A change that asks for the present password: refused where that was another. */
function guarded<Answer>(told: Told<Answer>) {
  return told.kind === 'answered' ? { kind: 'changed' as const, told: told.answer } : told;
}

/** What the publisher knows of a person, and by what they sign in. */
export function profileApi(ask: Ask): ProfilePorts {
  return {
    readProfile: (_, signal) => tell(ask, calls['user/informations'], { signal }),
    saveIdentity: (request, signal) => tell(ask, calls['user/update'], { request, signal }),
    saveInformation: (request, signal) => tell(ask, calls['user/informations/update'], { request, signal }),
    changeEmail: async (request, signal) => guarded(await ask(calls['user/email'], { request, signal })),
    resendEmailChange: (_, signal) => tell(ask, calls['user/email/resend'], { request: null, signal }),
    cancelEmailChange: (_, signal) => tell(ask, calls['user/email/cancel'], { request: null, signal }),
    changePassword: async (request, signal) => guarded(await ask(calls['user/password'], { request, signal })),
  };
}
