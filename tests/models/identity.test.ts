/** Every funnel keeps the laws of addresses and of what is typed: on the engine's own visits, in all configurations. */
import { beforeAll, describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { routesOf } from '../../machines/funnel/chart.ts';
import type { Configuration } from '../../machines/funnel/model/explore.ts';
import { formatPath } from '../../machines/funnel/path.ts';
import { breachesAt, laws, standsOf } from './laws.ts';
import type { Answers } from './tab.ts';
import { funnelsAmong } from './funnels.ts';
import { Tab } from './tab.ts';

const funnels = funnelsAmong(charts).map((chart) => ({ name: chart.name, chart }));

describe.each(funnels)('$name', { timeout: 240_000 }, ({ chart }) => {
  let stands: readonly Configuration[] = [];
  beforeAll(async () => {
    stands = await standsOf(chart);
  }, 240_000);

  test.each(laws)('$name', async (law) => {
    const breaches: string[] = [];
    for (const at of stands) breaches.push(...(await breachesAt(law, chart, at)));
    expect(breaches).toEqual([]);
  });

  test('every deep link shows, whatever the world answers, a step that is ready, at its own address', async () => {
    const wrong: string[] = [];
    async function follow(pattern: string, input: string, told: Answers): Promise<void> {
      const tab = new Tab(chart, input, told, formatPath(pattern, chart.params));
      await tab.talk();
      const { isBusy, state } = tab.sight();
      const open = isBusy ? [...tab.questions].filter(([port]) => !told.has(port)) : [];
      const [[port, answers] = ['', []]] = open;
      for (const answer of answers) await follow(pattern, input, new Map([...told, [port, answer]]));
      if (answers.length > 0) return;
      // Where the world fails, a chart may stay at work, and ask again by and by.
      const hasFailed = [...told.values()].some(({ isDone }) => !isDone);
      const found = [
        ...tab.lies(),
        ...(isBusy && !hasFailed ? [`stays in ${state}`] : []),
        ...(tab.depth === 1 ? [] : ['lengthens the history']),
      ];
      const world = [...told.values()].map(({ token }) => token).join(', ');
      wrong.push(...found.map((each) => `${pattern}, ${input}, ${world}: ${each}`));
    }
    for (const { pattern } of routesOf(chart.machine)) {
      for (const input of Object.keys(chart.inputs)) await follow(pattern, input, new Map());
    }
    expect(wrong).toEqual([]);
  });
});
