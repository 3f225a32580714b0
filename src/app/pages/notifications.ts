import { createActor } from 'xstate';
import { notificationsMachine } from '../../../machines/account/notifications/notifications.machine.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { watchesApi } from '../../api/watches.ts';
import { notificationsScreens } from '../../screens/notifications/registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** The page of watches. */
export const page = chartPage({
  registry: notificationsScreens,
  open: ({ ask, shelf }) => {
    const { readWatches, deleteWatch } = watchesApi(ask);
    const machine = fill(notificationsMachine, shelf, {
      readWatches,
      deleteWatch,
    });
    return definePage({
      machine,
      open: () => createActor(machine, { input: { shelved: shelf.last('readWatches', undefined) } }),
    });
  },
});
