/**
 * How much of each chart is reached: by samples in Node, by a person in a browser, by stories. Prints a table and one
 * complaint for each cause, and writes `reports/models.json`, JUnit's `reports/models.junit.xml`, a page with each chart as it
 * was walked, `reports/models/index.html`, and beside it all that was wrong or not seen.
 *
 * - `--chart NAME`: this chart only. `--line '…'`, with it: this replay line only.
 * - `--node-only` leaves the browser out; `--headed` shows it; `--edges` walks every edge in it that can be played, not
 *   only states and what a person does.
 * - `--base-url URL`: the browser walks this deployment, with prefix routing, instead of a server of our own.
 * - `--locale fr|en`, `--width PX`, `--scheme light|dark`, `--browser chromium|firefox|webkit` fix what is else chosen
 *   pairwise over the ways.
 * - `--floor N`: how many percent of each chart's states the browser must come to, 100 where nothing is said. Ends with 1
 *   below it.
 * - `--wander TIME` (`90s`, `5m`, `1h`): random walks instead of all, in Node, or, with
 *   `--in-browser` or any option that says how a browser is to play, in a browser; what breaks is shrunk to the shortest
 *   line that still breaks by the same cause, in a browser for a minute each. `--seed N`: the same walks again; without it another seed is taken, and printed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { charts } from '../machines/charts.ts';
import { explore } from '../machines/funnel/model/explore.ts';
import type { Chart } from '../machines/funnel/model/samples.ts';
import { runLine } from '../tests/models/line.ts';
import { wanderThrough } from '../tests/models/wandering.ts';
import { reproductionOf } from './charts/reproduction.ts';
import type { BrowserWay } from './models/browser-ways.ts';
import { browserComplaints } from './models/complaints.ts';
import type { Figures } from './models/figures.ts';
import { figuresOf, figuresOfBrowserWander, figuresOfWandered } from './models/figures.ts';
import type { Asked } from './models/in-browser.ts';
import { prepareBrowser, walkInBrowser } from './models/in-browser.ts';
import { junitOf } from './models/junit.ts';
import type { Options, Wander } from './models/options.ts';
import { optionsOfWays, readOptions } from './models/options.ts';
import { pageOf } from './models/page.ts';
import { isBelowFloor, sumOf, tellTable, tellWandered, tellWrong } from './models/tell.ts';
import { wanderInBrowser } from './models/wander-in-browser.ts';

/** The figures as a file has them. */
function jsonOf({ chart, inNode, inBrowser, ...figures }: Figures): object {
  return {
    machine: chart.name,
    states: figures.states.length,
    statesReached: inNode && inNode.states.length,
    edges: figures.edges.length,
    edgesInNode: inNode && inNode.edges.length,
    statesInBrowser: inBrowser && inBrowser.states.length,
    edgesInBrowser: inBrowser && inBrowser.edges.length,
    statesWithStory: figures.statesWithStory.length,
    unreachedInNode: inNode && figures.states.filter((state) => !inNode.states.includes(state)),
    unwalkedInNode: inNode && figures.edges.filter((edge) => !inNode.edges.includes(edge)),
    unseenInBrowser: inBrowser && inBrowser.unseenStates,
    untakenInBrowser: inBrowser && inBrowser.unseenEdges,
    ways: inBrowser && inBrowser.ways,
    wandered: figures.wandered,
    complaints: figures.complaints,
  };
}

/** Leaves the walk as files: figures, JUnit's XML, a page. */
async function writeReports(all: readonly Figures[], options: Options): Promise<void> {
  const folder = resolve('reports/models');
  await mkdir(folder, { recursive: true });
  await writeFile('reports/models.json', `${JSON.stringify(all.map(jsonOf), null, 2)}\n`);
  await writeFile('reports/models.junit.xml', junitOf(all));
  await writeFile(join(folder, 'index.html'), await pageOf(all, options, folder));
  console.log('Each chart as it was walked: reports/models/index.html');
}

/** Walks charts in a browser, once there is one. */
async function inBrowser(options: Options, asked: Asked | null): Promise<readonly BrowserWay[]> {
  await prepareBrowser(options);
  return walkInBrowser(options, asked);
}

/** Walks the charts, tells of them, and gives whether all is well. */
async function walkCharts(chosen: readonly Chart[], options: Options): Promise<boolean> {
  const ways = options.isInBrowser ? await inBrowser(options, null) : null;
  const all = await Promise.all(chosen.map((chart) => figuresOf(chart, ways)));
  tellTable(all);
  await tellWrong(all, options);
  await writeReports(all, options);
  return all.every((figures) => {
    // On a server of our own nothing may be left out; on a deployment the floor says how much.
    const skipped = figures.inBrowser?.ways.some(({ outcome }) => outcome === 'skipped') ?? false;
    return (
      figures.complaints.length === 0 && !isBelowFloor(figures, options) && (options.baseUrl !== undefined || !skipped)
    );
  });
}

/** Walks the charts at random, tells of them, and gives whether all is well. */
async function wander(chosen: readonly Chart[], options: Options, asked: Wander): Promise<boolean> {
  console.log(`Random walks by --seed ${asked.seed}`);
  const all = await (asked.isInBrowser ? wanderThere(chosen, options, asked) : wanderHere(chosen, asked));
  tellWandered(all);
  await tellWrong(all, options);
  await writeReports(all, options);
  console.log(sumOf(all, asked));
  return all.every(({ complaints }) => complaints.length === 0);
}

async function wanderThere(chosen: readonly Chart[], options: Options, asked: Wander): Promise<readonly Figures[]> {
  await prepareBrowser(options);
  const wandered = await wanderInBrowser(chosen, options, asked);
  return Promise.all(chosen.map((chart) => figuresOfBrowserWander(chart, wandered)));
}

async function wanderHere(chosen: readonly Chart[], { seed, time }: Wander): Promise<readonly Figures[]> {
  // What a chart can do is found out before the time runs.
  for (const chart of chosen) explore(chart);
  const until = Date.now() + time;
  const wandered = await wanderThrough(chosen, seed, (walks) => walks > 0 && Date.now() >= until);
  return wandered.map(figuresOfWandered);
}

/** Runs one replay line, in Node and in a browser, and gives whether all is well. */
async function walkLine(chart: Chart, line: string, options: Options): Promise<boolean> {
  const { trace, wrong } = await runLine(chart, line);
  for (const step of trace) console.log(`  ${step}`);
  for (const complaint of wrong) console.log(`✗ ${complaint}`);
  if (wrong.length === 0) console.log('✓ keeps the laws in Node');
  if (!options.isInBrowser) return wrong.length === 0;
  const ways = await inBrowser(options, { lines: [{ chart: chart.name, line, setting: null }], time: null });
  for (const { said } of ways.filter(({ outcome }) => outcome === 'skipped'))
    console.log(`✗ did not run in the browser: ${said}`);
  for (const { what } of await browserComplaints(chart, ways)) console.log(`✗ ${what}`);
  for (const { said } of ways.filter(({ outcome }) => outcome === 'failed')) console.log(said);
  const hasHeld = ways.every(({ outcome }) => outcome === 'passed');
  if (hasHeld) console.log(reproductionOf(chart, line, optionsOfWays(options)));
  return hasHeld && wrong.length === 0;
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  const { chart: name, line } = options;
  const chosen = charts.filter((chart) => name === undefined || chart.name === name);
  const [first] = chosen;
  if (!first) throw new Error(`There is no chart "${name}"; there are ${charts.map((chart) => chart.name).join(', ')}`);
  if (options.wander) return wander(chosen, options, options.wander);
  return line === undefined ? walkCharts(chosen, options) : walkLine(first, line, options);
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
