import { createActor } from 'xstate';
import { readingsMachine } from '../../../machines/account/readings/readings.machine.ts';
import { readingsQuestion } from '../../../machines/account/readings/readings.context.ts';
import { noReadingsFilter } from '../../../machines/domain/reading-filter.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { filtersFrom } from '../../../machines/listing/listing-filters.ts';
import { readingsApi } from '../../api/readings.ts';
import { readingsScreens } from '../../screens/readings/readings-registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** What somebody has read, as a page. */
export const page = chartPage({
  registry: readingsScreens,
  open: ({ ask, shelf }) => {
    const { readReadings, keepArticle } = readingsApi(ask);
    const machine = fill(readingsMachine, shelf, {
      readReadings,
      keepArticle,
    });
    return definePage({
      machine,
      open: ({ params }) => {
        const asked = readingsQuestion(filtersFrom(noReadingsFilter, params), null);
        return createActor(machine, { input: { params, shelved: shelf.last('readReadings', asked) } });
      },
    });
  },
});
