import { assign, setup } from 'xstate';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/typed.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards, listingStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type { NotificationsContext, NotificationsInput, WatchListing, WatchChange } from './notifications.context.ts';
import { pageOf, watchList } from './notifications.context.ts';
import { notificationsSteps } from './notifications.steps.ts';

/** The list is told whole: there is never more of it. */
export type NotificationsEvent = Exclude<ListingEvent<WatchChange>, { readonly type: 'more.wanted' }>;

const { records, changing } = listingStates('notifications', notificationsSteps, watchList, {
  read: 'readWatches',
  questionOf: () => undefined,
  pageOf,
  change: 'deleteWatch',
  requestOf: ({ rowId }) => ({ id: Number(rowId) }),
  rowOf: () => undefined,
});

const { deciding, reading, unreadable, shown, refreshing, outdated, empty } = records.states;

/** What is watched for an account; a watch is deleted at once, and that can be undone. */
export const notificationsMachine = setup({
  types: typed<{
    context: NotificationsContext;
    events: NotificationsEvent;
    input: NotificationsInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actors: { readWatches: port('readWatches'), deleteWatch: port('deleteWatch') },
  actions: { keepListing: assign((_, { listing }: { listing: WatchListing }) => ({ listing })) },
  guards: listingGuards(),
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'notifications',
  type: 'parallel',
  context: ({ input: { cached } }) => ({ listing: watchList.begin({ cached: cached && pageOf(cached) }) }),
  states: {
    records: {
      initial: records.initial,
      on: records.on,
      states: {
        deciding,
        reading,
        unreadable,
        shown: { meta: shown.meta, always: shown.always },
        refreshing,
        outdated,
        // Rows stay where they are when they are deleted, so a list that is empty fills only by being read again.
        empty: { meta: empty.meta, always: [{ guard: 'isDoubtful', target: 'refreshing' }] },
      },
    },
    changing,
  },
});
