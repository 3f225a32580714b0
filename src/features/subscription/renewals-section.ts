import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { renewalsMachine } from '../../../machines/shared/sections/renewals.machine.ts';
import { subscriptionsApi } from '../../api/subscriptions.ts';
import { renewalsScreens } from './renewals.tsx';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';

/** What is to be renewed, as a section; not shown from before, either. */
export const renewals = chartSection({
  registry: renewalsScreens,
  open: ({ ask, shelf }) => {
    const machine = fill(renewalsMachine, shelf, subscriptionsApi(ask));
    return definePage({ machine, open: () => createActor(machine, { input: { shelved: null } }) });
  },
});
