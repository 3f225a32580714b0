import type { Moment } from './moment.ts';

/** A signed-in browser, described by its user agent. */
export interface Device {
  readonly id: number;
  /** Name of the browser, `Firefox`; `null` if unrecognized. */
  readonly browser: string | null;
  /** Operating system, `Windows`; `null` if unrecognized. */
  readonly system: string | null;
  /** Prefix of the network address at sign-in, `203.0.113.…`; `null` if it was not recorded. */
  readonly network: string | null;
  readonly signedInAt: Moment;
  /** Time of the last request, to within a few minutes. */
  readonly seenAt: Moment;
  /** Stays signed in after the browser is closed. */
  readonly isKept: boolean;
  /** The device of this request. */
  readonly isThis: boolean;
}

/** Signed-in devices: this one first, then the most recently used. */
export type Devices = readonly Device[];

/** Target of a sign-out: one device, or all except the device of this request. */
export type SignedOutDevices = number | 'others';
