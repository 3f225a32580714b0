import type { Chart } from '../../engine/model/samples.ts';
import { defineChart } from '../../engine/model/samples.ts';
import { filteredListing, listingEvents, listPages, readFailures } from '../../shared/list/listing.samples.ts';
import type { ReadLaterContext } from './readings.context.ts';
import { noReadLaterFilter } from '../../../domain/reading-filter.ts';
import { keptArticles } from './readings.fixtures.ts';
import { readLaterMachine } from './read-later.machine.ts';
import { keepArticle } from './readings.samples.ts';
import { readLaterSteps } from './readings.steps.ts';

const [first, second, third, ...others] = keptArticles;
if (!first || !second || !third) throw new Error('There are too few articles');

const pages = listPages([first, second, third, ...others], third);

/** A person's saved articles, with all their events. */
export const readLaterChart: Chart<ReadLaterContext> = defineChart({
  ...filteredListing({
    filters: noReadLaterFilter,
    changes: { dropped: third.id, droppedToo: first.id },
    cached: pages.paged,
    filtered: { document: 'brief' },
  }),
  name: 'readLater',
  machine: readLaterMachine,
  steps: readLaterSteps,
  events: {
    ...listingEvents,
    'change.made': {
      dropped: { rowId: third.id, pendingChange: { kind: 'dropped' }, isUndoable: true },
      droppedToo: { rowId: first.id, pendingChange: { kind: 'dropped' } },
    },
    'filters.changed': {
      briefs: { filters: { document: 'brief' } },
      oldest: { filters: { sort: 'oldestPublished' } },
      all: { filters: noReadLaterFilter },
    },
    'place.changed': { all: { params: {} }, briefs: { params: { document: 'brief' } } },
  },
  actorResponses: {
    readReadLater: { done: pages, failed: readFailures('POST /ajax/articles/history') },
    keepArticle,
  },
});
