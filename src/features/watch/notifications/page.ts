import { createActor } from 'xstate';
import { notificationsMachine } from '../../../../machines/watch/notifications/notifications.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { watchesApi } from '../../../api/watches.ts';
import { notificationsScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page of watches. */
export const page = chartPage({
  registry: notificationsScreens,
  open: ({ client, cache }) => {
    const machine = fill(notificationsMachine, cache, watchesApi(client));
    return definePage({
      machine,
      open: () => createActor(machine, { input: { cached: cache.last('readWatches', undefined) } }),
    });
  },
});
