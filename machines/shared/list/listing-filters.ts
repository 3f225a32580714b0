/**
 * Filters of a list, its order among them: texts in the chart's own context, under names of their own, for the address is
 * formatted from the context; an empty text is the ordinary case and is not in the address. A chart with filters puts
 * `filterEdges` into its `records` region, and has the action `keepFilters`.
 */
import type { Params } from '../../engine/path.ts';

/** Values of some or all filters. */
export type Filters<Filter extends string> = Readonly<Partial<Record<Filter, string>>>;

/** What a person does about filters. */
export interface FilterEvent<Filter extends string> {
  readonly type: 'filters.changed';
  readonly filters: Filters<Filter>;
}

/** Whether one of some filters is set in a context. */
export function isFiltered(none: Readonly<Record<string, string>>, context: object): boolean {
  const values = new Map<string, unknown>(Object.entries(context));
  return Object.keys(none).some((name) => values.get(name) !== '');
}

/** All filters as an address names them: one that it does not name is not set. */
export function filtersFrom<None extends Readonly<Record<string, string>>>(none: None, params: Params): None {
  const named = Object.keys(none).map((name) => [name, params[name] ?? ''] as const);
  return { ...none, ...Object.fromEntries(named) };
}

/**
 * Other filters: they are kept, and the list is read with them; a question that was under way is called off.
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
