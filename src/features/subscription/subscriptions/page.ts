import { createActor } from 'xstate';
import { subscriptionsMachine } from '../../../../machines/subscription/subscriptions/subscriptions.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionsApi } from '../../../api/subscriptions.ts';
import { subscriptionsScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The list of subscriptions, as a page. */
export const page = chartPage({
  registry: subscriptionsScreens,
  follow: followModifications,
  open: ({ client, cache }) => {
    const { readSubscriptions } = subscriptionsApi(client);
    const machine = fill(subscriptionsMachine, cache, {
      readSubscriptions,
    });
    return definePage({
      machine,
      open: ({ params }) =>
        createActor(machine, { input: { params, cached: cache.last('readSubscriptions', undefined) } }),
    });
  },
});
