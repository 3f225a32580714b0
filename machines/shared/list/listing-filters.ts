/**
 * Filters of a list, its order among them: texts in the chart's own context, each under its own name, since the address
 * is formatted from the context. An empty text is the default and is left out of the address. A chart with filters puts
 * `filterEdges` into its `records` region, and has the action `keepFilters`.
 */
import type { Params } from '../../engine/path.ts';

/** Values of some or all filters. */
export type Filters<Filter extends string> = Readonly<Partial<Record<Filter, string>>>;

/** The person changes filters. */
export interface FilterEvent<Filter extends string> {
  readonly type: 'filters.changed';
  readonly filters: Filters<Filter>;
}

/** Whether one of some filters is set in a context. */
export function isFiltered(none: Readonly<Record<string, string>>, context: object): boolean {
  const values = new Map<string, unknown>(Object.entries(context));
  return Object.keys(none).some((name) => values.get(name) !== '');
}

/** Filters from an address's parameters; those without a parameter are empty. */
export function filtersFrom<None extends Readonly<Record<string, string>>>(none: None, params: Params): None {
  const named = Object.keys(none).map((name) => [name, params[name] ?? ''] as const);
  return { ...none, ...Object.fromEntries(named) };
}

/**
 * Keeps changed filters and reads the list with them; a running read is canceled.
 *
 * @param none The filters of the chart, none of them set.
 */
export function filterEdges<None extends Readonly<Record<string, string>>>(none: None) {
  return {
    'filters.changed': {
      target: '.deciding',
      actions: {
        type: 'keepFilters',
        params: ({ event }: { readonly event: FilterEvent<keyof None & string> }) => ({ filters: event.filters }),
      },
    },
    'place.changed': {
      target: '.deciding',
      actions: {
        type: 'keepFilters',
        params: ({ event }: { readonly event: { readonly params: Params } }) => ({
          filters: filtersFrom(none, event.params),
        }),
      },
    },
  } as const;
}
