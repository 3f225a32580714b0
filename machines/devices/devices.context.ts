/** What the page of devices knows. The server alone says where somebody is signed in: nothing is shown as ended before. */
import type { Devices, SignedOutDevices } from '../domain/device.ts';
import type { Failure } from '../failure.ts';

export interface DevicesContext {
  /** As the server told them last; `null` before it has. */
  readonly devices: Devices | null;
  /** What is being signed out, or was to be when that failed. */
  readonly ending: SignedOutDevices | null;
  readonly failure: Failure | null;
}

/** The beginning of a visit. */
export const begin: DevicesContext = { devices: null, ending: null, failure: null };
