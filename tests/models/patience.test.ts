/** Automatic retries of a chart back off, to spare a failing server. */
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { charts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { movesFrom } from '../../machines/engine/model/moves.ts';
import { lineOf } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

/** The length of a chart’s delay in its present state, in milliseconds. */
function lengthOf({ machine }: Chart, { token }: Move, { context }: { readonly context: unknown }): number {
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays;
  const delay = delays[token.replace('wait ', '')];
  return Number(typeof delay === 'function' ? Reflect.apply(delay, undefined, [{ context }]) : delay);
}

/**
 * Pauses that end in a request whose failure leads to the same pause again: their number, and those that grow no
 * longer.
 */
function pausesOf(chart: Chart): { readonly count: number; readonly impatient: readonly string[] } {
  const impatient: string[] = [];
  let count = 0;
  for (const { input, path, moves } of explore(chart)) {
    const pauses = moves.map(({ move }) => move).filter(({ kind }) => kind === 'wait');
    if (pauses.length === 0) continue;
    let [standing] = initialTransition(chart.machine, chart.inputs[input]);
    for (const { event } of path) [standing] = transition(chart.machine, standing, event);
    for (const pause of pauses) {
      const [asking] = transition(chart.machine, standing, pause.event);
      for (const failure of movesFrom(chart, asking, ({ kind }) => kind === 'answer')) {
        if (failure.kind !== 'answer' || failure.isDone) continue;
        const [after] = transition(chart.machine, asking, failure.event);
        if (movesFrom(chart, after, ({ token }) => token === pause.token).length === 0) continue;
        count += 1;
        if (lengthOf(chart, pause, after) <= lengthOf(chart, pause, standing))
          impatient.push(lineOf(input, [...path, pause, failure]));
      }
    }
  }
  return { count, impatient };
}

test('each automatic retry waits longer than the last one', () => {
  const found = charts.map((chart) => ({ name: chart.name, ...pausesOf(chart) }));
  expect(found.filter(({ count }) => count > 0).map(({ name }) => name)).toContain('quoteRequest');
  expect(found.flatMap(({ impatient }) => impatient)).toEqual([]);
}, 60_000);
