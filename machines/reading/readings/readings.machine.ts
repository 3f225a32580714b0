import type { Read } from '../../../domain/completeness.ts';
import { assign, setup } from 'xstate';
import type { ReadingPage, ReadingRow } from '../../../domain/reading.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import type { Filters } from '../../shared/list/listing-filters.ts';
import { filterEdges, filtersFrom } from '../../shared/list/listing-filters.ts';
import type { Listing } from '../../shared/list/listing.ts';
import { listingGuards, listingStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type {
  ReadingsContext,
  ReadingsEvent,
  ReadingsFilterName,
  ReadingsInput,
  ReadingChange,
} from './readings.context.ts';
import { keepingOf, readingsList, readingsQuestion } from './readings.context.ts';
import { noReadingsFilter } from '../../../domain/reading-filter.ts';
import { readingsSteps } from './readings.steps.ts';

const list = listingStates('readings', readingsSteps, readingsList, {
  read: 'readReadings',
  questionOf: (context: ReadingsContext, cursor) => readingsQuestion(context, cursor),
  pageOf: (page: ReadingPage & Read) => page,
  change: 'keepArticle',
  requestOf: keepingOf,
  rowOf: () => undefined,
  keepsRows: true,
});

/** A person's reading log: filters and order in the address, pages by cursor; articles can be saved from here. */
export const readingsMachine = setup({
  types: typed<{
    context: ReadingsContext;
    events: ReadingsEvent;
    input: ReadingsInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actors: { readReadings: port('readReadings'), keepArticle: port('keepArticle') },
  actions: {
    keepListing: assign((_, { listing }: { listing: Listing<ReadingRow, ReadingChange> }) => ({ listing })),
    keepFilters: assign((_, { filters }: { filters: Filters<ReadingsFilterName> }) => filters),
  },
  guards: listingGuards(noReadingsFilter),
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'readings',
  type: 'parallel',
  context: ({ input }) => ({ listing: readingsList.begin(input), ...filtersFrom(noReadingsFilter, input.params) }),
  states: { ...list, records: { ...list.records, on: filterEdges(noReadingsFilter) } },
});
