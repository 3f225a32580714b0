import type { SubscriptionFilterName } from '../../../domain/subscription-filter.ts';
import { noSubscriptionFilter } from '../../../domain/subscription-filter.ts';
import { assign, setup } from 'xstate';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import type { FilterEvent, Filters } from '../../shared/list/listing-filters.ts';
import { filterEdges } from '../../shared/list/listing-filters.ts';
import type { Listing } from '../../shared/list/listing.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards } from '../../shared/list/listing.states.ts';
import { recordStates } from '../../shared/list/record.states.ts';
import { port } from '../../ports.ts';
import type { SubscriptionRow, SubscriptionsContext, SubscriptionsInput } from './subscriptions.context.ts';
import { openingOf, pageOf, subscriptionList } from './subscriptions.context.ts';
import { subscriptionsSteps as steps } from '../subscription.steps.ts';

export type SubscriptionsEvent =
  | Extract<ListingEvent<never>, { readonly type: 'retried' | 'place.changed' }>
  | FilterEvent<SubscriptionFilterName>;

const records = recordStates('subscriptions', steps, subscriptionList, {
  read: 'readSubscriptions',
  questionOf: () => undefined,
  pageOf,
});

const { deciding, reading, unreadable, shown, refreshing, outdated, checking, empty } = records.states;
const filtering = filterEdges(noSubscriptionFilter);

/** A person's subscriptions. The list is one page: filters select among its rows, without a request. */
export const subscriptionsMachine = setup({
  types: typed<{
    context: SubscriptionsContext;
    events: SubscriptionsEvent;
    input: SubscriptionsInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readSubscriptions: port('readSubscriptions') },
  actions: {
    keepListing: assign((_, { listing }: { listing: Listing<SubscriptionRow, never> }) => ({ listing })),
    keepFilters: assign((_, { filters }: { filters: Filters<SubscriptionFilterName> }) => filters),
  },
  guards: listingGuards(),
}).createMachine({
  id: 'subscriptions',
  initial: 'records',
  context: ({ input }) => openingOf(input),
  states: {
    records: {
      initial: records.initial,
      on: {
        'place.changed': filtering['place.changed'],
        'filters.changed': { actions: filtering['filters.changed'].actions },
      },
      states: {
        deciding,
        reading,
        unreadable,
        shown: {
          meta: shown.meta,
          always: { guard: 'isEmpty', target: 'empty' },
          on: { retried: shown.on.retried },
        },
        refreshing,
        outdated,
        checking: { meta: checking.meta, tags: checking.tags, entry: checking.entry, invoke: checking.invoke },
        empty: { meta: empty.meta },
      },
    },
  },
});
