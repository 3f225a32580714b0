import { definePage } from '../../../machines/engine/index.ts';
import { modificationMachine } from '../../../machines/modification/modification.machine.ts';
import { modificationCalls } from '../../../contract/modification.ts';
import { callPorts } from '../../api/call-ports.ts';
import { followModifications } from '../../api/modification-events.ts';
import { modificationScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of a request for a modification. */
export const page = chartPage({
  registry: modificationScreens,
  follow: followModifications,
  open: ({ client, cache }) => {
    const machine = fill(modificationMachine, cache, callPorts(client, modificationCalls));
    return definePage({ machine });
  },
});
