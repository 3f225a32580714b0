import type { Moment } from './invoice.ts';

/** Where somebody is signed in: a browser, as far as it says what it is. */
export interface Device {
  readonly id: number;
  /** What the browser calls itself, `Firefox`; `null` where nobody knows it. */
  readonly browser: string | null;
  /** What it runs on, `Windows`; `null` where nobody knows it. */
  readonly system: string | null;
  /** The beginning of the network address that signed in, `203.0.113.…`; `null` where it was not kept. */
  readonly network: string | null;
  readonly signedInAt: Moment;
  /** When it was last used, to within a few minutes. */
  readonly seenAt: Moment;
  /** Stays signed in after the browser is closed. */
  readonly isKept: boolean;
  /** The one that asks. */
  readonly isThis: boolean;
}

/** Where somebody is signed in, this device first, then the one that was used last. */
export type Devices = readonly Device[];

/** What is signed out: one device, or all but the one that asks. */
export type SignedOutDevices = number | 'others';
