import { createActor } from 'xstate';
import { devicesMachine } from '../../../machines/devices/devices.machine.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { devicesApi } from '../../api/devices.ts';
import { devicesScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of devices. */
export const page = chartPage({
  registry: devicesScreens,
  open: ({ ask, shelf }) => {
    const machine = fill(devicesMachine, shelf, devicesApi(ask));
    return definePage({ machine, open: (input) => createActor(machine, { input }) });
  },
});
