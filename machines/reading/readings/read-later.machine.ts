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
  ReadLaterContext,
  ReadLaterEvent,
  ReadLaterFilterName,
  ReadingsInput,
  ReadingChange,
} from './readings.context.ts';
import { keepingOf, readingsList, readLaterQuestion } from './readings.context.ts';
import { noReadLaterFilter } from '../../../domain/reading-filter.ts';
import { readLaterSteps } from './readings.steps.ts';

const list = listingStates('readLater', readLaterSteps, readingsList, {
  read: 'readReadLater',
  questionOf: (context: ReadLaterContext, cursor) => readLaterQuestion(context, cursor),
  pageOf: (page: ReadingPage & Read) => page,
  change: 'keepArticle',
  requestOf: keepingOf,
  rowOf: () => undefined,
  keepsRows: true,
});

/** A person's saved articles: a removed one stays in its place, and can be restored. */
export const readLaterMachine = setup({
  types: typed<{
    context: ReadLaterContext;
    events: ReadLaterEvent;
    input: ReadingsInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actors: { readReadLater: port('readReadLater'), keepArticle: port('keepArticle') },
  actions: {
    keepListing: assign((_, { listing }: { listing: Listing<ReadingRow, ReadingChange> }) => ({ listing })),
    keepFilters: assign((_, { filters }: { filters: Filters<ReadLaterFilterName> }) => filters),
  },
  guards: listingGuards(noReadLaterFilter),
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'readLater',
  type: 'parallel',
  context: ({ input }) => ({ listing: readingsList.begin(input), ...filtersFrom(noReadLaterFilter, input.params) }),
  states: { ...list, records: { ...list.records, on: filterEdges(noReadLaterFilter) } },
});
