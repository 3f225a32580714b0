/**
 * What a step of a funnel costs: beside the same screens led by hand-written React, in one run; whether it stays so over
 * 2,000 steps; what charts alone cost in Node; and what a list of 100,000 rows costs. Prints tables, and never fails for an
 * absolute time. `npm run bench -- readings` prints the last one only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { build } from 'vite';
import { initialTransition, transition } from 'xstate';
import { charts } from '../machines/charts.ts';
import type { Configuration } from '../machines/funnel/model/explore.ts';
import { explore } from '../machines/funnel/model/explore.ts';
import type { Chart } from '../machines/funnel/model/samples.ts';
import type { Walk } from '../tests/bench/main.tsx';
import { benchReadings } from './bench-readings.ts';
import { launchOptions } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { quantile } from './quantile.ts';

/** Pairs of walks, and steps of each: short, so that both meet the same load of the machine. */
const PAIRS = 40;
const STEPS = 12;

/** How many steps an old page has taken, and how many count at its beginning and at its end. */
const LONG_WALK = 2_000;
const SAMPLE = 100;

/** An address that no server answers: files come from the build's folder. */
const ORIGIN = 'http://bench.test';

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What steps cost where nothing else held the machine up. */
const quiet = (values: readonly number[]): number => quantile(values, 0.25);

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

/** Opens the bench's page in a browser whose React tells of each commit. */
async function openPage(context: BrowserContext, folder: string): Promise<Page> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/order' ? 'tests/bench/index.html' : decodeURIComponent(pathname);
    return route.fulfill({ path: join(folder, file) });
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const lastCommit = { at: 0, count: 0 };
    const onCommitFiberRoot = (): void => {
      lastCommit.at = performance.now();
      lastCommit.count += 1;
    };
    const ignore = (): void => undefined;
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onPostCommitFiberRoot: ignore };
    Object.assign(window, {
      lastCommit,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount: ignore },
    });
  });
  await page.goto(`${ORIGIN}/order`);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

async function walk(page: Page, name: 'engine' | 'hand', steps: number): Promise<Walk> {
  await page.evaluate((shown) => window.bench.show(shown), name);
  return page.evaluate((count) => window.bench.walk(count), steps);
}

/** The heap after what nobody holds any more is gone, in kilobytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000;
}

/** The steps of several walks. */
class Steps {
  readonly times: number[] = [];
  readonly commits: number[] = [];
}

async function compare(page: Page): Promise<void> {
  for (const name of ['engine', 'hand'] as const) await walk(page, name, STEPS);
  const ratios: number[] = [];
  const all = { engine: new Steps(), hand: new Steps() };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const order = pair % 2 === 0 ? (['engine', 'hand'] as const) : (['hand', 'engine'] as const);
    const cost = { engine: 0, hand: 0 };
    for (const name of order) {
      const { times, commits } = await walk(page, name, STEPS);
      cost[name] = quiet(times);
      all[name].times.push(...times);
      all[name].commits.push(...commits);
    }
    ratios.push(cost.engine / cost.hand);
  }
  const rowOf = ({ times, commits }: Walk) => ({
    'click to commit, quartile': milliseconds(quiet(times)),
    median: milliseconds(median(times)),
    '95 of 100 within': milliseconds(quantile(times, 0.95)),
    'commits a step': [...new Set(commits)].join(' or '),
  });
  console.log(`\nStep to step, ${PAIRS} interleaved pairs of ${STEPS} steps`);
  console.table({ engine: rowOf(all.engine), 'hand-written React': rowOf(all.hand) });
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2));
  console.log(`engine / hand-written: ${middle} (median of the pairs; half of them ${low} to ${high})`);
}

async function grow(page: Page): Promise<void> {
  const { times: first } = await walk(page, 'engine', SAMPLE);
  const before = await heapOf(page);
  const { commits } = await page.evaluate((count) => window.bench.walk(count), LONG_WALK - 2 * SAMPLE);
  const { times: last } = await page.evaluate((count) => window.bench.walk(count), SAMPLE);
  const after = await heapOf(page);
  // A new visit right after the old one: whatever else the machine does now, it does to both.
  const { times: fresh } = await walk(page, 'engine', SAMPLE);
  console.log(`\nOne visit, ${LONG_WALK} steps`);
  console.table({
    engine: {
      [`first ${SAMPLE}`]: milliseconds(quiet(first)),
      [`last ${SAMPLE}`]: milliseconds(quiet(last)),
      'of a new visit': milliseconds(quiet(fresh)),
      'last / first': (quiet(last) / quiet(first)).toFixed(2),
      'last / new': (quiet(last) / quiet(fresh)).toFixed(2),
      'commits a step': [...new Set(commits)].join(' or '),
      'heap growth': `${(after - before).toFixed(0)} kB`,
    },
  });
}

/** Makes every move from every configuration of a chart with XState's pure functions; gives how many there were. */
function turn(chart: Chart, configurations: readonly Configuration[]): number {
  let transitions = 0;
  for (const { input, path, moves } of configurations) {
    let [snapshot] = initialTransition(chart.machine, chart.inputs[input]);
    for (const { event } of path) [snapshot] = transition(chart.machine, snapshot, event);
    for (const { move } of moves) transition(chart.machine, snapshot, move.event);
    transitions += path.length + moves.length;
  }
  return transitions;
}

function turnAll(): void {
  const rows = charts.map((chart) => {
    const configurations = explore(chart);
    const transitions = turn(chart, configurations);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      turn(chart, configurations);
      return ((performance.now() - start) * 1_000) / transitions;
    });
    return [chart.name, { transitions, 'each, median': `${median(times).toFixed(0)} µs` }] as const;
  });
  console.log('\nCharts alone, in Node: every move from every configuration');
  console.table(Object.fromEntries(rows));
}

/** Builds the bench's page, and measures on it. */
async function benchSteps(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-bench-'));
  try {
    await build({
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'tests/bench/index.html' } },
    });
    const page = await openPage(await browser.newContext(), folder);
    await compare(page);
    await grow(page);
    await page.context().close();
    turnAll();
  } finally {
    await rm(folder, { recursive: true });
  }
}

await ensureBrowser();
// Thousands of addresses within seconds are what a browser protects itself from.
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, '--disable-ipc-flooding-protection'] });
try {
  if (process.argv[2] !== 'readings') await benchSteps(browser);
  await benchReadings(browser);
} finally {
  await browser.close();
}
