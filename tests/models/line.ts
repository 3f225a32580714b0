/** Analysis of one replay line in Node: the chart's states along it, and the laws at its end. */
import { stateName, stepOf, routesOf } from '../../machines/engine/index.ts';
import { lineOf, readLine, replayLine, startReplay } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { byTokens, walkPath } from '../../machines/engine/model/path-walk.ts';
import { isForTabs } from '../../src/engine/model/laws.ts';
import { violationsAt, isLeft, laws } from './laws.ts';

/** The charts that are funnels: they have addresses of their own. */
export function funnelsAmong(charts: readonly Chart[]): readonly Chart[] {
  return charts.filter(({ machine }) => routesOf(machine).length > 0);
}

/** A replay line that was run. */
export interface RunLine {
  /** Each move and the chart's state after it. */
  readonly trace: readonly string[];
  /** Violations at the line's end; empty if there are none. */
  readonly wrong: readonly string[];
}

/** Runs a replay line as a test. Throws at an impossible move, and names the possible ones. */
export async function runLine(chart: Chart<never>, line: string): Promise<RunLine> {
  const { input, tokens } = readLine(line);
  const { path, violation } = await walkPath(chart, input, byTokens(tokens));
  const broken = path.at(-1)?.token ?? input;
  // Without the move that violates a law: the replay of a chart that throws would never settle.
  const whole = await replayLine(chart, violation ? lineOf(input, path.slice(0, -1)) : line);
  whole.stop();
  const replay = startReplay(chart, input);
  const trace: string[] = [];
  function look(token: string): void {
    const snapshot = replay.snapshot();
    trace.push(`${token} → ${stateName(snapshot.value)} (${stepOf(snapshot).name})`);
  }
  look(input);
  for (const move of whole.made) {
    await replay.make(move);
    look(move.token);
  }
  const hasLeft = isLeft(chart, stateName(replay.snapshot().value));
  replay.stop();
  if (violation) return { trace, wrong: [`${broken}: ${violation.what}`] };
  const way = { input, path: whole.made };
  const wrong: string[] = [];
  if (!hasLeft && funnelsAmong([chart]).length > 0 && (await isForTabs(chart, way))) {
    for (const law of laws) wrong.push(...(await violationsAt(law, chart, way)));
  }
  return { trace, wrong };
}
