import type { DevicesContext } from '../../../machines/devices/devices.context.ts';
import type { DevicesEvent } from '../../../machines/devices/devices.machine.ts';
import type { devicesSteps } from '../../../machines/devices/devices.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of devices gets. */
export type DevicesScreenProps<Name extends keyof typeof devicesSteps> = ScreenProps<
  DevicesContext & NeedsOf<(typeof devicesSteps)[Name]>,
  DevicesEvent
>;
