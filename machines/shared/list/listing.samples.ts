/**
 * Samples for any chart with a list. The walk makes one move at a time: changes only when all rows are loaded and idle,
 * at most two at once, and nothing else until they are answered. Concurrent moves are covered by the random laws
 * (`listing.laws.test.ts`).
 */
import type { Read } from '../../../domain/completeness.ts';
import { isWhole, unread, whole, without } from '../../../domain/completeness.ts';
import { ApiError } from '../../failure.ts';
import type { Facets } from '../../engine/model/samples.ts';
import { plain } from '../../engine/model/samples.ts';
import type { Params } from '../../engine/path.ts';
import { isFiltered } from './listing-filters.ts';
import { isForgotten } from './listing.ts';
import type { Identified, ListingContext, ListPage } from './listing.ts';

/** Samples of the events of `ListingEvent` that have no payload. */
export const listingEvents = {
  'change.undone': plain,
  'more.wanted': plain,
  retried: plain,
  'notice.dismissed': plain,
  'page.left': plain,
  'page.entered': plain,
} as const;

const { 'more.wanted': _, ...others } = listingEvents;

/** The same for a list of one page. */
export const onePageEvents = others;

/** At least five rows, in the order of the server's answer. */
type SampleRows<Row> = readonly [first: Row, second: Row, third: Row, ...more: Row[]];

/**
 * Pages of a list, under the names by which replay lines call them. `several`: three rows; `paged`: the first three of
 * more; `last`: those after them; `none`; `partial`: three and two that cannot be read; `unread`.
 *
 * @param removed The row that is removed in the samples: the only one of `single`.
 */
export function listPages<Row extends Identified>(rows: SampleRows<Row>, removed: Row) {
  const [first, second, third, ...more] = rows;
  const start = [first, second, third];
  return {
    several: { rows: start, completeness: whole, next: null, total: start.length },
    paged: { rows: start, completeness: whole, next: 'page-2', total: rows.length },
    last: { rows: more, completeness: whole, next: null, total: rows.length },
    single: { rows: [removed], completeness: whole, next: null, total: 1 },
    none: { rows: [], completeness: whole, next: null, total: 0 },
    partial: { rows: start, completeness: without(2), next: null },
    unread: { rows: [], completeness: unread, next: null },
  } satisfies Record<string, ListPage<Row>>;
}

/** Answers of which two rows cannot be read, and of which no row can. @param nothing The answer's lists, empty. */
export function losses<Answer extends Read>(answer: Answer, nothing: Partial<Answer>) {
  return { partial: { ...answer, completeness: without(2) }, unread: { ...answer, ...nothing, completeness: unread } };
}

/** The answer without rows, all of it read. @param nothing The answer's lists, empty. */
export function emptied<Answer extends Read>(answer: Answer, nothing: Partial<Answer>) {
  return { ...answer, ...nothing, completeness: whole };
}

/** Why lists ask without being busy, by the states of `listing.states.ts`. */
export const quietChanges = {
  'changing.sending': 'the row shows its change at once, and further ones may be made',
} as const;
export const quietPages = {
  'records.more.reading': 'the rows read so far stay in use while the next ones follow',
} as const;

/** Failures of a read. @param request Method and path: `POST /ajax/lectures/read`. */
export function readFailures(request: string) {
  return { offline: new ApiError('offline', request) };
}

/** Failures of a change: refused with the server's message, offline, or the session has expired. */
export function changeFailures(request: string, feedback: string) {
  return {
    refused: new ApiError('invalid', request, { feedback }),
    offline: new ApiError('offline', request),
    signedOut: new ApiError('unauthorised', request),
  };
}

/** Moves that request rows. */
const asking: readonly string[] = ['more.wanted', 'retried', 'filters.changed', 'place.changed'];

/** The walk's input about a chart's samples. */
interface ListingSamples {
  /** The id of the row that each sample of `change.made` changes, by the sample's name. */
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

/** Facets that `listingGuards` reads. */
export function listingSerialize({ listing }: ListingContext<Identified, unknown>): Facets {
  const { received, rows, next, queue, refused, isDoubtful, isAsking, settled } = listing;
  return {
    rows: isForgotten(listing) ? 'forgotten' : received === null ? 'unread' : `rows${rows.length}`,
    // Rows of other filters are forgotten if the read fails.
    of: received !== null && isAsking && listing.asked !== listing.answered ? 'others' : '',
    parts: received === null || isWhole(listing) ? '' : listing.completeness.kind,
    next: next === null ? '' : 'paged',
    queue: queue.map(({ rowId, isUndoable }) => `${isUndoable ? 'undoable' : 'changing'}-${rowId}`).join('+'),
    refused: refused === null ? '' : 'refused',
    doubtful: isDoubtful ? 'doubtful' : '',
    asking: isAsking && settled.length > 0 ? 'settled' : '',
  };
}

/**
 * The same without the rows' ids and count: a chart's `partial`, since a running chart has rows of its own. An empty
 * list stays empty.
 */
export function listingPartial(facets: Facets): Facets {
  const { rows = '', queue = '', ...others } = facets;
  const kinds = queue.split('+').map((change) => change.split('-')[0]);
  return { ...others, rows: /^rows[1-9]/.test(rows) ? 'rows' : rows, queue: kinds.join('+') };
}

/** Facets that the screens of a list show in one state: whether there are more rows, and which failure. */
export function listingVisibleContext({ listing }: ListingContext<Identified, unknown>): Facets {
  const { rows, next, refused, failure } = listing;
  const refusal = refused?.failure.feedback ? 'worded' : refused?.failure.kind;
  return {
    look: refusal ?? failure?.kind ?? (rows.length === 0 ? 'nothing' : ''),
    loss: isForgotten(listing) ? 'forgotten' : '',
    pages: next === null ? '' : 'pages',
    parts: listing.received === null || isWhole(listing) ? '' : listing.completeness.kind,
  };
}

interface FilteredSamples<Page> extends Required<ListingSamples> {
  /** The person's cached answer. */
  readonly cached: Page;
  /** Filters of an address. */
  readonly filtered: Params;
}

/** The inputs, facets and moves that the samples of lists with filters share. */
export function filteredListing<Page>({ cached, filtered, ...walked }: FilteredSamples<Page>) {
  const { filters } = walked;
  return {
    inputs: {
      fresh: { cached: null, params: {} },
      cached: { cached, params: {} },
      filtered: { cached: null, params: filtered },
    },
    params: {},
    effects: [],
    isPossible: (token: string, context: ListingContext<Identified, unknown>) => isListingMove(walked, token, context),
    serialize: (context: ListingContext<Identified, unknown>) => ({
      ...listingSerialize(context),
      filters: isFiltered(filters, context) ? 'filtered' : '',
    }),
    visibleContext: listingVisibleContext,
    partial: listingPartial,
    quiet: { ...quietChanges, ...quietPages },
  };
}
