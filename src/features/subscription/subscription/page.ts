import { createActor } from 'xstate';
import { subscriptionMachine } from '../../../../machines/subscription/subscription/subscription.machine.ts';
import { identifierOf } from '../../../../domain/identifier.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { subscriptionDetailApi } from '../../../api/subscription-detail.ts';
import { subscriptionScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** One subscription, as a page. */
export const page = chartPage({
  registry: subscriptionScreens,
  follow: followModifications,
  open: ({ client, cache }) => {
    const machine = fill(subscriptionMachine, cache, subscriptionDetailApi(client));
    return definePage({
      machine,
      open: ({ params }) => {
        const id = identifierOf(params['aboId'] ?? null);
        const cached = id === null ? null : cache.last('readSubscription', { id });
        return createActor(machine, { input: { params, cached } });
      },
    });
  },
});
