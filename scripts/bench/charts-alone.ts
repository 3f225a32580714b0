import { initialTransition, transition } from 'xstate';
import { charts } from '../../machines/charts.ts';
import type { Configuration } from '../../machines/funnel/model/explore.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { quantile } from '../quantile.ts';

/** Makes every move from every configuration of a chart with XState's pure functions; gives how many there were. */
function turn(chart: Chart, configurations: readonly Configuration[]): number {
  let transitions = 0;
  for (const { input, path, moves } of configurations) {
    let [snapshot] = initialTransition(chart.machine, chart.inputs[input]);
    for (const { event } of path) [snapshot] = transition(chart.machine, snapshot, event);
    for (const { move } of moves) transition(chart.machine, snapshot, move.event);
    transitions += path.length + moves.length;
  }
  return transitions;
}

/** Prints what charts cost without page and browser. */
export function benchCharts(): void {
  const rows = charts.map((chart) => {
    const configurations = explore(chart);
    const transitions = turn(chart, configurations);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      turn(chart, configurations);
      return ((performance.now() - start) * 1_000) / transitions;
    });
    return [chart.name, { transitions, 'each, median': `${quantile(times, 0.5).toFixed(0)} µs` }] as const;
  });
  console.log('\nCharts alone, in Node: every move from every configuration');
  console.table(Object.fromEntries(rows));
}
