import type { Devices } from '../../domain/device.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { DevicesContext } from './devices.context.ts';
import { devicesMachine } from './devices.machine.ts';
import { devicesSteps } from './devices.steps.ts';

const here = {
  id: 4107,
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.…',
  signedInAt: '2026-03-02T08:12:40.000Z',
  seenAt: '2026-03-10T09:30:00.000Z',
  isKept: true,
  isThis: true,
} as const;
const phone = {
  id: 4032,
  browser: 'Safari',
  system: 'iPhone',
  network: '2001:db8:41:…',
  signedInAt: '2026-02-19T18:03:12.000Z',
  seenAt: '2026-03-09T21:14:00.000Z',
  isKept: true,
  isThis: false,
} as const;
const anonymous = {
  id: 3998,
  browser: null,
  system: null,
  network: null,
  signedInAt: '2026-02-11T06:47:00.000Z',
  seenAt: '2026-02-11T06:47:00.000Z',
  isKept: false,
  isThis: false,
} as const;

/** Signed-in devices; the last one has no user agent. */
export const sampleDevices: Devices = [here, phone, anonymous];

const READ = 'GET /ajax/user/sessions';
const END = 'POST /ajax/user/sessions';

/** The devices of an account, with all their events. */
export const devicesChart: Chart<DevicesContext> = defineChart({
  name: 'devices',
  machine: devicesMachine,
  steps: devicesSteps,
  inputs: { link: { params: {} } },
  events: {
    'device.signedOut': { phone: { which: phone.id }, others: { which: 'others' } },
    retried: plain,
    'place.changed': { again: { params: {} } },
  },
  actorResponses: {
    readDevices: {
      done: { several: sampleDevices, onlyThis: [here] },
      failed: { offline: new ApiError('offline', READ) },
    },
    signOutDevices: {
      done: { rest: [here, anonymous], onlyThis: [here] },
      failed: { timeout: new ApiError('timeout', END), tooMany: new ApiError('tooMany', END) },
    },
  },
  params: {},
  effects: [],
  isPossible: (token, { devices, ending }) => {
    if (token.startsWith('device.signedOut')) {
      const others = devices?.filter(({ isThis }) => !isThis) ?? [];
      return token.endsWith('others') ? others.length > 1 : others.some(({ id }) => id === phone.id);
    }
    // A sign-out ends one of several devices, or all others.
    if (token === 'signOutDevices:done.rest') return ending === phone.id;
    return token !== 'signOutDevices:done.onlyThis' || ending === 'others';
  },
  serialize: ({ devices, ending }) => ({
    devices: devices === null ? 'unread' : `devices${devices.length}`,
    ending: ending === null ? '' : String(ending),
  }),
  visibleContext: ({ failure }, step) => ({ failure: step === 'list' ? (failure?.kind ?? '') : '' }),
  partial: ({ devices = '', ending = '', ...others }) => ({
    ...others,
    devices: devices === 'devices1' ? devices : devices.replace(/\d+/, ''),
    ending: /\d/.test(ending) ? 'one' : ending,
  }),
});
