import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charts } from './charts.ts';
import { edgesOf } from './funnel/edges.ts';
import { outlineOf } from './funnel/model/mermaid.ts';
import { invoiceMachine } from './invoice/invoice.machine.ts';

/**
 * The approved edges of every chart, read in review: `npm run approve` brings them up to date. Ids stand without the
 * chart's name.
 */
test.each(charts.map((chart) => ({ name: chart.name, chart })))('$name has the approved edges', async ({ chart }) => {
  const ofChart = new RegExp(`(^|-> )${chart.machine.id}\\.`, 'g');
  const edges = edgesOf(chart.machine).map(({ id }) => id.replaceAll(ofChart, '$1'));
  await expect(`${edges.join('\n')}\n`).toMatchFileSnapshot(`./approved/${chart.name}.edges.txt`);
});

test('the outline in which a newcomer sees a chart is that of the chart', async () => {
  const picture = `The invoice chart, its outermost states; written by \`npm run approve\`.\n\n${outlineOf(invoiceMachine)}`;
  await expect(picture).toMatchFileSnapshot('./invoice/invoice.outline.md');
});

test('nothing is approved of a chart that is no more', () => {
  const approved = readdirSync(new URL('approved', import.meta.url)).toSorted();
  expect(approved).toEqual(charts.map(({ name }) => `${name}.edges.txt`).toSorted());
});
