/**
 * How much of each chart is reached: by samples in Node, by a person in a browser, by stories. Prints a table and writes
 * `reports/models.json`.
 *
 * - `--chart NAME`: this chart only. `--line '…'`, with it: this replay line only.
 * - `--node-only` leaves the browser out; `--headed` shows it; `--edges` walks every edge in it that can be played, not
 *   only states and what a person does.
 * - `--base-url URL`: the browser walks this deployment, with prefix routing, instead of a server of our own.
 * - `--from-report` takes the last walk in a browser, and leaves the one in Node to the unit tests, which have it, too.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { array, boolean, create, string, type as having } from 'superstruct';
import { charts } from '../machines/charts.ts';
import { examine } from '../machines/funnel/model/check.ts';
import { edgesOf } from '../machines/funnel/edges.ts';
import { explore } from '../machines/funnel/model/explore.ts';
import { replayLine } from '../machines/funnel/model/replay.ts';
import { reproductionOf } from './charts/reproduction.ts';
import type { Chart } from '../machines/funnel/model/samples.ts';
import { restingStates } from '../machines/funnel/model/walk.ts';
import { leavesOf } from '../machines/funnel/state-name.ts';
import { runLine } from '../tests/models/line.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { report, run } from './run.ts';

const BROWSER_REPORT = 'reports/models-browser.json';

/** The part of Playwright's report that tells which tests passed; each test's title is a chart's name and a replay line. */
const browserReport = having({
  suites: array(
    having({
      specs: array(having({ title: string(), ok: boolean(), tests: array(having({ status: string() })) })),
    }),
  ),
});

const { values: options } = parseArgs({
  options: {
    chart: { type: 'string' },
    line: { type: 'string' },
    'base-url': { type: 'string' },
    headed: { type: 'boolean', default: false },
    edges: { type: 'boolean', default: false },
    'node-only': { type: 'boolean', default: false },
    'from-report': { type: 'boolean', default: false },
  },
});
const { chart: name, line, 'base-url': baseUrl } = options;

/** States and edges that something has seen. */
interface Seen {
  readonly states: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** Ways that were left out: a deployment has no test control for them. */
  readonly skipped: number;
}

/** Walks the charts in a browser: on a product built for it, or on a deployment. Gives whether all ways held. */
async function walkInBrowser(): Promise<boolean> {
  await ensureBrowser();
  if (baseUrl === undefined) report(await run({ name: 'build', command: 'npm run --silent build' }));
  const headed = options.headed ? ' --headed --workers=1' : '';
  const result = await run({
    name: 'models-browser',
    command: `playwright test tests/models --reporter=dot,json${headed}`,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
      ...(baseUrl !== undefined && { BASE_URL: baseUrl }),
      ...(name !== undefined && { MODELS_CHART: name }),
      ...(line !== undefined && { MODELS_LINE: line }),
      ...(options.edges && { MODELS_EDGES: 'all' }),
    },
  });
  report(result);
  return result.isGreen;
}

/** What the passed tests of the last walk in a browser have seen of a chart. */
async function seenInBrowser(chart: Chart): Promise<Seen> {
  const { suites } = create(JSON.parse(await readFile(BROWSER_REPORT, 'utf8')), browserReport);
  const start = `${chart.name}: `;
  const own = suites.flatMap(({ specs }) => specs).filter(({ title }) => title.startsWith(start));
  const isSkipped = ({ tests }: (typeof own)[number]) => tests.some(({ status }) => status === 'skipped');
  const passed = own.filter((spec) => spec.ok && !isSkipped(spec));
  const replays = await Promise.all(passed.map(({ title }) => replayLine(chart, title.slice(start.length))));
  return {
    states: new Set(replays.flatMap(({ states }) => states)),
    edges: new Set(replays.flatMap(({ edges }) => edges)),
    skipped: own.filter(isSkipped).length,
  };
}

/**
 * The states to which no browser has come. Sections have states and steps from one place, so one of them comes to all, and
 * the others to what they show themselves.
 */
async function unseenOf(chart: Chart, states: readonly string[]): Promise<readonly string[]> {
  const alike = charts.filter(({ steps }) => steps === chart.steps);
  // One section alone may leave to the others what all do alike.
  if (alike.length > 1 && name !== undefined) return [];
  const seen = await Promise.all(alike.map(seenInBrowser));
  return states.filter((state) => !seen.some((each) => each.states.has(state)));
}

async function figuresOf(chart: Chart, isInBrowser: boolean) {
  const examined = options['from-report'] ? null : await examine(chart, reproductionOf);
  const { configurations, debts, coverage } = examined ?? { configurations: explore(chart), debts: [], coverage: null };
  const states = restingStates(chart.machine);
  const edges = edgesOf(chart.machine).map(({ id }) => id);
  const stories = configurations.filter(({ isStory }) => isStory);
  const shown = new Set(stories.flatMap(({ snapshot }) => leavesOf(snapshot.value)));
  const browser = isInBrowser ? await seenInBrowser(chart) : null;
  const unseen = browser === null ? [] : await unseenOf(chart, states);
  return {
    machine: chart.name,
    states: states.length,
    statesReached: coverage && coverage.reached.length,
    edges: edges.length,
    edgesInNode: coverage && coverage.walked.length,
    statesInBrowser: browser && states.filter((state) => browser.states.has(state)).length,
    edgesInBrowser: browser && edges.filter((edge) => browser.edges.has(edge)).length,
    statesWithStory: states.filter((state) => shown.has(state)).length,
    skipped: browser?.skipped ?? 0,
    /** What is below its mark: everything in Node, every state in a browser where nothing had to be left out. */
    missing: [...debts, ...(browser?.skipped ? [] : unseen.map((state) => `no browser has come to ${state}`))],
  };
}

/** Walks the charts, prints the table, and gives whether all is well. */
async function walkCharts(chosen: readonly Chart[]): Promise<boolean> {
  const isInBrowser = !options['node-only'];
  const hasHeld = !isInBrowser || options['from-report'] || (await walkInBrowser());
  const figures = await Promise.all(chosen.map((chart) => figuresOf(chart, isInBrowser)));
  console.table(
    Object.fromEntries(
      figures.map((each) => [
        each.machine,
        {
          states: each.states,
          'reached in Node': each.statesReached ?? '–',
          'in a browser': each.statesInBrowser ?? '–',
          'with a story': each.statesWithStory,
          edges: each.edges,
          'walked in Node': each.edgesInNode ?? '–',
          'in a browser ': each.edgesInBrowser ?? '–',
        },
      ]),
    ),
  );
  for (const { machine, missing, skipped } of figures) {
    if (skipped > 0) console.log(`${machine}: ${skipped} ways left out, for the deployment has no test control`);
    for (const debt of missing) console.log(`${machine}: ${debt}`);
  }
  await mkdir('reports', { recursive: true });
  await writeFile('reports/models.json', `${JSON.stringify(figures, null, 2)}\n`);
  return hasHeld && figures.every(({ missing }) => missing.length === 0);
}

/** Runs one replay line, in Node and in a browser, and gives whether all is well. */
async function walkLine(chart: Chart, replayed: string): Promise<boolean> {
  const { trace, wrong } = await runLine(chart, replayed);
  for (const step of trace) console.log(`  ${step}`);
  for (const complaint of wrong) console.log(`✗ ${complaint}`);
  if (wrong.length === 0) console.log('✓ keeps the laws in Node');
  if (options['node-only']) return wrong.length === 0;
  const hasHeld = await walkInBrowser();
  if (hasHeld) console.log(reproductionOf(chart, replayed));
  return hasHeld && wrong.length === 0;
}

async function main(): Promise<boolean> {
  const chosen = charts.filter((chart) => name === undefined || chart.name === name);
  const [first] = chosen;
  if (!first) throw new Error(`There is no chart "${name}"; there are ${charts.map((chart) => chart.name).join(', ')}`);
  if (line === undefined) return walkCharts(chosen);
  if (name === undefined) throw new Error('A replay line is one of a chart: say which with --chart');
  return walkLine(first, line);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
