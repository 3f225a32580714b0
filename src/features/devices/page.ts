import { devicesMachine } from '../../../machines/devices/devices.machine.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { devicesApi } from '../../api/devices.ts';
import { devicesScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of devices. */
export const page = chartPage({
  registry: devicesScreens,
  open: ({ client, cache }) => {
    const machine = fill(devicesMachine, cache, devicesApi(client));
    return definePage({ machine });
  },
});
