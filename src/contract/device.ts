import type { Infer } from 'superstruct';
import { boolean, nullable, object, string } from 'superstruct';
import type { Device, Devices, SignedOutDevices } from '../../machines/domain/device.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { codec } from './codec.ts';
import { instant } from './dates.ts';
import { identifier } from './scalars.ts';

const session = fields({
  sessionIId: required(identifier(), 'identity'),
  navigateur: optional(string()),
  systeme: optional(string()),
  reseau: optional(string()),
  ouverteLe: required(instant(), 'time'),
  vueLe: required(instant(), 'time'),
  conservee: withDefault(boolean(), false),
  courante: required(boolean(), 'identity'),
});

function deviceFromWire(wire: Infer<typeof session>): Device {
  return {
    id: wire.sessionIId,
    browser: wire.navigateur,
    system: wire.systeme,
    network: wire.reseau,
    signedInAt: wire.ouverteLe,
    seenAt: wire.vueLe,
    isKept: wire.conservee,
    isThis: wire.courante,
  };
}

function deviceToWire(device: Device): Infer<typeof session> {
  return {
    sessionIId: device.id,
    navigateur: device.browser,
    systeme: device.system,
    reseau: device.network,
    ouverteLe: device.signedInAt,
    vueLe: device.seenAt,
    conservee: device.isKept,
    courante: device.isThis,
  };
}

/** Where the caller is signed in. */
export const devicesCodec = answerCodec(fields({ sessions: rowsOf(session) }), {
  decode: ({ sessions }): Devices => sessions.map(deviceFromWire),
  encode: (devices) => ({ sessions: devices.map(deviceToWire) }),
});

/** What is signed out: one device, or with `null` all but the caller's. */
export const devicesEndCodec = codec(object({ sessionIId: nullable(identifier()) }), {
  decode: ({ sessionIId }): { readonly which: SignedOutDevices } => ({ which: sessionIId ?? 'others' }),
  encode: ({ which }) => ({ sessionIId: which === 'others' ? null : which }),
});
