import type { Struct } from 'superstruct';
import type {
  ActorOptions,
  AnyActorRef,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { createActor } from 'xstate';
import type { ChartRoute } from './chart.ts';
import { checkOutcomes, routesOf, structureHash } from './chart.ts';
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

/** Options for the creation of a chart's actor. */
export interface OpenOptions {
  /** XState's inspector: receives every event and snapshot of the chart and the actors that it starts. */
  readonly inspect?: NonNullable<ActorOptions<AnyStateMachine>['inspect']>;
}

/** A chart with addresses, as the engine visits it. */
export interface Page<Context, Event> {
  /** The addresses of the page, read from its chart. */
  readonly routes: readonly ChartRoute[];
  /** Creates the chart's actor with its ports, not started yet. */
  readonly open: (input: PageInput, options?: OpenOptions) => ChartActor<Context, Event>;
  /** Called after every transition, to save the parts of the chart that outlive the visit. */
  readonly keep?: (snapshot: ChartSnapshot<Context, Event>) => void;
}

/** What a machine lacks for the engine, as a type that no machine has: the compiler's message says it. */
interface Lacks<What extends string> {
  readonly lacks: What;
}

/** The chart's states say which step they show. */
type WithSteps<Machine extends AnyStateMachine> =
  ReturnType<SnapshotFrom<Machine>['getMeta']> extends Readonly<Record<string, StepMeta | undefined>>
    ? Machine
    : Machine & Lacks<'steps: declare `meta: StepMeta` in setup'>;

/** The context of a funnel's chart has the draft that its rules describe. */
type WithDraft<Machine extends AnyStateMachine, Draft> =
  ContextFrom<Machine> extends { readonly draft: Draft }
    ? Machine
    : Machine & Lacks<'`draft` in its context, as the rules have it'>;

/** A chart whose input is more than the engine's has its actor created by hand. */
type Opening<Machine extends AnyStateMachine, Input, Open> = [Input] extends [InputFrom<Machine>]
  ? { readonly open?: Open }
  : { readonly open: Open };

/** Makes a page without a draft: its addresses are read from the chart. */
export function definePage<Machine extends AnyStateMachine>(
  definition: { readonly machine: Machine & WithSteps<Machine> } & Opening<
    Machine,
    PageInput,
    (input: PageInput, options?: OpenOptions) => ChartActor<ContextFrom<Machine>, EventFromLogic<Machine>>
  >,
): Page<ContextFrom<Machine>, EventFromLogic<Machine>>;
export function definePage<Context, Event>({
  machine,
  open = (input, options) => createActor(machine, { ...options, input }),
}: {
  readonly machine: AnyStateMachine;
  readonly open?: Page<Context, Event>['open'];
}): Page<Context, Event> {
  checkOutcomes(machine);
  return { routes: routesOf(machine), open };
}

/** A page whose visits begin with a draft. */
export interface Funnel<Context extends { readonly draft: Draft }, Event, Draft> {
  /** Key of the draft in the tab's storage. */
  readonly name: string;
  readonly draft: DraftRules<Draft>;
  /** Creates the chart's actor with its ports, not started yet. */
  readonly open: (input: FunnelInput<Draft>, options?: OpenOptions) => ChartActor<Context, Event>;
  /** The addresses of the funnel, read from its chart. */
  readonly routes: readonly ChartRoute[];
  /** Changes with the chart's structure. */
  readonly hash: string;
}

interface FunnelDefinition<Machine extends AnyStateMachine, Draft> {
  readonly name: string;
  readonly machine: Machine;
  readonly draft: DraftRules<Draft>;
}

/**
 * Makes a funnel: its addresses and its hash are read from the chart. Throws in development if an outcome's address leads
 * nowhere.
 */
export function defineFunnel<Machine extends AnyStateMachine, Draft>(
  definition: FunnelDefinition<Machine & WithSteps<Machine> & WithDraft<Machine, Draft>, Draft> &
    Opening<
      Machine,
      FunnelInput<Draft>,
      (input: FunnelInput<Draft>, options?: OpenOptions) => ChartActor<ContextFrom<Machine>, EventFromLogic<Machine>>
    >,
): Funnel<ContextFrom<Machine> & { readonly draft: Draft }, EventFromLogic<Machine>, Draft>;
export function defineFunnel<Context extends { readonly draft: Draft }, Event, Draft>({
  machine,
  open = (input, options) => createActor(machine, { ...options, input }),
  ...definition
}: FunnelDefinition<AnyStateMachine, Draft> & Partial<Pick<Funnel<Context, Event, Draft>, 'open'>>): Funnel<
  Context,
  Event,
  Draft
> {
  checkOutcomes(machine);
  return { ...definition, open, routes: routesOf(machine), hash: structureHash(machine) };
}
