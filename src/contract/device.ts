import type { Infer } from 'superstruct';
import { array, boolean, nullable, object, string, type } from 'superstruct';
import type { Device, Devices, SignedOutDevices } from '../../machines/domain/device.ts';
import { codec } from './codec.ts';
import { identifier } from './scalars.ts';

const session = type({
  sessionIId: identifier(),
  navigateur: nullable(string()),
  systeme: nullable(string()),
  reseau: nullable(string()),
  ouverteLe: string(),
  vueLe: string(),
  conservee: boolean(),
  courante: boolean(),
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
export const devicesCodec = codec(type({ sessions: array(session) }), {
  decode: ({ sessions }): Devices => sessions.map(deviceFromWire),
  encode: (devices) => ({ sessions: devices.map(deviceToWire) }),
});

/** What is signed out: one device, or with `null` all but the caller's. */
export const devicesEndCodec = codec(object({ sessionIId: nullable(identifier()) }), {
  decode: ({ sessionIId }): { readonly which: SignedOutDevices } => ({ which: sessionIId ?? 'others' }),
  encode: ({ which }) => ({ sessionIId: which === 'others' ? null : which }),
});
