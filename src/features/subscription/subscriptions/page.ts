import { createActor } from 'xstate';
import { subscriptionsMachine } from '../../../../machines/subscription/subscriptions/subscriptions.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionsApi } from '../../../api/subscriptions.ts';
import { subscriptionsScreens } from './registry.tsx';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The list of subscriptions, as a page. */
export const page = chartPage({
  registry: subscriptionsScreens,
  follow: followModifications,
  open: ({ ask, shelf }) => {
    const { readSubscriptions } = subscriptionsApi(ask);
    const machine = fill(subscriptionsMachine, shelf, {
      readSubscriptions,
    });
    return definePage({
      machine,
      open: ({ params }) =>
        createActor(machine, { input: { params, shelved: shelf.last('readSubscriptions', undefined) } }),
    });
  },
});
