/**
 * A list page without changes of rows, as one call: its steps, the opening of a visit, and its chart. Its samples are
 * `readOnlyChart` (`read-only-list.samples.ts`), its screens `listScreens`, its page `readOnlyPage`.
 */
import type {
  EventObject,
  NonReducibleUnknown,
  PromiseActorLogic,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate';
import { assign, setup } from 'xstate';
import { typed } from '../../engine/chart.ts';
import type { Params } from '../../engine/path.ts';
import type { StepMeta } from '../../engine/step.ts';
import type { Answer, Ports, Question } from '../../ports.ts';
import { port } from '../../ports.ts';
import type { FilterEvent, Filters } from './listing-filters.ts';
import { filterEdges, filtersFrom } from './listing-filters.ts';
import type { Identified, Listing, ListingContext, ListPage } from './listing.ts';
import { listingOf } from './listing.ts';
import type { ListingEvent } from './listing.states.ts';
import { listingGuards } from './listing.states.ts';
import { listingSteps } from './listing.steps.ts';
import { recordStates } from './record.states.ts';

type Values<Filter extends string> = Readonly<Record<Filter, string>>;

export type ReadOnlyContext<Row extends Identified, Filter extends string> = ListingContext<Row, never> &
  Values<Filter>;

export type ReadOnlyEvent<Filter extends string> =
  | Extract<ListingEvent<never>, { readonly type: 'more.wanted' | 'retried' | 'place.changed' }>
  | FilterEvent<Filter>;

interface ReadOnlyInput<Received> {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: Received | null;
}

interface ReadingPort<Read extends keyof Ports> {
  readonly src: Read;
  readonly logic: PromiseActorLogic<Answer<Read>, Question<Read> & NonReducibleUnknown>;
  readonly id: string | undefined;
}

type ReadOnlyMachine<Read extends keyof Ports, Row extends Identified, Filter extends string> = StateMachine<
  ReadOnlyContext<Row, Filter>,
  ReadOnlyEvent<Filter>,
  Record<string, never>,
  ReadingPort<Read>,
  never,
  never,
  never,
  StateValue,
  'busy',
  ReadOnlyInput<Answer<Read>>,
  NonReducibleUnknown,
  EventObject,
  StepMeta,
  StateSchema
>;

/** A port without an input is asked for the whole list; any other one for a page that the filters and a cursor name. */
type Asking<Read extends keyof Ports, Filter extends string> = [Question<Read>] extends [undefined]
  ? { readonly questionOf?: never }
  : { readonly questionOf: (filters: Values<Filter>, cursor: string | null) => Question<Read> };

interface ReadOnlyRow<Read extends keyof Ports, Row extends Identified, Filter extends string> {
  /** The chart's name. */
  readonly name: string;
  /** Patterns of the page's addresses, which name each filter. */
  readonly paths: Readonly<Record<string, string>>;
  /** The port that reads the rows. */
  readonly read: Read;
  /** The filters, none of them set; `{}` without any. They select among the rows of a whole list. */
  readonly filters: Values<Filter>;
  readonly pageOf: (answer: Answer<Read>) => ListPage<Row>;
}

/** A list of {@link readOnlyList}. */
export interface ReadOnlyList<Read extends keyof Ports, Row extends Identified, Filter extends string> {
  readonly name: string;
  readonly steps: ReturnType<typeof listingSteps>;
  readonly read: Read;
  readonly filters: Values<Filter>;
  /** Each read returns the whole list. */
  readonly isWhole: boolean;
  /** The question for the first page at an address. */
  readonly question: (params: Params) => Question<Read>;
  readonly machine: ReadOnlyMachine<Read, Row, Filter>;
}

/** The types of any list, for the code that makes it. */
type AnyContext = ReadOnlyContext<Identified, 'any'>;
interface AnyRow extends Omit<ReadOnlyRow<keyof Ports, Identified, 'any'>, 'pageOf'> {
  readonly pageOf: (answer: unknown) => ListPage<Identified>;
  readonly questionOf?: (filters: Values<'any'>, cursor: string | null) => unknown;
}

/** Makes a list; what its port is asked and answers is checked at the call. */
export function readOnlyList<const Read extends keyof Ports, Row extends Identified, Filter extends string>(
  row: ReadOnlyRow<Read, Row, Filter> & Asking<Read, NoInfer<Filter>>,
): ReadOnlyList<Read, Row, Filter>;
export function readOnlyList({ name, paths, read, filters, questionOf, pageOf }: AnyRow): object {
  const steps = listingSteps({ paths: Object.values(paths) });
  const list = listingOf<Identified, never>({ apply: (row) => row });
  const isWhole = questionOf === undefined;
  const { initial, on, states } = recordStates(name, steps, list, {
    read,
    questionOf: (context: AnyContext, cursor) => questionOf?.(context, cursor),
    pageOf,
  });
  const { deciding, reading, unreadable, shown, refreshing, outdated, checking, empty } = states;
  const pageless = { ...shown, on: { retried: shown.on.retried } };
  const filtering = filterEdges(filters);
  const filterOn = isWhole
    ? {
        'place.changed': filtering['place.changed'],
        'filters.changed': { actions: filtering['filters.changed'].actions },
      }
    : filtering;
  const machine = setup({
    types: typed<{
      context: AnyContext;
      events: ReadOnlyEvent<'any'>;
      input: ReadOnlyInput<unknown>;
      meta: StepMeta;
      tags: 'busy';
    }>(),
    actors: { [read]: port(read) },
    actions: {
      keepListing: assign((_, { listing }: { listing: Listing<Identified, never> }) => ({ listing })),
      keepFilters: assign((_, { filters: changed }: { filters: Filters<'any'> }) => changed),
    },
    guards: listingGuards(isWhole ? {} : filters),
  }).createMachine({
    id: name,
    initial: 'records',
    context: ({ input: { params, cached } }) => ({
      ...filtersFrom(filters, params),
      listing: list.begin({ cached: cached === null ? null : pageOf(cached) }),
    }),
    states: {
      records: {
        initial,
        on: Object.keys(filters).length > 0 ? filterOn : on,
        states: isWhole
          ? { deciding, reading, unreadable, shown: pageless, refreshing, outdated, checking, empty }
          : states,
      },
    },
  });
  const question = (params: Params) => questionOf?.(filtersFrom(filters, params), null);
  return { name, steps, read, filters, isWhole, question, machine };
}
