import type { Struct } from 'superstruct';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { ChartRoute } from './chart.ts';
import { routesOf, structureHash } from './chart.ts';
import type { Params } from './path.ts';
import type { EnterEvent, LeaveEvent, PlaceEvent, RouteEvent } from './route.ts';
import type { StepMeta } from './step.ts';

/** What every page's chart begins with. */
export interface PageInput {
  /** Parameters of the place where the visit begins. */
  readonly params: Params;
}

/** What every funnel's chart begins with. */
export interface FunnelInput<Draft> extends PageInput {
  /** What an earlier visit of this tab left, or a fresh one. */
  readonly draft: Draft;
}

/** What a tab remembers of a funnel between two visits, and for how long. */
export interface DraftRules<Draft> {
  /** Counts up when the draft's shape changes. */
  readonly version: number;
  /**
   * What a stored draft must be; one that is not is left behind. A field that older drafts lack is `defaulted`, so that
   * what people have typed outlives the next deployment.
   */
  readonly struct: Pick<Struct<Draft, unknown>, 'validate'>;
  /** How long a draft is kept after its last change, in milliseconds. */
  readonly lifetime: number;
  /** Brings the draft of another version to this one, where defaults do not do it. */
  readonly migrate?: (old: unknown, version: number) => unknown;
}

/** What the engine sees of a chart's snapshot. */
export interface ChartSnapshot<Context, Event> {
  /** `error`: the chart met what it had not foreseen, and has stopped. */
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly error: unknown;
  readonly value: unknown;
  readonly context: Context;
  can(event: Event): boolean;
  /** `busy`: an address waits until the chart rests. `unsent`: it has still to send what was changed. */
  hasTag(tag: 'busy' | 'unsent'): boolean;
  getMeta(): Readonly<Record<string, StepMeta | undefined>>;
}

/** What the engine needs of a running chart. XState's actors of a funnel's machine are such. */
export interface ChartActor<Context, Event> {
  getSnapshot(): ChartSnapshot<Context, Event>;
  subscribe: AnyActorRef['subscribe'];
  send(event: Event | RouteEvent | PlaceEvent | LeaveEvent | EnterEvent): void;
  start(): unknown;
  stop(): unknown;
}

/** A chart with addresses, as the engine visits it. */
export interface Page<Context, Event> {
  /** The addresses of the page, read from its chart. */
  readonly routes: readonly ChartRoute[];
  /** Makes a chart that is not started yet, its ports filled. */
  readonly open: (input: PageInput) => ChartActor<Context, Event>;
  /** Told after every transition: what is to be remembered of the chart, is. */
  readonly keep?: (snapshot: ChartSnapshot<Context, Event>) => void;
}

/** Makes a page without a draft: its addresses are read from the chart. */
export function definePage<Context, Event>({
  machine,
  open,
}: {
  readonly machine: AnyStateMachine;
  readonly open: (input: PageInput) => ChartActor<Context, Event>;
}): Page<Context, Event> {
  return { routes: routesOf(machine), open };
}

/** A page whose visits begin with a draft, with all that the engine must know of it. */
export interface Funnel<Context extends { readonly draft: Draft }, Event, Draft> {
  readonly name: string;
  readonly draft: DraftRules<Draft>;
  /** Makes a chart that is not started yet, its ports filled. */
  readonly open: (input: FunnelInput<Draft>) => ChartActor<Context, Event>;
  /** The addresses of the funnel, read from its chart. */
  readonly routes: readonly ChartRoute[];
  /** Changes with the chart's structure. */
  readonly hash: string;
}

/** Makes a funnel: its addresses and its hash are read from the chart. */
export function defineFunnel<Context extends { readonly draft: Draft }, Event, Draft>({
  machine,
  ...definition
}: {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly draft: DraftRules<Draft>;
  readonly open: (input: FunnelInput<Draft>) => ChartActor<Context, Event>;
}): Funnel<Context, Event, Draft> {
  return { ...definition, routes: routesOf(machine), hash: structureHash(machine) };
}
