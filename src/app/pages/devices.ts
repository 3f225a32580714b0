import { createActor } from 'xstate';
import { devicesMachine } from '../../../machines/account/devices/devices.machine.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { devicesApi } from '../../api/devices.ts';
import { devicesScreens } from '../../screens/devices/registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** The page of devices. */
export const page = chartPage({
  registry: devicesScreens,
  open: ({ ask, shelf }) => {
    const machine = fill(devicesMachine, shelf, devicesApi(ask));
    return definePage({ machine, open: (input) => createActor(machine, { input }) });
  },
});
