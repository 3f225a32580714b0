import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charts } from './charts.ts';
import { edgesOf } from './funnel/edges.ts';

/**
 * The approved edges of every chart, read in review: `npm run approve` brings them up to date. Ids stand without the
 * chart's name.
 */
test.each(charts.map((chart) => ({ name: chart.name, chart })))('$name has the approved edges', async ({ chart }) => {
  const ofChart = new RegExp(`(^|-> )${chart.machine.id}\\.`, 'g');
  const edges = edgesOf(chart.machine).map(({ id }) => id.replaceAll(ofChart, '$1'));
  await expect(`${edges.join('\n')}\n`).toMatchFileSnapshot(`./approved/${chart.name}.edges.txt`);
});

test('nothing is approved of a chart that is no more', () => {
  const approved = readdirSync(new URL('approved', import.meta.url)).toSorted();
  expect(approved).toEqual(charts.map(({ name }) => `${name}.edges.txt`).toSorted());
});
