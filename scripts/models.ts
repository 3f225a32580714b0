/**
 * How much of each chart is reached: by samples in Node, by a person in a browser, by stories. Prints a table and writes
 * `reports/models.json`. `--node-only` leaves the browser out, `--from-report` takes its last walk.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { array, boolean, create, string, type as having } from 'superstruct';
import { charts } from '../machines/charts.ts';
import { examine } from '../machines/funnel/model/check.ts';
import { replayLine } from '../machines/funnel/model/replay.ts';
import type { Chart } from '../machines/funnel/model/samples.ts';
import { leavesOf } from '../machines/funnel/state-name.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { report, run } from './run.ts';

const BROWSER_REPORT = 'reports/models-browser.json';

/** The part of Playwright's report that tells which tests passed; each test's title is a chart's name and a replay line. */
const browserReport = having({ suites: array(having({ specs: array(having({ title: string(), ok: boolean() })) })) });

/** States and edges that something has seen. */
interface Seen {
  readonly states: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
}

/** Walks the charts in a browser, on a product built for it. */
async function walkInBrowser(): Promise<void> {
  await ensureBrowser();
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT };
  report(await run({ name: 'build', command: 'npm run --silent build' }));
  report(await run({ name: 'models-browser', command: 'playwright test tests/models --reporter=dot,json', env }));
}

/** What the passed tests of the last walk in a browser have seen of a chart. */
async function seenInBrowser(chart: Chart): Promise<Seen> {
  const { suites } = create(JSON.parse(await readFile(BROWSER_REPORT, 'utf8')), browserReport);
  const start = `${chart.name}: `;
  const passed = suites.flatMap(({ specs }) => specs).filter(({ title, ok }) => ok && title.startsWith(start));
  const replays = await Promise.all(passed.map(({ title }) => replayLine(chart, title.slice(start.length))));
  return {
    states: new Set(replays.flatMap(({ states }) => states)),
    edges: new Set(replays.flatMap(({ edges }) => edges)),
  };
}

async function figuresOf(chart: Chart, isInBrowser: boolean) {
  const { debts, configurations, coverage } = await examine(chart);
  const { states = [], reached = [], edges = [], walked = [] } = coverage ?? {};
  const stories = configurations.filter(({ isStory }) => isStory);
  const shown = new Set(stories.flatMap(({ snapshot }) => leavesOf(snapshot.value)));
  const browser = isInBrowser ? await seenInBrowser(chart) : null;
  const unseen = browser === null ? [] : states.filter((state) => !browser.states.has(state));
  return {
    machine: chart.name,
    states: states.length,
    statesReached: reached.length,
    edges: edges.length,
    edgesInNode: walked.length,
    statesInBrowser: browser && states.length - unseen.length,
    edgesInBrowser: browser && edges.filter((edge) => browser.edges.has(edge)).length,
    statesWithStory: states.filter((state) => shown.has(state)).length,
    /** What is below its mark: everything in Node, every state in a browser. */
    missing: [...debts, ...unseen.map((state) => `no browser has come to ${state}`)],
  };
}

const { values: options } = parseArgs({
  options: { 'node-only': { type: 'boolean' }, 'from-report': { type: 'boolean' } },
});
const isInBrowser = options['node-only'] !== true;
if (isInBrowser && options['from-report'] !== true) await walkInBrowser();
const figures = await Promise.all(charts.map((chart) => figuresOf(chart, isInBrowser)));
console.table(
  Object.fromEntries(
    figures.map((each) => [
      each.machine,
      {
        states: each.states,
        'reached in Node': each.statesReached,
        'in a browser': each.statesInBrowser ?? '–',
        'with a story': each.statesWithStory,
        edges: each.edges,
        'walked in Node': each.edgesInNode,
        'in a browser ': each.edgesInBrowser ?? '–',
      },
    ]),
  ),
);
for (const { machine, missing } of figures) for (const line of missing) console.log(`${machine}: ${line}`);
await mkdir('reports', { recursive: true });
await writeFile('reports/models.json', `${JSON.stringify(figures, null, 2)}\n`);
if (figures.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
