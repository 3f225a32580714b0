/**
 * Pictures of every state of every chart, in English, light, at 1280 px. `--keep` makes the pictures that later ones are
 * compared with; without it, states are compared with these, and `reports/storyboard.html` shows changed, new and gone
 * ones. Ends with 1 if there are any. `--chart NAME`: this chart only. `--baseline FOLDER`: other pictures than those in
 * `reports/storyboard`, such as those of the main branch.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { charts } from '../machines/charts.ts';
import { explore } from '../machines/engine/model/explore.ts';
import { storyIdOf } from './charts/story-url.ts';
import { requireKnown } from './known-name.ts';
import { readOptions } from './read-options.ts';
import { attachmentsIn, pageOf, pictureSetting } from './storyboard/page.ts';

const report = 'reports/storyboard.json';
const page = 'reports/storyboard.html';

const { values } = readOptions(import.meta.filename, {
  options: {
    // One per line: the test of documented commands reads them.
    keep: { type: 'boolean' },
    chart: { type: 'string' },
    baseline: { type: 'string' },
  },
});
const names = charts.map(({ name }) => name);
if (values.chart !== undefined) requireKnown('chart', values.chart, names);
const chosen = charts.filter(({ name }) => name === (values.chart ?? name));
const baseline = resolve(values.baseline ?? 'reports/storyboard');

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

if (!run(process.execPath, ['scripts/build-storybook.ts'])) process.exit(1);
if (values.keep) for (const { name } of chosen) rmSync(`${baseline}/${name}`, { recursive: true, force: true });
rmSync(report, { force: true });
const isGreen = run(
  'npx',
  [
    'playwright',
    'test',
    'storyboard',
    '--config=tests/stories/playwright.config.ts',
    '--reporter=line,json',
    `--update-snapshots=${values.keep ? 'all' : 'none'}`,
  ],
  {
    STORYBOARD: values.chart ?? 'all',
    STORYBOARD_ONCE: '1',
    STORYBOARD_BASELINE: baseline,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  },
);
if (!existsSync(report)) process.exit(1);
if (values.keep) {
  console.log(`${baseline}: ${globSync(`${baseline}/*/*${pictureSetting}.png`).length} pictures`);
  process.exit(isGreen ? 0 : 1);
}

const states = chosen.flatMap((chart) =>
  explore(chart).flatMap(({ id, isStory }) => (isStory ? [`${chart.name}/${storyIdOf(chart, id)}`] : [])),
);
const kept = chosen.flatMap(({ name }) =>
  globSync(`${name}/*${pictureSetting}.png`, { cwd: baseline }).map((file) =>
    file.replace(`${pictureSetting}.png`, ''),
  ),
);
const attached = attachmentsIn(JSON.parse(readFileSync(report, 'utf8')));
const pictureOf = (state: string, kind: 'expected' | 'actual' | 'diff'): string | null => {
  const path = attached.get(`${state}${pictureSetting}-${kind}.png`);
  return path === undefined ? null : relative('reports', path);
};
const changed = states.flatMap((state) => {
  const [before, after, difference] = [
    pictureOf(state, 'expected'),
    pictureOf(state, 'actual'),
    pictureOf(state, 'diff'),
  ];
  return after === null ? [] : [{ state, pictures: { before, after, difference } }];
});
const added = states.filter((state) => !kept.includes(state));
const gone = kept.filter((state) => !states.includes(state));
writeFileSync(page, pageOf({ changed, added, gone, all: states.length }));
console.log(`${page}: ${changed.length} changed, ${added.length} new, ${gone.length} gone of ${states.length}`);
if (changed.length + added.length + gone.length > 0 || !isGreen) process.exitCode = 1;
