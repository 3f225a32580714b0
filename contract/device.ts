import { nullable, object, string } from 'superstruct';
import type { Device, Devices, SignedOutDevices } from '../domain/device.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { lenientBoolean, lenientIdentifier } from './lenient.ts';
import { mapping } from './mapping.ts';
import { identifier } from './scalars.ts';

const session = fields({
  sessionIId: required(lenientIdentifier(), 'identity'),
  navigateur: optional(string()),
  systeme: optional(string()),
  reseau: optional(string()),
  ouverteLe: required(instant(), 'time'),
  vueLe: required(instant(), 'time'),
  conservee: withDefault(lenientBoolean(), false),
  courante: required(lenientBoolean(), 'identity'),
});

const deviceMapping = mapping<Device>()(session, {
  id: 'sessionIId',
  browser: 'navigateur',
  system: 'systeme',
  network: 'reseau',
  signedInAt: 'ouverteLe',
  seenAt: 'vueLe',
  isKept: 'conservee',
  isThis: 'courante',
});

/** The devices on which the caller is signed in. */
const devicesCodec = answerCodec(fields({ sessions: rowsOf(session) }), {
  decode: ({ sessions }): Devices => sessions.map(deviceMapping.decode),
  encode: (devices) => ({ sessions: devices.map(deviceMapping.encode) }),
});

/** The device to sign out; `null`: all but the caller's. */
const devicesEndCodec = codec(object({ sessionIId: nullable(identifier()) }), {
  decode: ({ sessionIId }): { readonly which: SignedOutDevices } => ({ which: sessionIId ?? 'others' }),
  encode: ({ which }) => ({ sessionIId: which === 'others' ? null : which }),
});

const ownersOnly = { ...defaults, path: '/ajax/user/sessions', answer: devicesCodec, callers: ['signedIn'] } as const;

/** Calls about the devices on which a person is signed in. The specification names none: their path is ours. */
export const deviceCalls = {
  'user/sessions': call({
    ...ownersOnly,
    method: 'GET',
    port: { name: 'readDevices', lists: 'whole' },
    fixtures: ['user-sessions'],
    purpose: 'Tells where the caller is signed in.',
  }),
  'user/sessions/end': call({
    ...ownersOnly,
    method: 'POST',
    request: devicesEndCodec,
    failures: [404, 429],
    port: { name: 'signOutDevices', lists: 'whole' },
    fixtures: ['user-sessions-end.one', 'user-sessions-end.others'],
    purpose:
      'Signs the caller out elsewhere, on one device or on all others. What is not there any more is signed out.',
  }),
};
