import { createActor } from 'xstate';
import { definePage } from '../../../machines/funnel/index.ts';
import { renewalsMachine } from '../../../machines/sections/renewals.machine.ts';
import { subscriptionsApi } from '../../api/subscriptions.ts';
import { renewalsScreens } from '../../screens/sections/renewals.tsx';
import { chartSection } from '../section.tsx';
import { fill } from '../wiring/fill.ts';

/** What is to be renewed, as a section; not shown from before, either. */
export const renewals = chartSection({
  registry: renewalsScreens,
  open: ({ ask, shelf }) => {
    const machine = fill(renewalsMachine, shelf, subscriptionsApi(ask));
    return definePage({ machine, open: () => createActor(machine, { input: { shelved: null } }) });
  },
});
