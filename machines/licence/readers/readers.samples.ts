import type { ReaderPage } from '../../../domain/licence.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { isFiltered } from '../../shared/list/listing-filters.ts';
import {
  changeFailures,
  isListingMove,
  listingSerialize,
  losses,
  listingEvents,
  listingPartial,
  listingVisibleContext,
  readFailures,
  quietChanges,
  quietPages,
} from '../../shared/list/listing.samples.ts';
import type { ReadersContext } from './readers.context.ts';
import { noReaderFilter } from './readers.context.ts';
import { additionRequest, deletionRequest, readerPage, readers } from './readers.fixtures.ts';
import { readersMachine } from './readers.machine.ts';
import { readersSteps } from '../licence.steps.ts';

const [first, ...marked] = readers;
const [added] = marked;
if (!first || !added?.pending) throw new Error('There are too few readers');

/** Pages of readers, under the names that replay lines use. */
export const readerPages = {
  several: readerPage(readers.slice(0, 3), null),
  paged: readerPage(readers.slice(0, 3), 'page-2'),
  last: readerPage(readers.slice(3), null),
  none: readerPage([], null),
} satisfies Record<string, ReaderPage>;

const request = added.pending.id;
const takenBack = `request-${request}`;
const walked = { changes: {}, filters: noReaderFilter };
const params = { aboId: String(readerPages.several.subscription.id) };
const READ = 'POST /ajax/subscriptions/read';

/** Whether the server has answered a change: the walk makes no further one. */
function isSettled({ listing: { received } }: ReadersContext): boolean {
  return received?.length === 2;
}

/** Answers that fit the present rows: the walk has further pages, and rows to change, at the first read only. */
function isAnswerable(token: string, context: ReadersContext): boolean {
  const { received, next, queue } = context.listing;
  if (token.endsWith('done.last')) return next !== null && queue.length === 0;
  if (token.endsWith('done.paged')) return received === null && !isFiltered(noReaderFilter, context);
  return !token.endsWith('failed.offline') || queue.length === 0;
}

/** Changes only with exactly the first three readers loaded and idle; the second change cancels a request. */
function isChangeable(token: string, context: ReadersContext): boolean {
  const { listing } = context;
  const { rows, queue, refused, next, failure, isAsking } = listing;
  const isAtRest = next === null && failure === null && refused === null && !isAsking;
  if (!isAtRest || rows.length !== 3 || isFiltered(noReaderFilter, context)) return false;
  return token.endsWith(':deleted')
    ? queue.length === 0
    : queue.every(({ pendingChange }) => pendingChange.kind === 'deleted');
}

/** Otherwise the walk only reads the list again, as after a return to the tab. */
function isOtherwiseIdle({ listing: { rows, queue, refused, next, isAsking } }: ReadersContext): boolean {
  const isReadingMore = next !== null && isAsking;
  return queue.length === 0 && refused === null && (isReadingMore || ![0, 3].includes(rows.length));
}

/**
 * The moves of any list, with two changes at most. A file is requested only without other work, and a notice is
 * dismissed before the next event.
 */
function isPossible(token: string, context: ReadersContext): boolean {
  const { listing, isCollecting, fileFailure, decided } = context;
  const { rows, queue, refused, next, isAsking } = listing;
  if (isCollecting) {
    if (isAsking && token.startsWith('readReaders:')) return isAnswerable(token, context);
    // An empty list is not read again while its file is made.
    return token.startsWith('readAllReaders:') || (token === 'place.changed:all' && !isAsking && rows.length > 0);
  }
  if (fileFailure) return token === 'notice.dismissed' || token === 'file.asked';
  if (token.startsWith('readReaders:')) return isAnswerable(token, context);
  if (decided) return token === 'notice.dismissed';
  if (token.startsWith('change.made:')) return isChangeable(token, context);
  if (token === 'file.asked') return isChangeable(':deleted', context);
  if (token === 'cancelModification:done.accepted' || token.endsWith(':failed.signedOut'))
    return queue.length === 1 && refused === null;
  if (token.startsWith('cancelModification:failed')) return refused === null || token.endsWith('.offline');
  if (token === 'place.changed:all' && isOtherwiseIdle(context)) return true;
  if (token === 'more.wanted') return !isFiltered(noReaderFilter, context);
  if (token.startsWith('filters.changed') || token.startsWith('place.changed'))
    return queue.length === 0 && refused === null && next === null && !isAsking && [0, 3].includes(rows.length);
  return isListingMove(walked, token, context);
}

/** The readers of a licence, with all their events. */
export const readersChart: Chart<ReadersContext> = defineChart({
  name: 'readers',
  machine: readersMachine,
  steps: readersSteps,
  inputs: {
    fresh: { cached: null, params },
    cached: { cached: readerPages.paged, params },
  },
  events: {
    ...listingEvents,
    'change.made': {
      deleted: {
        rowId: String(first.id),
        pendingChange: { kind: 'deleted', subscriptionId: readerPages.several.subscription.id },
        isUndoable: true,
      },
      takenBack: { rowId: takenBack, pendingChange: { kind: 'takenBack', request }, isUndoable: true },
    },
    'filters.changed': {
      pending: { filters: { state: 'pending' } },
      all: { filters: noReaderFilter },
    },
    'file.asked': plain,
    'place.changed': { all: { params }, pending: { params: { ...params, state: 'pending' } } },
  },
  actorResponses: {
    readReaders: {
      done: { ...readerPages, ...losses(readerPages.several, { readers: [] }) },
      failed: readFailures(READ),
    },
    readAllReaders: { done: { all: readers }, failed: readFailures(READ) },
    deleteReader: {
      done: { asked: deletionRequest('pending'), letThrough: deletionRequest('automaticallyAccepted') },
      failed: changeFailures(
        'POST /ajax/subscriptions/reader/delete',
        'Une demande est déjà en cours pour ce lecteur.',
      ),
    },
    cancelModification: {
      done: { cancelled: additionRequest('cancelled'), accepted: additionRequest('accepted') },
      failed: changeFailures('POST /ajax/subscriptions/modification/update', 'Nous ne trouvons pas cette demande.'),
    },
  },
  params,
  another: {
    params: { aboId: '88044' },
    actorResponses: { readReaders: readerPages.none },
  },
  effects: [],
  isPossible,
  serialize: (context) => ({
    ...listingSerialize(context),
    filters: isFiltered(noReaderFilter, context) ? 'filtered' : '',
    change: isSettled(context) ? 'answered' : '',
    decided: context.decided ? 'decided' : '',
    file: context.fileFailure ? 'noFile' : '',
  }),
  visibleContext: listingVisibleContext,
  /** The effect of a change depends on the samples' rows. */
  partial: (facets) => {
    const { change: _change, ...others } = listingPartial(facets);
    return others;
  },
  quiet: {
    ...quietPages,
    'changing.sending.deleting': quietChanges['changing.sending'],
    'changing.sending.takingBack': quietChanges['changing.sending'],
    'filing.collecting': 'the file is made next to the list, which stays in use',
  },
});
