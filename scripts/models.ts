/**
 * Walks charts: each state that a person can come to, as a person in a browser, on a server of our own or on a deployment.
 *
 * - `--chart NAME`: this chart only. With `--line '…'`: this replay line only, in Node and then in the browser.
 * - `--node-only` leaves the browser out; `--headed` shows it; `--edges` walks every edge that can be played.
 * - `--base-url URL`: the deployment to walk; Playwright lists the tests that are skipped without test control.
 * - `--locale fr|en`, `--width PX`, `--scheme light|dark` fix what is otherwise chosen pairwise.
 * - `reports/models.html` draws each chart, marked by what was tried and played, with every fault.
 * - `--walks N`: so many random walks of each chart in Node instead, by `--seed N`; what breaks is shrunk to the shortest line.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { charts } from '../machines/charts.ts';
import { issueText } from '../machines/engine/model/issue.ts';
import type { Chart } from '../machines/engine/model/samples.ts';
import { runLine } from '../tests/models/line.ts';
import { walkAllRandomly } from '../tests/models/wandering.ts';
import { reproductionOf } from './charts/reproduction.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { requireKnown } from './known-name.ts';
import { pageOf } from './models/page.ts';
import type { ChartResult } from './models/results.ts';
import { playwrightFile, resultOf } from './models/results.ts';
import { lineOf, summaryOf } from './models/summary.ts';
import { readOptions } from './read-options.ts';

const { values: options } = readOptions(import.meta.filename, {
  options: {
    chart: { type: 'string' },
    line: { type: 'string' },
    'node-only': { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    edges: { type: 'boolean', default: false },
    'base-url': { type: 'string' },
    locale: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    walks: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

if (options.chart !== undefined)
  requireKnown(
    'chart',
    options.chart,
    charts.map(({ name }) => name),
  );
const chosen = charts.filter(({ name }) => name === (options.chart ?? name));
const [first] = chosen;
if (!first || (options.line !== undefined && options.chart === undefined)) {
  console.error('--line needs --chart');
  process.exit(2);
}

function fail(what: string): void {
  console.log(`✗ ${what}`);
  process.exitCode = 1;
}

/** Makes every move from every configuration of the charts in Node, and tells what was tried and played. */
async function report(): Promise<void> {
  const results: ChartResult[] = [];
  for (const chart of chosen) {
    const result = await resultOf(chart);
    for (const text of result.texts) fail(`${chart.name}: ${text}`);
    results.push(result);
  }
  const summary = summaryOf(results);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/models.html', await pageOf(results, summary));
  console.log(['', ...summary, lineOf('Page', 'reports/models.html')].join('\n'));
}

async function runInNode(chart: Chart, line: string): Promise<void> {
  const impossible = (error: unknown) => ({
    trace: [],
    wrong: [error instanceof Error ? error.message : String(error)],
  });
  const { trace, wrong } = await runLine(chart, line).catch(impossible);
  for (const step of trace) console.log(`  ${step}`);
  for (const issue of wrong) fail(issue);
}

/** Makes random walks in Node. */
async function walkRandomly(walks: number): Promise<void> {
  const found = await walkAllRandomly(chosen, Number(options.seed), (made) => made >= walks);
  for (const { chart, walks: made, issues } of found) {
    for (const issue of issues) fail(`${chart.name}: ${issueText(issue, (line) => reproductionOf(chart, line))}`);
    if (issues.length === 0) console.log(`✓ ${chart.name}: ${made} walks`);
  }
}

/** Walks the charts with Playwright, which prints what becomes of each way. */
async function walkInBrowser(): Promise<void> {
  await ensureBrowser();
  const env = {
    ...process.env,
    BASE_URL: options['base-url'],
    MODELS_CHART: options.chart,
    MODELS_LINE: options.line,
    MODELS_WAYS: 'all',
    MODELS_EDGES: options.edges ? 'all' : undefined,
    MODELS_LOCALE: options.locale,
    MODELS_WIDTH: options.width,
    MODELS_SCHEME: options.scheme,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
  };
  const run = (command: string, ...args: readonly string[]): number | null =>
    spawnSync('npx', [command, ...args], { env, stdio: 'inherit' }).status;
  const isBuilt = () =>
    run('vite', 'build', '--logLevel', 'error') === 0 && run('node', 'tests/support/build-strict.ts') === 0;
  if (options['base-url'] === undefined && !isBuilt()) return fail('no build');
  const shown = options.headed ? ['--headed', '--workers=1'] : [];
  if (run('playwright', 'test', 'tests/models/browser.spec.ts', '--reporter=list,json', ...shown) !== 0)
    fail('in the browser');
  return undefined;
}

if (options.walks !== undefined) await walkRandomly(Number(options.walks));
else {
  // Of a former run.
  rmSync(playwrightFile, { force: true });
  if (options.line !== undefined) await runInNode(first, options.line);
  if (!options['node-only']) await walkInBrowser();
  if (options.line === undefined) await report();
}
