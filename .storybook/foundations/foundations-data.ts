/** Makes the data of the Foundations pages from stylesheets, catalogs and approved transcripts. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { standingsOf } from '../../scripts/foundations/contrast.ts';
import { rulesIn, readAll, readPageCode } from '../../scripts/foundations/styles.ts';
import { tokensIn } from '../../scripts/foundations/tokens.ts';
import { readMessages } from '../words/messages.ts';
import type { SpokenChart } from '../words/sentence-file.ts';
import { wordsOf } from '../words/words.ts';

const root = join(import.meta.dirname, '../..');

/** The live panel is a tester's tool and not part of a page. */
const isOfPage = (file: string): boolean => !file.startsWith('src/panel/');

async function tokenData() {
  const [styles, code] = await Promise.all([readAll(root, 'src/**/*.css'), readPageCode(root)]);
  const rules = [...styles].flatMap(([file, css]) => rulesIn(file, css));
  const tokens = tokensIn(rules, code);
  return {
    tokens,
    standings: standingsOf(
      tokens,
      rules.filter(({ file }) => isOfPage(file)),
    ),
  };
}

const PREFIX = 'virtual:foundations/';

/** Serves the modules that `data.d.ts` declares. */
export function foundationsData(readCharts: () => Promise<readonly SpokenChart[]>): Plugin {
  const sources: Readonly<Record<string, () => Promise<object>>> = {
    tokens: tokenData,
    words: async () => ({ words: wordsOf(await readMessages(), await readCharts()) }),
  };
  return {
    name: 'foundations-data',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id) => {
      const data = await sources[id.slice(PREFIX.length + 1)]?.();
      if (!id.startsWith(`\0${PREFIX}`) || !data) return null;
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
