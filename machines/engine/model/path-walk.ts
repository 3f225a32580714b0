/** A path through a chart chosen move by move, and its first violation. */
import type { EventObject } from 'xstate';
import type { ChartSnapshot } from '../funnel.ts';
import { stateName, stepOf } from '../step.ts';
import { unnamed } from './draft-issues.ts';
import { wroteBetween, explore } from './explore.ts';
import type { Move } from './moves.ts';
import type { Replay } from './replay.ts';
import { inputOf, openReplay } from './replay.ts';
import type { Chart } from './samples.ts';

/** A snapshot of any chart. */
type Standing = ChartSnapshot<object, EventObject>;

/** The state, serialized context and move that decide the next state, as a key. */
function situation(chart: Chart, { value, context }: Standing, { token }: Move): string {
  return JSON.stringify([value, chart.serialize(context), token]);
}

/** By chart: the next state of each explored move, by its `situation`. */
const known = new WeakMap<Chart, ReadonlyMap<string, string>>();

function promisesOf(chart: Chart): ReadonlyMap<string, string> {
  const read = known.get(chart);
  if (read) return read;
  const configurations = explore(chart);
  const stateOf = new Map(configurations.map(({ id, state }) => [id, state]));
  const promises = new Map(
    configurations.flatMap(({ snapshot, moves }) =>
      moves.map(({ move, to }) => [situation(chart, snapshot, move), stateOf.get(to) ?? ''] as const),
    ),
  );
  known.set(chart, promises);
  return promises;
}

/** The next state that exploration found for a move; `null` if it did not reach this situation. */
function promisedBy(chart: Chart, snapshot: Standing, move: Move): string | null {
  return promisesOf(chart).get(situation(chart, snapshot, move)) ?? null;
}

/** A violation by a move. */
export interface Violation {
  /** A sentence. */
  readonly what: string;
  /** The rule and the place, common to all paths that break alike. */
  readonly cause: string;
}

/** Chooses the next move of a replay after `made` moves; `undefined` ends the path. */
export type Next = (replay: Replay, made: number) => Move | undefined | Promise<Move | undefined>;

/** A walked path. */
export interface PathWalk {
  readonly input: string;
  /** Its moves; after a violation the last one is its cause. */
  readonly path: readonly Move[];
  /** `null` if nothing is wrong. */
  readonly violation: Violation | null;
  /** Leaves of the states in which the chart came to rest, and ids of the edges that it took. */
  readonly states: readonly string[];
  readonly edges: readonly string[];
}

/** The violation by a step whose needs are not met. */
function unready(replay: Replay, token: string): Violation | null {
  const snapshot = replay.snapshot();
  const { name, isReady } = stepOf(snapshot);
  if (isReady(snapshot.context)) return null;
  const what = `step ${name} is shown without what it needs: guard what leads there`;
  return { what, cause: `unready ${stateName(snapshot.value)} ${token}` };
}

/** Makes a move and returns its violation. Errors of the chart are rethrown. */
async function make(chart: Chart, replay: Replay, move: Move): Promise<Violation | null> {
  const before = replay.snapshot();
  const from = stateName(before.value);
  const promised = promisedBy(chart, before, move);
  await replay.make(move);
  const after = replay.snapshot();
  const actual = stateName(after.value);
  const { token } = move;
  const cause = `${from} ${token}`;
  if (promised === null)
    return {
      what: `${token} in ${from} was not explored in this context: give serialize of the samples of ${chart.name} a facet for it`,
      cause: `unexplored ${cause}`,
    };
  if (actual !== promised)
    return {
      what: `leads from ${from} to ${actual} instead of ${promised}: no facet of the samples of ${chart.name} distinguishes the two`,
      cause: `astray ${cause} ${actual}`,
    };
  const [field] = unnamed(chart, move, wroteBetween(before.context, after.context));
  if (field !== undefined)
    return {
      what: `${token} changes "${field}" of the draft: let it stay, or name it in draftFields of the samples of ${chart.name}`,
      cause: `writes ${field} ${token}`,
    };
  return unready(replay, token);
}

/**
 * Makes the chosen moves until none is chosen or one violates a rule: it leads elsewhere than explored, shows a step
 * that is not ready, changes the input of another step, or makes the chart throw.
 */
export async function walkPath(chart: Chart, input: string, next: Next): Promise<PathWalk> {
  const replay = openReplay(chart, inputOf(chart, input));
  const thrown = Promise.withResolvers<never>();
  thrown.promise.catch(() => undefined);
  replay.actor.subscribe({ error: (error: unknown) => thrown.reject(error) });
  const path: Move[] = [];
  const judge = async (): Promise<Violation | null> => {
    replay.start();
    let violation = unready(replay, input);
    while (!violation) {
      const move = await next(replay, path.length);
      if (!move) return null;
      path.push(move);
      violation = await Promise.race([make(chart, replay, move), thrown.promise]);
    }
    return violation;
  };
  try {
    const violation = await judge();
    return { input, path, violation, states: replay.states, edges: replay.edges };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const violation = { what: `throws ${said}`, cause: `throws ${said} ${path.at(-1)?.token ?? input}` };
    return { input, path, violation, states: replay.states, edges: replay.edges };
  } finally {
    replay.stop();
  }
}

/** Chooses by numbers, one for each move. */
export function byChance(choices: readonly number[]): Next {
  return (replay, made) => {
    const choice = choices[made];
    return choice === undefined ? undefined : replay.moveBy(choice);
  };
}

/** Chooses the moves of a line, by their tokens; ends at one that is not possible. */
export function byTokens(tokens: readonly string[]): Next {
  return (replay, made) => replay.moves().find(({ token }) => token === tokens[made]);
}
