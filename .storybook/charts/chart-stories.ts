import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Indexer } from 'storybook/internal/types';
import { array, string } from 'superstruct';
import type { Plugin } from 'vite';
import { locales } from '../../machines/domain/locale.ts';

/** `virtual:chart-stories/invoice/check~tooMany`: the stories of one configuration, one for each language. */
const PREFIX = 'virtual:chart-stories/';

const storyModule = join(import.meta.dirname, 'chart-story.tsx');

/** What a chart can become, read by a process of its own, so that a chart that has changed is read anew. */
async function configurationsOf(chart: string): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'list-stories.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, chart]);
  return array(string()).create(JSON.parse(stdout));
}

/** The name under which a configuration's story is exported: `tooMany_fr`, or `fr` for the ordinary case. */
function exportName(configuration: string, locale: string): string {
  const [, words = ''] = configuration.split('~');
  return [...words.split('+').filter((word) => word !== ''), locale].join('_');
}

/** Makes stories of a chart: every configuration that looks different, in every language. */
export const chartIndexer: Indexer = {
  test: /\.machine\.ts$/,
  createIndex: async (fileName) => {
    const chart = basename(fileName, '.machine.ts');
    const configurations = await configurationsOf(chart);
    return configurations.flatMap((configuration) =>
      locales.map((locale) => ({
        type: 'story' as const,
        importPath: `${PREFIX}${chart}/${configuration}`,
        exportName: exportName(configuration, locale),
        name: exportName(configuration, locale).replaceAll('_', ' '),
        title: `Funnels/${chart[0]?.toUpperCase()}${chart.slice(1)}/${configuration.split('~')[0]}`,
      })),
    );
  },
};

/** Serves the modules that {@link chartIndexer} names. */
export function chartStories(): Plugin {
  return {
    name: 'chart-stories',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [chart = '', configuration = ''] = id.slice(PREFIX.length + 1).split('/');
      return [
        `import { chartStory } from ${JSON.stringify(storyModule)};`,
        'export default {};',
        ...locales.map((locale) => {
          const args = [chart, configuration, locale].map((arg) => JSON.stringify(arg));
          return `export const ${exportName(configuration, locale)} = chartStory(${args.join(', ')});`;
        }),
      ].join('\n');
    },
  };
}
