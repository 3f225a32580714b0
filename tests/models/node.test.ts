/** Every move from every configuration of every chart, with real actors. */
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { examine } from '../../machines/funnel/model/check.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';

describe.each(allCharts.map((chart) => ({ name: chart.name, chart })))('$name', { timeout: 240_000 }, ({ chart }) => {
  test('every move from every configuration, with real actors: nothing is missing', async () => {
    expect((await examine(chart, reproductionOf)).debts).toEqual([]);
  });
});
