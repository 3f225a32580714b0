import { createActor } from 'xstate';
import { personalDataMachine } from '../../../machines/account/personal-data/personal-data.machine.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { personalDataApi } from '../../api/personal-data.ts';
import { personalDataScreens } from '../../screens/personal-data/registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** The page of all that is held of a person. */
export const page = chartPage({
  registry: personalDataScreens,
  open: ({ ask, shelf }) => {
    const machine = fill(personalDataMachine, shelf, personalDataApi(ask));
    return definePage({ machine, open: (input) => createActor(machine, { input }) });
  },
});
