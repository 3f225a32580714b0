import type { FilledPorts } from '../../machines/ports.ts';
import { deviceCalls as calls } from '../contract/calls/device.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** Where the person is signed in. */
export function devicesApi(ask: Ask): Pick<FilledPorts, 'readDevices' | 'signOutDevices'> {
  return {
    readDevices: (_, signal) => tell(ask, calls['user/sessions'], { signal }),
    signOutDevices: (request, signal) => tell(ask, calls['user/sessions/end'], { request, signal }),
  };
}
