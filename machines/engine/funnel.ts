import type { Struct } from 'superstruct';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { ChartRoute } from './chart.ts';
import { routesOf, structureHash } from './chart.ts';
import type { Params } from './path.ts';
import type { EnterEvent, LeaveEvent, PlaceEvent, RouteEvent } from './route.ts';
import type { StepMeta } from './step.ts';

/** The input of every page's chart. */
export interface PageInput {
  /** Parameters of the place where the visit begins. */
  readonly params: Params;
}

/** The input of every funnel's chart. */
export interface FunnelInput<Draft> extends PageInput {
  /** The draft of an earlier visit in this tab, or a fresh one. */
  readonly draft: Draft;
}

/** Rules of the draft that a tab saves between two visits. */
export interface DraftRules<Draft> {
  /** Counts up when the draft's shape changes. */
  readonly version: number;
  /**
   * Validates a stored draft; an invalid one is dropped. A field that older drafts lack is `defaulted`, so that input
   * survives the next deployment.
   */
  readonly struct: Pick<Struct<Draft, unknown>, 'validate'>;
  /** How long a draft is kept after its last change, in milliseconds. */
  readonly lifetime: number;
  /** Migrates the draft of another version to this one, where defaults do not suffice. */
  readonly migrate?: (old: unknown, version: number) => unknown;
}

/** The part of a chart's snapshot that the engine reads. */
export interface ChartSnapshot<Context, Event> {
  /** `error`: the chart threw an unexpected error and has stopped. */
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly error: unknown;
  readonly value: unknown;
  readonly context: Context;
  can(event: Event): boolean;
  /** `busy`: an address waits until the chart rests. `unsent`: the chart still has changes to send. */
  hasTag(tag: 'busy' | 'unsent'): boolean;
  getMeta(): Readonly<Record<string, StepMeta | undefined>>;
}

/** The interface of a running chart for the engine; XState actors of a funnel's machine satisfy it. */
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
  /** Creates the chart's actor with its ports, not started yet. */
  readonly open: (input: PageInput) => ChartActor<Context, Event>;
  /** Called after every transition, to save the parts of the chart that outlive the visit. */
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

/** A page whose visits begin with a draft. */
export interface Funnel<Context extends { readonly draft: Draft }, Event, Draft> {
  readonly name: string;
  readonly draft: DraftRules<Draft>;
  /** Creates the chart's actor with its ports, not started yet. */
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
