import type { FilledPorts } from '../../machines/ports.ts';
import { deviceCalls as calls } from '../../contract/device.ts';
import type { ApiClient } from './client.ts';
import { tellWhole } from './lists.ts';

/** The devices on which the person is signed in. */
export function devicesApi(client: ApiClient): Pick<FilledPorts, 'readDevices' | 'signOutDevices'> {
  return {
    readDevices: (_, signal) => tellWhole(client, calls['user/sessions'], { signal }),
    signOutDevices: (request, signal) => tellWhole(client, calls['user/sessions/end'], { request, signal }),
  };
}
