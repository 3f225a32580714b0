import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { examine } from '../../machines/funnel/model/check.ts';
import type { Configuration } from '../../machines/funnel/model/explore.ts';
import { unnamed } from '../../machines/funnel/model/draft-debts.ts';
import { explore, wroteBetween } from '../../machines/funnel/model/explore.ts';
import type { Move } from '../../machines/funnel/model/moves.ts';
import { startReplay } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { wander } from '../../machines/funnel/model/wander.ts';
import { stateName } from '../../machines/funnel/state-name.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';

/** A move, and all that is said to decide where it leads. */
function situation(chart: Chart, { value, context }: Configuration['snapshot'], { token }: Move): string {
  return JSON.stringify([value, chart.decides(context), token]);
}

/** Where each move leads, as explored. */
function promisesOf(chart: Chart): ReadonlyMap<string, string> {
  const configurations = explore(chart);
  const stateOf = new Map(configurations.map(({ id, state }) => [id, state]));
  const promises = configurations.flatMap(({ snapshot, moves }) =>
    moves.map(({ move, to }) => [situation(chart, snapshot, move), stateOf.get(to) ?? ''] as const),
  );
  return new Map(promises);
}

describe.each(allCharts.map((chart) => ({ name: chart.name, chart })))('$name', { timeout: 240_000 }, ({ chart }) => {
  test('every move from every configuration, with real actors: nothing is missing', async () => {
    expect((await examine(chart, reproductionOf)).debts).toEqual([]);
  });

  test('chance comes nowhere that the exploration does not know, and loses nothing that was typed', async () => {
    const promised = promisesOf(chart);
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(chart.inputs)),
      fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
      async (input, choices) => {
        let expected = stateName(startReplay(chart, input).snapshot().value);
        let way = input;
        let before: { readonly move: Move; readonly context: object } | null = null;
        for await (const { replay, move, line } of wander(chart, input, choices)) {
          const snapshot = replay.snapshot();
          const { context } = snapshot;
          const wrote = before ? unnamed(chart, before.move, wroteBetween(before.context, context)) : [];
          expect(`${way}: ${wrote.join()}`).toBe(`${way}: `);
          before = { move, context };
          expect(`${way}: ${stateName(snapshot.value)}`).toBe(`${way}: ${expected}`);
          expected = promised.get(situation(chart, snapshot, move)) ?? 'never explored';
          way = line;
        }
      },
    );
    // A chart that can stand in few ways is known sooner.
    await fc.assert(walks, { numRuns: Math.min(300, 4 * explore(chart).length), seed: 7 });
  });
});
