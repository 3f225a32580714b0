import type { FilledPorts } from '../../machines/ports.ts';
import { deviceCalls as calls } from '../contract/device.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The devices on which the person is signed in. */
export function devicesApi(client: ApiClient): Pick<FilledPorts, 'readDevices' | 'signOutDevices'> {
  return {
    readDevices: (_, signal) => tell(client, calls['user/sessions'], { signal }),
    signOutDevices: (request, signal) => tell(client, calls['user/sessions/end'], { request, signal }),
  };
}
