import { createActor } from 'xstate';
import { readingsMachine } from '../../../machines/reading/readings/readings.machine.ts';
import { readingsQuestion } from '../../../machines/reading/readings/readings.context.ts';
import { noReadingsFilter } from '../../../domain/reading-filter.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { filtersFrom } from '../../../machines/shared/list/listing-filters.ts';
import { readingsApi } from '../../api/readings.ts';
import { readingsScreens } from './readings-registry.ts';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The list of read articles, as a page. */
export const page = chartPage({
  registry: readingsScreens,
  open: ({ client, cache }) => {
    const machine = fill(readingsMachine, cache, readingsApi(client));
    return definePage({
      machine,
      open: ({ params }) => {
        const asked = readingsQuestion(filtersFrom(noReadingsFilter, params), null);
        return createActor(machine, { input: { params, cached: cache.last('readReadings', asked) } });
      },
    });
  },
});
