import { type as having } from 'superstruct';
import type { Devices } from '../../domain/device.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { devicesPaths } from '../../contract/pages/devices.ts';

const paths = [devicesPaths.list];

/** Every screen of the page of devices; they share its address. */
export const devicesSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  list: step('list', { paths, needs: having({ devices: present<Devices>() }) }),
};
