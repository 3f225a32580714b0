import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { renewalsMachine } from '../../../machines/shared/sections/renewals.machine.ts';
import { subscriptionCalls } from '../../../contract/subscription.ts';
import { callPorts } from '../../api/call-ports.ts';
import { renewalsScreens } from './renewals-registry.ts';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';

/** Renewals as a section. Not shown from the cache: they may have been paid since. */
export const renewals = chartSection({
  registry: renewalsScreens,
  open: ({ client, cache }) => {
    const machine = fill(renewalsMachine, cache, callPorts(client, subscriptionCalls));
    return definePage({ machine, open: () => createActor(machine, { input: { cached: null } }) });
  },
});
