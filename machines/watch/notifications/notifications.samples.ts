import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import type { Watches } from '../../../domain/watch.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart } from '../../engine/model/samples.ts';
import {
  changeFailures,
  isListingMove,
  listingSerialize,
  losses,
  listingPartial,
  listingVisibleContext,
  onePageEvents,
  readFailures,
  quietChanges,
} from '../../shared/list/listing.samples.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { choices, mostWatches, watches } from './notifications.fixtures.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { notificationsSteps } from '../watch.steps.ts';

const [first, second] = watches;
if (!first || !second) throw new Error('There are too few watches');

const several: Watches & Read = { watches, choices, completeness: whole };
const walked = { changes: { first: first.id, second: second.id } };
const deletion = { pendingChange: { isDeleted: true }, isUndoable: true } as const;

/** Whether the server has deleted a watch. */
function hasGone({ listing: { received } }: NotificationsContext): boolean {
  return received?.some(({ isDeleted }) => isDeleted) ?? false;
}

/**
 * The moves of any list, with two changes at most; none after a confirmed deletion, since no row can be deleted twice.
 * The full list allows no changes.
 */
function isPossible(token: string, context: NotificationsContext): boolean {
  if (token.startsWith('change.made:') && hasGone(context)) return false;
  if (token === 'readWatches:done.most') return context.listing.received === null;
  return isListingMove(walked, token, context);
}

/** A person's watches, with all their events. */
export const notificationsChart: Chart<NotificationsContext> = defineChart({
  name: 'notifications',
  machine: notificationsMachine,
  steps: notificationsSteps,
  inputs: {
    link: { cached: null },
    /** The page was shown before in this visit. */
    again: { cached: several },
  },
  events: {
    ...onePageEvents,
    'change.made': {
      first: { rowId: first.id, ...deletion },
      second: { rowId: second.id, ...deletion },
    },
    'place.changed': { same: { params: {} } },
  },
  actorResponses: {
    readWatches: {
      done: { several, most: mostWatches, none: { ...several, watches: [] }, ...losses(several, { watches: [] }) },
      failed: readFailures('GET /ajax/notifications'),
    },
    deleteWatch: {
      done: { made: undefined },
      failed: changeFailures('POST /ajax/veilles/delete', 'Cette veille ne peut pas être supprimée pour le moment.'),
    },
  },
  params: {},
  effects: [],
  isPossible,
  serialize: (context) => ({ ...listingSerialize(context), gone: hasGone(context) ? 'gone' : '' }),
  visibleContext: listingVisibleContext,
  partial: listingPartial,
  quiet: quietChanges,
});
