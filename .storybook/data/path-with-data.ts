import { initialTransition } from 'xstate';
import { nextSnapshot } from '../../machines/engine/model/explore.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { movesFrom } from '../../machines/engine/model/moves.ts';
import { inputOf, readLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { leavesOf } from '../../machines/engine/step.ts';
import type { DataSet } from './data-sets.ts';
import { withData } from './data-sets.ts';

/** A chart with other data, and the moves of a line to the same states. */
interface PathWithData {
  readonly chart: Chart;
  readonly path: readonly Move[];
}

/**
 * Follows a replay line with other data. `null` where these lead elsewhere: with one invoice there is nothing to choose.
 *
 * @param leaves Paths of the states at the end of the line.
 */
export function pathWithData(usual: Chart, set: DataSet, line: string, leaves: readonly string[]): PathWithData | null {
  const chart = withData(usual, set);
  const { input, tokens } = readLine(line);
  let [snapshot] = initialTransition(chart.machine, inputOf(chart, input));
  const path: Move[] = [];
  for (const token of tokens) {
    const [move] = movesFrom(chart, snapshot, (each) => each.token === token);
    if (!move) return null;
    snapshot = nextSnapshot(chart.machine, snapshot, move.event);
    path.push(move);
  }
  return leavesOf(snapshot.value).join() === leaves.join() ? { chart, path } : null;
}
