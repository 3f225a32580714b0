/**
 * What can happen to a list, for the samples of any chart that has one. The walk takes one thing after the other: changes
 * where all rows are there and at rest, at most two of them at once, and nothing else until they have been told. What
 * everything at once leads to is a matter of the laws by chance (`listing.laws.test.ts`).
 */
import { ApiError } from '../../failure.ts';
import type { Facets } from '../../engine/model/samples.ts';
import { plain } from '../../engine/model/samples.ts';
import { isFiltered } from './listing-filters.ts';
import type { Identified, ListingContext, ListPage } from './listing.ts';

/** Samples of the events of `ListingEvent` that say nothing beside their type. */
export const listingEvents = {
  'change.undone': plain,
  'more.wanted': plain,
  retried: plain,
  'notice.dismissed': plain,
  'page.left': plain,
  'page.entered': plain,
} as const;

/** At least five rows, in the order in which they are told. */
type SampleRows<Row> = readonly [first: Row, second: Row, third: Row, ...more: Row[]];

/**
 * Pages of a list, under the names by which replay lines call them. `several`: three rows; `paged`: the first three of
 * more; `last`: those after them; `none`.
 *
 * @param removed The row that is removed in the samples: the only one of `single`.
 */
export function listPages<Row extends Identified>(rows: SampleRows<Row>, removed: Row) {
  const [first, second, third, ...more] = rows;
  const start = [first, second, third];
  return {
    several: { rows: start, next: null, total: start.length },
    paged: { rows: start, next: 'page-2', total: rows.length },
    last: { rows: more, next: null, total: rows.length },
    single: { rows: [removed], next: null, total: 1 },
    none: { rows: [], next: null, total: 0 },
  } satisfies Record<string, ListPage<Row>>;
}

/** How asking for rows fails. @param request Method and path: `POST /ajax/lectures/read`. */
export function readFailures(request: string) {
  return { offline: new ApiError('offline', request) };
}

/** How a change fails: refused with the server's words, lost on its way, or nobody is signed in any more. */
export function changeFailures(request: string, feedback: string) {
  return {
    refused: new ApiError('invalid', request, { feedback }),
    offline: new ApiError('offline', request),
    signedOut: new ApiError('unauthorised', request),
  };
}

/** Moves by which rows are asked for. */
const asking: readonly string[] = ['more.wanted', 'retried', 'filters.changed', 'place.changed'];

/** What the walk must be told of a chart's samples. */
interface ListingSamples {
  /** The row that each sample of `change.made` is about, by the sample's name. */
  readonly changes: Readonly<Record<string, string>>;
  /** The chart's filters, none of them set. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** Whether a move, named by its token, is one of the walk: a chart's `isPossible`. */
export function isListingMove(
  { changes, filters = {} }: ListingSamples,
  token: string,
  context: ListingContext<Identified, unknown>,
): boolean {
  const { rows, next, queue, refused, failure, isAsking } = context.listing;
  const [event = '', sample = ''] = token.split(':');
  const isChange = event === 'change.made';
  if (asking.includes(event)) return queue.length === 0 && refused === null;
  if (!isChange) return true;
  const isAtRest = next === null && failure === null && refused === null && !isAsking && !isFiltered(filters, context);
  const isFree = queue.every(({ rowId }) => rowId !== changes[sample]);
  return isAtRest && isFree && queue.length < 2 && rows.some(({ id }) => id === changes[sample]);
}

/** What the guards of `listingGuards` read. */
export function listingDecides({ listing }: ListingContext<Identified, unknown>): Facets {
  const { received, rows, next, queue, refused, isDoubtful, isAsking, settled } = listing;
  return {
    rows: received === null ? 'unread' : `rows${rows.length}`,
    next: next === null ? '' : 'paged',
    queue: queue.map(({ rowId, isUndoable }) => `${isUndoable ? 'undoable' : 'changing'}-${rowId}`).join('+'),
    refused: refused === null ? '' : 'refused',
    doubtful: isDoubtful ? 'doubtful' : '',
    asking: isAsking && settled.length > 0 ? 'settled' : '',
  };
}

/**
 * The same without which rows and how many: a chart's `loosely`, for a running chart has rows of its own. An empty list
 * stays one.
 */
export function listingLoosely(facets: Facets): Facets {
  const { rows = '', queue = '', ...others } = facets;
  const kinds = queue.split('+').map((change) => change.split('-')[0]);
  return { ...others, rows: /^rows[1-9]/.test(rows) ? 'rows' : rows, queue: kinds.join('+') };
}

/** What the screens of a list show differently in one state: whether there is more of it, what failed. */
export function listingShows({ listing }: ListingContext<Identified, unknown>): Facets {
  const { rows, next, refused, failure } = listing;
  const refusal = refused?.failure.feedback ? 'worded' : refused?.failure.kind;
  return {
    look: refusal ?? failure?.kind ?? (rows.length === 0 ? 'nothing' : ''),
    pages: next === null ? '' : 'pages',
  };
}
