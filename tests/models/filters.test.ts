/** A list that asks its server again after a change of filters names them: the question is another one. */
import { isDeepStrictEqual } from 'node:util';
import { is, record, string, type } from 'superstruct';
import { expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { openReplay } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

const charts: readonly Chart[] = allCharts.filter(({ events }) => 'filters.changed' in events);

const changed = type({ filters: record(string(), string()) });

test('lists have filters', () => {
  expect(charts.map(({ name }) => name)).toContain('readings');
});

/** The filters of an event, unless the context has them already. */
function newFilters({ event }: Move, context: object): object | null {
  const filters = is(event, changed) ? event.filters : {};
  return Object.entries(filters).some(([name, value]) => Reflect.get(context, name) !== value) ? filters : null;
}

test.each(charts)('$name', async (chart) => {
  const same = new Set<string>();
  for (const { input, path, moves, context } of explore(chart)) {
    for (const { move } of moves.filter((each) => newFilters(each.move, context))) {
      const replay = openReplay(chart, chart.inputs[input] ?? {});
      replay.start();
      for (const each of path) await replay.make(each);
      const { length } = replay.asked;
      await replay.make(move);
      const question = replay.asked[length];
      const former = replay.asked.slice(0, length).findLast(({ port }) => port === question?.port);
      if (former && isDeepStrictEqual(question?.input, former.input))
        same.add(`${former.port} is asked the same after ${move.token}`);
    }
  }
  expect([...same]).toEqual([]);
});
