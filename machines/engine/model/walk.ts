/** Walks every configuration and every move of a chart with real actors, and compares them with the exploration. */
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import { stateName, stepOf } from '../step.ts';
import { edgesOf } from '../edges.ts';
import type { Configuration, Onward } from './explore.ts';
import { explore } from './explore.ts';
import type { Move } from './moves.ts';
import type { Replay } from './replay.ts';
import { lineOf, replayPath } from './replay.ts';
import type { Chart } from './samples.ts';

/** The coverage of a walk. */
export interface Coverage {
  readonly states: readonly string[];
  readonly reached: readonly string[];
  readonly edges: readonly string[];
  readonly walked: readonly string[];
  /** Replay lines that end at a step whose needs are not met. */
  readonly unready: readonly string[];
  /** Lines on which the running chart reached another configuration than the explored one. */
  readonly mismatches: readonly { readonly line: string; readonly actual: string; readonly expected: string }[];
}

/** The states in which a chart can rest: leaves without an unconditional eventless transition. */
export function restingStates(machine: AnyStateMachine): readonly string[] {
  return statesOf(machine)
    .filter(({ type, always }) => {
      const isLeaf = type === 'atomic' || type === 'final';
      return isLeaf && !always?.some(({ guard }) => guard === undefined);
    })
    .map(({ path }) => path.join('.'));
}

/** The coverage so far. */
class Sights {
  readonly reached = new Set<string>();
  readonly walked = new Set<string>();

  add({ states, edges }: Replay): void {
    for (const state of states) this.reached.add(state);
    for (const edge of edges) this.walked.add(edge);
  }
}

/** Most moves of one replay before the next one starts from an input again. */
const LONGEST_TRAIL = 60;

/** Whether a replay stands in a state, at a step that is ready. */
function standsReady(replay: Replay, state: string | undefined): boolean {
  const snapshot = replay.snapshot();
  return stateName(snapshot.value) === state && stepOf(snapshot).isReady(snapshot.context);
}

/**
 * Continues from a configuration over moves not made yet, as far as they connect: a fresh replay for each takes ten
 * times as long.
 * @param waiting Those moves, by configuration; made moves are removed.
 * @returns The last move if it led elsewhere than explored, and its source.
 */
async function follow(
  chart: Chart,
  byId: ReadonlyMap<string, Configuration>,
  waiting: ReadonlyMap<string, Onward[]>,
  start: Configuration,
  sights: Sights,
): Promise<{ readonly from: Configuration; readonly move: Move; readonly to: string } | null> {
  const replay = await replayPath(chart, start.input, start.path);
  try {
    let at: Configuration | undefined = start;
    for (let length = 0; at && length < LONGEST_TRAIL; length += 1) {
      const from: Configuration = at;
      const next = waiting.get(from.id)?.shift();
      if (!next) return null;
      at = byId.get(next.to);
      if (!replay.canMake(next.move)) return { from, ...next };
      await replay.make(next.move);
      if (!standsReady(replay, at?.state)) return { from, ...next };
    }
    return null;
  } finally {
    sights.add(replay);
    replay.stop();
  }
}

/**
 * Walks a chart: makes every move of every configuration. A move that leads elsewhere than explored is repeated on the
 * shortest path, and reported if it differs again: two paths to one configuration may differ in parts of the context
 * that are not explored.
 */
export async function walk(chart: Chart, configurations: readonly Configuration[] = explore(chart)): Promise<Coverage> {
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const waiting = new Map(configurations.map(({ id, moves }) => [id, [...moves]]));
  const sights = new Sights();
  const unready: string[] = [];
  const mismatches: { line: string; actual: string; expected: string }[] = [];
  const judge = async (input: string, path: readonly Move[], to: string): Promise<void> => {
    const replay = await replayPath(chart, input, path);
    const snapshot = replay.snapshot();
    const { value, context } = snapshot;
    if (!stepOf(snapshot).isReady(context)) unready.push(lineOf(input, path));
    sights.add(replay);
    const [actual, expected = 'nowhere'] = [stateName(value), byId.get(to)?.state];
    if (actual !== expected) mismatches.push({ line: lineOf(input, path), actual, expected });
    replay.stop();
  };
  for (const at of configurations) {
    if (at.path.length === 0) await judge(at.input, at.path, at.id);
    while ((waiting.get(at.id) ?? []).length > 0) {
      const astray = await follow(chart, byId, waiting, at, sights);
      if (astray) await judge(astray.from.input, [...astray.from.path, astray.move], astray.to);
    }
  }
  const { reached, walked } = sights;
  const states = restingStates(chart.machine);
  const edges = edgesOf(chart.machine).map((edge) => edge.id);
  return {
    states,
    reached: states.filter((state) => reached.has(state)),
    edges,
    walked: edges.filter((edge) => walked.has(edge)),
    unready,
    mismatches,
  };
}
