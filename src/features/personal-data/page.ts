import { personalDataMachine } from '../../../machines/personal-data/personal-data.machine.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { personalDataApi } from '../../api/personal-data.ts';
import { personalDataScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of all that is held of a person. */
export const page = chartPage({
  registry: personalDataScreens,
  open: ({ client, cache }) => {
    const machine = fill(personalDataMachine, cache, personalDataApi(client));
    return definePage({ machine });
  },
});
