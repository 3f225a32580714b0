import type { RangeBook } from '../../../domain/licence.ts';
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
import type { RangesContext } from './ranges.context.ts';
import { rangeBook, rangeRequest, ranges, rangesRequest } from './ranges.fixtures.ts';
import { rangesMachine } from './ranges.machine.ts';
import { rangesSteps } from '../licence.steps.ts';

const [first, , added] = ranges;
if (!first || !added?.pending) throw new Error('There are too few networks');

const books = {
  several: rangeBook(ranges),
  /** The caller's address is unknown. */
  nowhere: rangeBook(ranges.slice(0, 1), null),
  none: rangeBook([], '2001:db8:7::1'),
} satisfies Record<string, RangeBook>;

const request = added.pending.id;
const takenBack = `request-${request}`;
const walked = { changes: { deleted: String(first.id), takenBack } };
const params = { aboId: String(books.several.subscription.id) };

/** Changes only with all networks loaded and idle: a deletion, then a cancelled request. */
function isChangeable(token: string, { listing, decided }: RangesContext): boolean {
  const { rows, queue, refused, failure, isAsking } = listing;
  if (decided || refused || failure || isAsking || rows.length !== ranges.length) return false;
  return token.endsWith(':deleted')
    ? queue.length === 0
    : queue.every(({ pendingChange }) => pendingChange.kind === 'deleted');
}

/** The moves of any list, with two changes at most; the unknown address and the empty list allow no changes. */
function isPossible(token: string, context: RangesContext): boolean {
  const { received, rows, queue, refused, isDoubtful, settled } = context.listing;
  const isWhole = rows.length === ranges.length;
  if (token.startsWith('change.made:')) return isChangeable(token, context);
  if (token === 'readRanges:done.nowhere') return received === null;
  const isQuiet = refused === null && context.decided === null;
  if (token === 'readRanges:done.none') return isQuiet && queue.length <= 1;
  if (token.startsWith('readRanges:failed')) {
    return (
      isQuiet && queue.length === 0 && settled.length === 0 && (received === null || received.length === 0 || isWhole)
    );
  }
  if (context.decided) return token === 'notice.dismissed' || token.startsWith('readRanges:');
  if (/:(?:done\.accepted|failed\.(?:offline|signedOut))$/.test(token)) {
    return isWhole && queue.length === 1 && refused === null;
  }
  if (token.endsWith(':failed.refused')) return isWhole;
  // A list without changes is read again like the whole one.
  const isRead = isWhole || (received !== null && rows.length <= 1);
  if (token.startsWith('place.changed')) return isRead && queue.length === 0 && refused === null && !isDoubtful;
  return isListingMove(walked, token, context);
}

/** The networks of a licence, with all their events. */
export const rangesChart: Chart<RangesContext> = defineChart({
  name: 'ranges',
  machine: rangesMachine,
  steps: rangesSteps,
  inputs: {
    link: { cached: null, params },
    /** The page was shown before in this visit. */
    again: { cached: books.several, params },
  },
  events: {
    ...onePageEvents,
    'change.made': {
      deleted: {
        rowId: String(first.id),
        pendingChange: { kind: 'deleted', subscriptionId: books.several.subscription.id },
        isUndoable: true,
      },
      takenBack: { rowId: takenBack, pendingChange: { kind: 'takenBack', request }, isUndoable: true },
    },
    'place.changed': { same: { params } },
  },
  actorResponses: {
    readRanges: {
      done: { ...books, ...losses(books.several, { ranges: [] }) },
      failed: readFailures('POST /ajax/subscriptions/read'),
    },
    deleteRange: {
      done: { asked: rangeRequest(4, 'pending') },
      failed: changeFailures('POST /ajax/subscriptions/ip/delete', 'Une demande est déjà en cours pour cette plage.'),
    },
    cancelModification: {
      done: { cancelled: rangesRequest('cancelled'), accepted: rangesRequest('accepted') },
      failed: changeFailures('POST /ajax/subscriptions/modification/update', 'Nous ne trouvons pas cette demande.'),
    },
  },
  params,
  another: { params: { aboId: '88044' }, actorResponses: { readRanges: books.none } },
  effects: [],
  isPossible,
  serialize: listingSerialize,
  visibleContext: (context) => ({
    ...listingVisibleContext(context),
    decided: context.decided ? 'decided' : '',
    present: context.subscription && context.presentAddress === null ? 'nowhere' : '',
  }),
  partial: listingPartial,
  quiet: {
    'changing.sending.deleting': quietChanges['changing.sending'],
    'changing.sending.takingBack': quietChanges['changing.sending'],
  },
});
