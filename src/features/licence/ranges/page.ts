import { createActor } from 'xstate';
import { rangesMachine } from '../../../../machines/licence/ranges/ranges.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { modificationApi } from '../../../api/modification.ts';
import { rangesApi } from '../../../api/ranges.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { rangesScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page of a licence's networks. */
export const page = chartPage({
  registry: rangesScreens,
  follow: followModifications,
  open: ({ client, cache }) => {
    const { readRanges, deleteRange } = rangesApi(client);
    const { cancelModification } = modificationApi(client);
    const machine = fill(rangesMachine, cache, {
      readRanges,
      deleteRange,
      cancelModification,
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
