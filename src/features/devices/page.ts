import { devicesMachine } from '../../../machines/devices/devices.machine.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { deviceCalls } from '../../../contract/device.ts';
import { callPorts } from '../../api/call-ports.ts';
import { devicesScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of devices. */
export const page = chartPage({
  registry: devicesScreens,
  open: ({ client, cache }) => {
    const machine = fill(devicesMachine, cache, callPorts(client, deviceCalls));
    return definePage({ machine });
  },
});
