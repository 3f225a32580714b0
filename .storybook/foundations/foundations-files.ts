/** Writes what the pages of foundations read beside the built Storybook, and serves it while one works. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FOUNDATIONS_FILE, WORDS_FILE } from '../../scripts/foundations/file.ts';
import { foundationsOf, readMessages, stepsIn, wordsOf } from '../../scripts/foundations/gather.ts';
import { readTree } from '../../scripts/foundations/tree.ts';
import type { SpokenChart } from '../words/sentence-file.ts';
import { plainestFirst, sentenceIndexOf } from '../words/sentence-file.ts';

const root = join(import.meta.dirname, '../..');

type ReadCharts = () => Promise<readonly SpokenChart[]>;

async function foundations(readCharts: ReadCharts): Promise<unknown> {
  const [tree, charts] = await Promise.all([readTree(root), readCharts()]);
  return foundationsOf(root, tree, charts.map(plainestFirst));
}

async function words(readCharts: ReadCharts): Promise<unknown> {
  const [tree, charts, messages] = await Promise.all([readTree(root), readCharts(), readMessages(root)]);
  return { words: wordsOf(messages, stepsIn(tree, charts), charts, sentenceIndexOf(charts)) };
}

/** The files of tokens, styles of type, components and words. */
export function foundationsFiles(readCharts: ReadCharts): Plugin {
  const files = { [FOUNDATIONS_FILE]: foundations, [WORDS_FILE]: words };
  return {
    name: 'foundations-files',
    generateBundle: async function emit() {
      for (const [fileName, contents] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await contents(readCharts)) });
      }
    },
    configureServer: ({ middlewares }) => {
      for (const [fileName, contents] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_, response) => {
          void contents(readCharts).then(
            (told) => response.setHeader('content-type', 'application/json').end(JSON.stringify(told)),
            (error: unknown) => {
              response.statusCode = 500;
              response.end(String(error));
            },
          );
        });
      }
    },
  };
}
