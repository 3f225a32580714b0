/** Every address of a chart, opened by itself, whatever the world answers. */
import { formatPath, routesOf } from '../../../machines/funnel/index.ts';
import type { Chart } from '../../../machines/funnel/model/samples.ts';
import type { Answers } from './tab.ts';
import { Tab } from './tab.ts';

/**
 * Where a deep link shows a step that is not ready or stands elsewhere, leaves the chart at work for ever, or lengthens
 * the history: address, input, what the world answered, and what is wrong.
 */
export async function deepLinkBreaches(chart: Chart<never>): Promise<readonly string[]> {
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
  return wrong;
}
