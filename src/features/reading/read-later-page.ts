import { createActor } from 'xstate';
import { readLaterMachine } from '../../../machines/reading/readings/read-later.machine.ts';
import { readLaterQuestion } from '../../../machines/reading/readings/readings.context.ts';
import { noReadLaterFilter } from '../../../domain/reading-filter.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { filtersFrom } from '../../../machines/shared/list/listing-filters.ts';
import { readingsApi } from '../../api/readings.ts';
import { readLaterScreens } from './read-later-registry.ts';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The list of articles saved for later, as a page. */
export const page = chartPage({
  registry: readLaterScreens,
  open: ({ client, cache }) => {
    const machine = fill(readLaterMachine, cache, readingsApi(client));
    return definePage({
      machine,
      open: ({ params }) => {
        const asked = readLaterQuestion(filtersFrom(noReadLaterFilter, params), null);
        return createActor(machine, { input: { params, cached: cache.last('readReadLater', asked) } });
      },
    });
  },
});
