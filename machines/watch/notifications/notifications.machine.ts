import { assign, setup } from 'xstate';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards, onePageStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type { NotificationsContext, NotificationsInput, WatchListing, WatchChange } from './notifications.context.ts';
import { pageOf, watchList } from './notifications.context.ts';
import { notificationsSteps } from '../watch.steps.ts';

/** The list is one page. */
export type NotificationsEvent = Exclude<ListingEvent<WatchChange>, { readonly type: 'more.wanted' }>;

const states = onePageStates('notifications', notificationsSteps, watchList, {
  read: 'readWatches',
  questionOf: () => undefined,
  pageOf,
  change: 'deleteWatch',
  requestOf: ({ rowId }) => ({ id: Number(rowId) }),
  rowOf: () => undefined,
  keepsRows: true,
});

/** The watches of an account; a deletion can be undone. */
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
  states,
});
