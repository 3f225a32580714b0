import type { Read } from '../../../domain/completeness.ts';
import type { Chart, Facets } from '../../engine/model/samples.ts';
import { plain } from '../../engine/model/samples.ts';
import type { Params } from '../../engine/path.ts';
import type { Answer, Ports } from '../../ports.ts';
import { isFiltered } from './listing-filters.ts';
import {
  emptied,
  isListingMove,
  listingPartial,
  listingSerialize,
  listingVisibleContext,
  losses,
  quietPages,
  readFailures,
} from './listing.samples.ts';
import type { Identified } from './listing.ts';
import type { ReadOnlyContext, ReadOnlyList } from './read-only-list.ts';

/** The samples of a list that depend on its rows. */
interface ReadOnlySamples<Received, Row extends Identified, Filter extends string> {
  /** Method and path of the call behind its port: `POST /ajax/lectures/read`. */
  readonly request: string;
  /** An answer with rows. */
  readonly several: Received;
  /** The lists of an answer, empty. */
  readonly none: Partial<Received>;
  /** Changes of filters, by their names in replay lines; the first one is in an address, too. */
  readonly changes: Readonly<Record<string, Readonly<Partial<Record<Filter, string>>>>>;
  /** Filters of an address with which a visit begins. */
  readonly filtered: Readonly<Partial<Record<Filter, string>>>;
  /** The rows of a whole list that match its filters. */
  readonly rowsFound?: (rows: readonly Row[], filters: Readonly<Record<Filter, string>>) => readonly Row[];
  /** Answers with a first page of several and with the last one. */
  readonly pages?: { readonly paged: Received; readonly last: Received };
}

/** The chart of a list that is only read; its browser driver follows from it. */
export interface ReadOnlyChart<Context extends object = object> extends Chart<Context> {
  /** Its port. */
  readonly reads: keyof Ports;
}

export function isReadOnly(chart: Chart): chart is ReadOnlyChart {
  return 'reads' in chart;
}

/** A list that is only read, with all its events, answers and filters. */
export function readOnlyChart<Port extends keyof Ports, Row extends Identified, Filter extends string>(
  { name, steps, machine, read, filters, isWhole }: ReadOnlyList<Port, Row, Filter>,
  { request, several, none, changes, filtered, rowsFound, pages }: ReadOnlySamples<Answer<Port> & Read, Row, Filter>,
): ReadOnlyChart<ReadOnlyContext<Row, Filter>> {
  type Context = ReadOnlyContext<Row, Filter>;

  /** Facet of the filters' result. */
  function filtering(context: Context): string {
    if (!isFiltered(filters, context)) return '';
    return rowsFound?.(context.listing.rows, context).length === 0 ? 'nothingFound' : 'filtered';
  }

  const [first] = Object.entries(changes);
  const places: Readonly<Record<string, { readonly params: Params }>> = {
    all: { params: {} },
    ...(first && { [first[0]]: { params: first[1] } }),
  };
  const filterChanges = Object.entries(changes).map(([sample, changed]) => [sample, { filters: changed }] as const);
  return {
    name,
    reads: read,
    machine,
    steps,
    inputs: {
      fresh: { cached: null, params: {} },
      cached: { cached: pages?.paged ?? several, params: {} },
      filtered: { cached: null, params: filtered },
    },
    events: {
      ...(!isWhole && { 'more.wanted': plain }),
      retried: plain,
      ...(first && { 'filters.changed': { ...Object.fromEntries(filterChanges), all: { filters } } }),
      'place.changed': places,
    },
    actorResponses: {
      [read]: {
        done: { several, ...pages, none: emptied(several, none), ...losses(several, none) },
        failed: readFailures(request),
      },
    },
    params: {},
    effects: [],
    // Filters are shown above rows, and where they match none.
    isPossible: (token, context) => {
      const { rows, received } = context.listing;
      const hasFilters = rows.length > 0 || (!isWhole && received !== null && isFiltered(filters, context));
      if (token.startsWith('filters.changed') && !hasFilters) return false;
      return isListingMove({ changes: {}, filters }, token, context);
    },
    serialize: (context): Facets => ({
      ...listingSerialize(context),
      ...(!isWhole && { filters: isFiltered(filters, context) ? 'filtered' : '' }),
    }),
    visibleContext: (context, step): Facets => ({
      ...listingVisibleContext(context),
      ...(isWhole && { filters: step === 'list' ? filtering(context) : '' }),
    }),
    partial: listingPartial,
    ...(!isWhole && { quiet: quietPages }),
  };
}
