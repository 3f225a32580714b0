/** The context of the page of devices. No optimistic changes: only the server knows where a person is signed in. */
import type { Devices, SignedOutDevices } from '../../domain/device.ts';
import type { Failure } from '../failure.ts';

export interface DevicesContext {
  /** The server's last answer; `null` before it. */
  readonly devices: Devices | null;
  /** The target of the running or failed sign-out. */
  readonly ending: SignedOutDevices | null;
  readonly failure: Failure | null;
}

/** The context at the start of a visit. */
export const begin: DevicesContext = { devices: null, ending: null, failure: null };
