/** Every configuration and every move of a chart, walked with real actors and compared with what was explored. */
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import { edgesOf } from '../edges.ts';
import { stateName } from '../state-name.ts';
import { stepOf } from '../step.ts';
import type { Configuration } from './explore.ts';
import { explore } from './explore.ts';
import { lineOf, replayPath } from './replay.ts';
import type { Chart } from './samples.ts';

/** How much of a chart a walk has seen. */
export interface Coverage {
  readonly states: readonly string[];
  readonly reached: readonly string[];
  readonly edges: readonly string[];
  readonly walked: readonly string[];
  /** Replay lines that end at a step whose needs are not met. */
  readonly unready: readonly string[];
  /** Where the running chart stood elsewhere than the explored one. */
  readonly mismatches: readonly { readonly line: string; readonly actual: string; readonly expected: string }[];
}

/** The states in which a chart can come to rest: leaves that it does not leave by themselves in any case. */
function restingStates(machine: AnyStateMachine): readonly string[] {
  return statesOf(machine)
    .filter(({ type, always }) => {
      const isLeaf = type === 'atomic' || type === 'final';
      return isLeaf && !always?.some(({ guard }) => guard === undefined);
    })
    .map(({ path }) => path.join('.'));
}

/** Walks a chart: from its beginning to each configuration by the shortest way, and one move on. */
export async function walk(chart: Chart, configurations: readonly Configuration[] = explore(chart)): Promise<Coverage> {
  const stateOf = new Map(configurations.map(({ id, state }) => [id, state]));
  const reached = new Set<string>();
  const walked = new Set<string>();
  const unready: string[] = [];
  const mismatches: { line: string; actual: string; expected: string }[] = [];
  for (const { id, input, path, moves } of configurations) {
    const ways = [{ path, to: id }, ...moves.map(({ move, to }) => ({ path: [...path, move], to }))];
    for (const way of ways) {
      const replay = await replayPath(chart, input, way.path);
      const snapshot = replay.snapshot();
      const { value, context } = snapshot;
      if (!stepOf(snapshot).isReady(context)) unready.push(lineOf(input, way.path));
      for (const state of replay.states) reached.add(state);
      for (const edge of replay.edges) walked.add(edge);
      const [actual, expected = 'nowhere'] = [stateName(value), stateOf.get(way.to)];
      if (actual !== expected) mismatches.push({ line: lineOf(input, way.path), actual, expected });
      replay.stop();
    }
  }
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
