/** One replay line, looked at in Node: what the chart does on it, and whether its end keeps the laws. */
import { stateName, stepOf } from '../../machines/funnel/index.ts';
import { readLine, replayLine, startReplay } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { breachesAt, laws } from './laws.ts';
import { funnelsAmong } from './funnels.ts';

/** A replay line that was run. */
export interface RunLine {
  /** Each move and where the chart stands after it. */
  readonly trace: readonly string[];
  /** What is wrong at its end; empty where all is well. */
  readonly wrong: readonly string[];
}

/** Runs a replay line as a test. Throws, with the moves that are possible there, where one is not. */
export async function runLine(chart: Chart<never>, line: string): Promise<RunLine> {
  const whole = await replayLine(chart, line);
  whole.stop();
  const { input } = readLine(line);
  const replay = startReplay(chart, input);
  const trace: string[] = [];
  const wrong: string[] = [];
  function look(token: string): void {
    const snapshot = replay.snapshot();
    const { name, isReady } = stepOf(snapshot);
    trace.push(`${token} → ${stateName(snapshot.value)} (${name})`);
    if (!isReady(snapshot.context)) wrong.push(`step ${name} is shown without what it needs after ${token}`);
  }
  look(input);
  for (const move of whole.made) {
    await replay.make(move);
    look(move.token);
  }
  replay.stop();
  if (funnelsAmong([chart]).length > 0) {
    for (const law of laws) wrong.push(...(await breachesAt(law, chart, { input, path: whole.made })));
  }
  return { trace, wrong };
}
