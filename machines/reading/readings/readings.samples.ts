import type { Chart } from '../../engine/model/samples.ts';
import { defineChart } from '../../engine/model/samples.ts';
import {
  changeFailures,
  filteredListing,
  listingEvents,
  listPages,
  readFailures,
} from '../../shared/list/listing.samples.ts';
import type { ReadingsContext } from './readings.context.ts';
import { noReadingsFilter } from '../../../domain/reading-filter.ts';
import { readings } from './readings.fixtures.ts';
import { readingsMachine } from './readings.machine.ts';
import { readingsSteps } from './readings.steps.ts';

const [first, second, third, ...others] = readings;
if (!first || !second || !third) throw new Error('There are too few readings');

const pages = listPages([first, second, third, ...others], third);
const request = 'POST /ajax/articles/history';

/** Answers to a change of either list. */
export const keepArticle = {
  done: { made: undefined },
  failed: changeFailures(request, 'Cet article n’existe plus\u00A0: il ne peut pas être gardé pour plus tard.'),
};

/** A person's reading log, with all its events. */
export const readingsChart: Chart<ReadingsContext> = defineChart({
  ...filteredListing({
    filters: noReadingsFilter,
    changes: { kept: first.id, dropped: third.id },
    cached: pages.paged,
    filtered: { kind: 'subscriber' },
  }),
  name: 'readings',
  machine: readingsMachine,
  steps: readingsSteps,
  events: {
    ...listingEvents,
    'change.made': {
      kept: { rowId: first.id, pendingChange: { kind: 'kept', at: '2026-02-21T09:00:00.000Z' } },
      dropped: { rowId: third.id, pendingChange: { kind: 'dropped' }, isUndoable: true },
    },
    'filters.changed': {
      subscriber: { filters: { kind: 'subscriber' } },
      oldest: { filters: { sort: 'oldestPublished' } },
      all: { filters: noReadingsFilter },
    },
    'place.changed': { all: { params: {} }, subscriber: { params: { kind: 'subscriber' } } },
  },
  actorResponses: {
    readReadings: { done: pages, failed: readFailures(request) },
    keepArticle,
  },
});
