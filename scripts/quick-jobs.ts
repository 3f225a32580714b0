/** What a change needs of the checks and tests, judged by the paths of its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { charts } from '../machines/charts.ts';
import type { TestRun } from './affected/affected-tests.ts';
import { testsAffectedBy } from './affected/affected-tests.ts';
import { readSources } from './affected/imports.ts';
import { pagesTitleOf, storyOf } from './charts/story-url.ts';
import type { Job } from './schedule.ts';

export interface QuickJob extends Job {
  readonly needsBrowser?: boolean;
}

/** The jobs, and what is not among them. */
interface Choice {
  readonly jobs: readonly QuickJob[];
  readonly leftOut: readonly string[];
}

const root = join(import.meta.dirname, '..');

/** A chart's name as folders and files write it: `quote-request`. */
const folderOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The charts in whose machine, screens or wiring something is changed. */
function chartsOf(files: readonly string[]): readonly string[] {
  return charts
    .map(({ name }) => name)
    .filter((name) =>
      files.some((path) => new RegExp(`^(?:machines|src/screens)/(?:.*/)?${folderOf(name)}/`).test(path)),
    );
}

/** Titles of the stories of charts and of components. */
function storyTitles(chosen: readonly string[], files: readonly string[]): readonly string[] {
  const ofCharts = chosen.flatMap((name) => [storyOf({ name }, '', 'en').title, `${pagesTitleOf({ name })} `]);
  const ofComponents = files
    .filter((path) => path.startsWith('src/ui/'))
    .map((path) => join(root, path.replace(/(?:\.stories)?(?:\.module)?\.(?:tsx?|css)$/, '.stories.tsx')))
    .flatMap((path) => {
      try {
        return [...readFileSync(path, 'utf8').matchAll(/title: '([^']+)'/g)].map(([, title]) => `${title} `);
      } catch {
        return [];
      }
    });
  return [...new Set([...ofCharts, ...ofComponents])];
}

/** Browser tests that are changed, or whose name or first words name one of the charts. */
function specsOf(chosen: readonly string[], files: readonly string[]): readonly string[] {
  const words = chosen.map((name) => new RegExp(`\\b${folderOf(name).replace('-', '[- ]')}`, 'i'));
  return readdirSync(join(root, 'tests/e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name}`)
    .filter((path) => {
      const [first = ''] = readFileSync(join(root, path), 'utf8').split('\n');
      return files.includes(path) || words.some((word) => word.test(path) || word.test(first));
    });
}

const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a change of these files needs. */
export async function jobsFor(files: readonly string[]): Promise<Choice> {
  const sources = files.filter((path) => /\.tsx?$/.test(path));
  const chosen = chartsOf(files);
  const titles = storyTitles(chosen, files);
  const specs = specsOf(chosen, files);
  const isOfServer = files.some((path) => /^(?:server|src\/contract|tests\/contract)\//.test(path));
  const affected = testsAffectedBy(root, await readSources(root), sources);
  const vitest = (name: string, project: string, { files: tests, pattern }: TestRun): readonly QuickJob[] =>
    tests.length === 0
      ? []
      : [
          {
            name,
            command: `vitest run --project ${quoted([project])} --reporter=dot ${pattern === undefined ? '' : `-t ${quoted([pattern])}`} ${quoted(tests)}`,
          },
        ];
  const jobs: readonly QuickJob[] = [
    { name: 'types', command: 'npm run --silent check:types' },
    { name: 'format', command: `oxfmt --check --no-error-on-unmatched-pattern ${quoted(files)}` },
    ...(sources.length === 0 ? [] : [{ name: 'lint', command: `oxlint --deny-warnings ${quoted(sources)}` }]),
    ...vitest('unit', 'unit*', affected.unit),
    ...vitest('walks in Node', 'unit*', affected.walks),
    ...(isOfServer ? vitest('contract', 'contract', affected.contract) : []),
    ...(titles.length === 0
      ? []
      : [
          { name: 'storybook:build', command: 'npm run --silent storybook:build' },
          {
            name: 'stories',
            command: `playwright test --config tests/stories/playwright.config.ts --reporter=dot -g ${quoted([titles.map(escaped).join('|')])} stories.spec`,
            needs: ['storybook:build'],
            needsBrowser: true,
          },
        ]),
    ...(specs.length === 0
      ? []
      : [
          { name: 'build', command: 'npm run --silent build' },
          {
            name: 'browser',
            command: `playwright test --reporter=dot ${quoted(specs)}`,
            needs: ['build'],
            needsBrowser: true,
          },
        ]),
  ];
  const leftOut = [
    'imports, translations, unused, size',
    'walks in a browser and in strict mode',
    ...(isOfServer ? [] : ['contract']),
    titles.length === 0 ? 'stories' : `stories other than ${titles.map((title) => title.trim()).join(', ')}`,
    specs.length === 0 ? 'browser tests' : `browser tests other than ${specs.join(', ')}`,
  ];
  return { jobs, leftOut };
}
