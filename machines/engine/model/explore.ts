/**
 * Explores a chart: its reachable configurations, the moves between them, a shortest path to each. Pure: XState's
 * transitions, breadth first. (`xstate/graph` of XState 5.33 keeps events only: it loses the sample of an answer, and
 * the path.)
 */
import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createActor, initialTransition } from 'xstate';
import type { ChartSnapshot } from '../funnel.ts';
import { leavesOf, stateName, stepOf } from '../step.ts';
import type { Move } from './moves.ts';
import { movesFrom } from './moves.ts';
import { lineOf } from './replay.ts';
import type { Chart, Facets } from './samples.ts';

/** A move and the id of the configuration that it leads to. */
export interface Onward {
  readonly move: Move;
  readonly to: string;
  /** Fields of the draft that it changes. */
  readonly wrote: readonly string[];
  /** The context after it, which only shares its facets with that of the configuration `to`. */
  readonly context: object;
  /** Whether a failure is known after it. */
  readonly hasFailed: boolean;
}

/** A configuration of a chart, identified by its value and its facets. */
export interface Configuration<Context extends object = object> {
  /** Names it in stories, tests and reports: `choice.settled`; `check~tooMany` where several share a value. */
  readonly id: string;
  /** Name of the input that the path begins with. */
  readonly input: string;
  /** A shortest path here. */
  readonly path: readonly Move[];
  /** Name of the chart's value, as `data-state` shows it. */
  readonly state: string;
  /** Name of the step that it shows. */
  readonly step: string;
  /** Nonempty facets, serialized and visible, in addition to the state. */
  readonly words: readonly string[];
  readonly context: Context;
  readonly snapshot: ChartSnapshot<Context, EventObject>;
  /** All moves that are possible here. */
  readonly moves: readonly Onward[];
  /** Gets a story: one of its leaves has not looked like this before. */
  readonly isStory: boolean;
}

type Snapshot<Context> = ChartSnapshot<Context, EventObject>;

/** A configuration that has no name yet: its moves lead to keys. */
type Found<Context extends object> = Omit<Configuration<Context>, 'id' | 'isStory'>;

/** The serialized and visible facets of a chart's snapshot. Throws where one name has two values: one would hide the other. */
export function facetsOf<Context extends object>(chart: Chart<Context>, snapshot: Snapshot<Context>): Facets {
  const serialized = chart.serialize(snapshot.context);
  const visible = chart.visibleContext(snapshot.context, stepOf(snapshot).name);
  for (const [name, word] of Object.entries(visible)) {
    const other = serialized[name] ?? word;
    if (other !== word) {
      throw new Error(
        `facet "${name}" of ${chart.name} is "${other}" in serialize and "${word}" in visibleContext: give one another name`,
      );
    }
  }
  return { ...serialized, ...visible };
}

/** Configurations with the same key are one to the models. */
function keyOf<Context extends object>(chart: Chart<Context>, snapshot: Snapshot<Context>): string {
  return JSON.stringify([snapshot.value, facetsOf(chart, snapshot)]);
}

/** Describes a snapshot without exploring the chart. */
export function describe<Context extends object>(chart: Chart<Context>, snapshot: Snapshot<Context>) {
  return {
    state: stateName(snapshot.value),
    step: stepOf(snapshot).name,
    words: Object.values(facetsOf(chart, snapshot)).filter((word) => word !== ''),
    context: snapshot.context,
    snapshot,
  };
}

/** The fields of a draft with their values as text; empty for a chart without a draft. */
function draftOf(context: object): ReadonlyMap<string, string> {
  const { draft }: { readonly draft: unknown } = { draft: null, ...context };
  return new Map(Object.entries(draft ?? {}).map(([field, value]) => [field, JSON.stringify(value)]));
}

/** The context of a snapshot whose types are forgotten. */
export function contextOf(snapshot: ChartSnapshot<object, EventObject>): object {
  return snapshot.context;
}

/** Whether the context has a failure. */
export function hasFailure(context: object): boolean {
  return 'failure' in context && context.failure !== null;
}

/** The fields of the draft that differ between two contexts of a chart. */
export function wroteBetween(before: object, after: object): readonly string[] {
  const present = draftOf(before);
  return [...draftOf(after)].filter(([field, value]) => present.get(field) !== value).map(([field]) => field);
}

type Search<Context extends object> = Generator<undefined, ReadonlyMap<string, Found<Context>>, undefined>;

const scopes = new WeakMap<AnyStateMachine, AnyActorScope>();

/** A scope without effects. XState's `transition` makes one a call, with an initial snapshot that costs more than the move. */
function inertScopeOf(machine: AnyStateMachine): AnyActorScope {
  const known = scopes.get(machine);
  if (known) return known;
  const self = createActor(machine);
  const nothing = (): void => undefined;
  const scope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  scopes.set(machine, scope);
  return scope;
}

/** The snapshot after an event, as XState's `transition` computes it. */
export function nextSnapshot(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): AnyMachineSnapshot {
  return machine.transition(snapshot, event, inertScopeOf(machine));
}

/** The snapshot after a move. An error thrown there names the line. */
function after(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  { event }: Move,
  lineOfMove: () => string,
): AnyMachineSnapshot {
  try {
    return nextSnapshot(chart.machine, snapshot, event);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`${said}, thrown by the last move of ${lineOfMove()}`, { cause: error });
  }
}

/**
 * Searches breadth first from all inputs at once, so that the first path to each key is a shortest one. Yields after
 * each configuration, so that a caller can pause the search.
 */
function* search<Context extends object>(chart: Chart<Context>): Search<Context> {
  const found = new Map<string, Found<Context>>();
  const waiting: { input: string; path: readonly Move[]; snapshot: AnyMachineSnapshot }[] = [];
  for (const [input, value] of Object.entries(chart.inputs)) {
    const [snapshot] = initialTransition(chart.machine, value);
    waiting.push({ input, path: [], snapshot });
  }
  for (const { input, path, snapshot } of waiting) {
    const key = keyOf(chart, snapshot);
    if (found.has(key)) continue;
    const moves = movesFrom(chart, snapshot).map((move) => {
      const next = after(chart, snapshot, move, () => lineOf(input, [...path, move]));
      waiting.push({ input, path: [...path, move], snapshot: next });
      const context = contextOf(next);
      const wrote = wroteBetween(contextOf(snapshot), context);
      return { move, to: keyOf(chart, next), wrote, context, hasFailed: hasFailure(context) };
    });
    found.set(key, { input, path, ...describe(chart, snapshot), moves });
    yield;
  }
  return found;
}

/**
 * Names of configurations, by key: the state, then those of its facets that not all configurations of the state share.
 * Throws if two would have one name.
 */
function namesOf(found: ReadonlyMap<string, Found<object>>): ReadonlyMap<string, string> {
  const byState = Map.groupBy(found.values(), ({ state }) => state);
  const names = new Map<string, string>();
  for (const [key, { state, words }] of found) {
    const siblings = byState.get(state) ?? [];
    const telling = words.filter((word) => !siblings.every((sibling) => sibling.words.includes(word)));
    names.set(key, telling.length === 0 ? state : `${state}~${telling.join('+')}`);
  }
  if (new Set(names.values()).size < names.size) {
    throw new Error('Two configurations have one name: give each facet of the chart words of its own');
  }
  return names;
}

/** Results by chart: exploring a large one takes seconds, and the result never changes. */
const explored = new WeakMap<Chart, readonly Configuration[]>();

/** All configurations that a chart's samples reach, nearest first. */
export function explore<Context extends object>(chart: Chart<Context>): readonly Configuration<Context>[];
export function explore(chart: Chart): readonly Configuration[] {
  const known = explored.get(chart);
  if (known) return known;
  const searching = search(chart);
  let step = searching.next();
  while (!step.done) step = searching.next();
  const configurations = named(chart, step.value);
  explored.set(chart, configurations);
  return configurations;
}

/** `explore` in time slices (`slice` in milliseconds), with a pause after each for other work. */
export async function exploreInSlices<Context extends object>(
  chart: Chart<Context>,
  pause: () => Promise<void>,
  slice = 8,
): Promise<readonly Configuration<Context>[]> {
  const searching = search(chart);
  let until = performance.now() + slice;
  let step = searching.next();
  while (!step.done) {
    if (performance.now() > until) {
      await pause();
      until = performance.now() + slice;
    }
    step = searching.next();
  }
  return named(chart, step.value);
}

/** Configurations with their names, and which of them are worth a story. */
function named<Context extends object>(
  chart: Chart<Context>,
  found: ReadonlyMap<string, Found<Context>>,
): readonly Configuration<Context>[] {
  const names = namesOf(found);
  const nameOf = (key: string): string => names.get(key) ?? key;
  const looks = new Set<string>();
  return [...found].map(([key, each]) => {
    const shown = JSON.stringify(chart.visibleContext(each.context, each.step));
    const own = leavesOf(each.snapshot.value).map((leaf) => leaf + shown);
    const isStory = own.some((look) => !looks.has(look));
    for (const look of own) looks.add(look);
    const moves = each.moves.map((onward) => ({ ...onward, to: nameOf(onward.to) }));
    return { ...each, id: nameOf(key), moves, isStory };
  });
}
