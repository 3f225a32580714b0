/** Serves the data of the first page, and of the page of each funnel: `virtual:start/groups`, `virtual:start/invoice`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readMessages } from '../words/messages.ts';
import type { SpokenChart } from '../words/sentence-file.ts';
import type { Overview } from './overview.ts';
import { groupsOf, overviewOf } from './overview.ts';

/** `virtual:start/invoice`: the page of a funnel; `virtual:start/groups`: all of them. */
export const OVERVIEW_PREFIX = 'virtual:start/';

const GROUPS = 'groups';

function pageModule(overview: Overview): string {
  return [
    `import { funnelStory } from ${JSON.stringify(join(import.meta.dirname, 'funnel-page.tsx'))};`,
    `export default { parameters: { layout: 'fullscreen' } };`,
    `export const overview = funnelStory(${JSON.stringify(overview)});`,
  ].join('\n');
}

export function overviewData(readCharts: () => Promise<readonly SpokenChart[]>): Plugin {
  const read = async (): Promise<readonly Overview[]> => {
    const messages = new Map((await readMessages()).map((message) => [message.id, message]));
    return (await readCharts()).map((chart) => overviewOf(chart, messages));
  };
  return {
    name: 'overview-data',
    resolveId: (id) => (id.startsWith(OVERVIEW_PREFIX) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${OVERVIEW_PREFIX}`)) return null;
      const name = id.slice(OVERVIEW_PREFIX.length + 1);
      const overviews = await read();
      if (name === GROUPS) return `export const groups = ${JSON.stringify(groupsOf(overviews))};`;
      const overview = overviews.find(({ chart }) => chart === name);
      if (!overview) throw new Error(`machines/charts.ts has no chart "${name}" any more`);
      return pageModule(overview);
    },
  };
}
