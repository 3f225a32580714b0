import { createActor } from 'xstate';
import { rangesMachine } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { modificationCalls } from '../../../../contract/modification.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { rangeCalls } from '../../../../contract/range.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { rangesScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page of a licence's networks. */
export const page = chartPage({
  registry: rangesScreens,
  follow: followModifications,
  open: ({ client, cache }) => {
    const machine = fill(rangesMachine, cache, {
      ...callPorts(client, rangeCalls),
      ...callPorts(client, modificationCalls),
    });
    return definePage({
      machine,
      open: ({ params }) => {
        const question = { subscriptionId: Number(params['aboId']) };
        return createActor(machine, { input: { params, cached: cache.last('readRanges', question) } });
      },
    });
  },
});
