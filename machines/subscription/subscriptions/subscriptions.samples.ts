import { whole } from '../../../domain/completeness.ts';
import { foundAmong, noSubscriptionFilter } from '../../../domain/subscription-filter.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { isFiltered } from '../../shared/list/listing-filters.ts';
import {
  listingSerialize,
  losses,
  listingPartial,
  listingVisibleContext,
  readFailures,
} from '../../shared/list/listing.samples.ts';
import type { SubscriptionsContext } from './subscriptions.context.ts';
import { subscriptions } from './subscriptions.fixtures.ts';
import { subscriptionsMachine } from './subscriptions.machine.ts';
import { subscriptionsSteps } from '../subscription.steps.ts';

const several = { rows: subscriptions, completeness: whole };

/** Facet of the filters' result. */
function filtering(context: SubscriptionsContext): string {
  if (!isFiltered(noSubscriptionFilter, context)) return '';
  return foundAmong(context.listing.rows, context).length === 0 ? 'nothingFound' : 'filtered';
}

/** A person's subscriptions, with all events of the list. */
export const subscriptionsChart: Chart<SubscriptionsContext> = defineChart({
  name: 'subscriptions',
  machine: subscriptionsMachine,
  steps: subscriptionsSteps,
  inputs: {
    link: { cached: null, params: {} },
    /** The page was shown before in this visit. */
    again: { cached: several, params: {} },
    filtered: { cached: null, params: { status: 'current', text: 'sahel' } },
  },
  events: {
    retried: plain,
    'filters.changed': {
      current: { filters: { status: 'current' } },
      words: { filters: { text: 'zzz' } },
      all: { filters: noSubscriptionFilter },
    },
    'place.changed': { all: { params: {} }, current: { params: { status: 'current' } } },
  },
  actorResponses: {
    readSubscriptions: {
      done: { several, none: { rows: [], completeness: whole }, ...losses(several, { rows: [] }) },
      failed: readFailures('POST /ajax/subscriptions/all'),
    },
  },
  params: {},
  effects: [],
  // Filters are shown only with rows to filter.
  isPossible: (token, { listing }) => !token.startsWith('filters.changed') || listing.rows.length > 0,
  serialize: listingSerialize,
  visibleContext: (context, step) => ({
    ...listingVisibleContext(context),
    filters: step === 'list' ? filtering(context) : '',
  }),
  partial: listingPartial,
});
