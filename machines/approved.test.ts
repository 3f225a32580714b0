import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCharts } from './charts.ts';
import { statesOf } from './engine/chart.ts';
import { actionNames, edgesOf } from './engine/edges.ts';
import { diagramOf } from './engine/model/diagram.ts';
import { outlineOf } from './engine/model/mermaid.ts';
import { invoiceMachine } from './invoice/invoice.machine.ts';

/** Actions after a slash, as in state diagrams. */
const doing = (actions: readonly string[]): string => (actions.length === 0 ? '' : ` / ${actions.join(', ')}`);

/**
 * The approved edges of every chart with its actions and delays, for review: `npm run approve` updates them. Ids omit
 * the chart's name.
 */
test.each(allCharts.map((chart) => ({ name: chart.name, chart })))(
  '$name has the approved edges',
  async ({ chart }) => {
    const ofChart = new RegExp(`(^|-> )${chart.machine.id}\\.`, 'g');
    const edges = edgesOf(chart.machine).map(({ id, actions }) => id.replaceAll(ofChart, '$1') + doing(actions));
    const acts = statesOf(chart.machine).flatMap(({ id, entry, exit }) =>
      Object.entries({ entry, exit }).flatMap(([when, actions]) =>
        actions.length === 0 ? [] : [`${id.replaceAll(ofChart, '$1')} | ${when}${doing(actionNames(actions))}`],
      ),
    );
    const delays = Object.entries<unknown>(chart.machine.implementations.delays).map(
      ([name, length]) => `after ${name}: ${typeof length === 'number' ? `${length} ms` : 'as the context says'}`,
    );
    await expect(`${[...edges, ...acts, ...delays].join('\n')}\n`).toMatchFileSnapshot(
      `./approved/${chart.name}.edges.txt`,
    );
  },
);

test('the outline in the documentation is that of the chart', async () => {
  const picture = `The invoice chart, its outermost states; written by \`npm run approve\`.\n\n${outlineOf(diagramOf(invoiceMachine))}`;
  await expect(picture).toMatchFileSnapshot('./invoice/invoice.outline.md');
});

test('no approved file belongs to a removed chart', () => {
  const present = allCharts.map(({ name }) => `${name}.edges.txt`);
  expect(readdirSync(new URL('approved', import.meta.url)).filter((file) => !present.includes(file))).toEqual([]);
});
