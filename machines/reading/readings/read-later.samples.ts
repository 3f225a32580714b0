import type { Chart } from '../../engine/model/samples.ts';
import { defineChart } from '../../engine/model/samples.ts';
import { isFiltered } from '../../shared/list/listing-filters.ts';
import {
  changeFailures,
  isListingMove,
  listingDecides,
  listingEvents,
  listingLoosely,
  listingShows,
  listPages,
  readFailures,
} from '../../shared/list/listing.samples.ts';
import type { ReadLaterContext } from './readings.context.ts';
import { noReadLaterFilter } from '../../domain/reading-filter.ts';
import { keptArticles } from './readings.fixtures.ts';
import { readLaterMachine } from './read-later.machine.ts';
import { readLaterSteps } from './readings.steps.ts';

const [first, second, third, ...others] = keptArticles;
if (!first || !second || !third) throw new Error('There are too few articles');

const pages = listPages([first, second, third, ...others], third);
const request = 'POST /ajax/articles/history';
const walked = { changes: { dropped: third.id, droppedToo: first.id }, filters: noReadLaterFilter };

/** A person's saved articles, with all their events. */
export const readLaterChart: Chart<ReadLaterContext> = defineChart({
  name: 'readLater',
  machine: readLaterMachine,
  steps: readLaterSteps,
  inputs: {
    fresh: { cached: null, params: {} },
    cached: { cached: pages.paged, params: {} },
    filtered: { cached: null, params: { text: 'cuivre' } },
  },
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
    readReadLater: { done: pages, failed: readFailures(request) },
    keepArticle: {
      done: { made: undefined },
      failed: changeFailures(request, 'Cet article n’existe plus\u00A0: il ne peut pas être gardé pour plus tard.'),
    },
  },
  params: {},
  effects: [],
  isPossible: (token, context) => isListingMove(walked, token, context),
  serialize: (context) => ({
    ...listingDecides(context),
    filters: isFiltered(noReadLaterFilter, context) ? 'filtered' : '',
  }),
  visibleContext: (context) => listingShows(context),
  partial: listingLoosely,
});
