/** What the exploration of a chart promises: where each move leads, by all that is said to decide it. */
import type { EventObject } from 'xstate';
import type { ChartSnapshot } from '../funnel.ts';
import { explore } from './explore.ts';
import type { Move } from './moves.ts';
import type { Chart } from './samples.ts';

type Standing = ChartSnapshot<object, EventObject>;

/** A move, and all that is said to decide where it leads. */
function situation(chart: Chart, { value, context }: Standing, { token }: Move): string {
  return JSON.stringify([value, chart.serialize(context), token]);
}

/** Of each chart that was asked about: the states to which its moves lead. */
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

/** The name of the state to which a move leads from where a chart stands; `null` where the exploration never came there. */
export function promisedBy(chart: Chart, snapshot: Standing, move: Move): string | null {
  return promisesOf(chart).get(situation(chart, snapshot, move)) ?? null;
}
