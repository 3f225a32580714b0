/**
 * Checks and tests everything, what needs nothing of each other side by side; ends in "N passed, N failed". With `--long`: what
 * takes longer than a commit may wait, instead. Reports stay in `reports/`.
 */
import { rm } from 'node:fs/promises';
import { checks, lanes } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { report, run } from './run.ts';
import type { Job } from './schedule.ts';
import { runInLanes } from './schedule.ts';
import type { Counts } from './test-counts.ts';
import { countsOf } from './test-counts.ts';

interface Suite extends Job {
  /** Where its runner leaves its JSON report, if it leaves one. */
  readonly reportPath?: string;
  readonly needsBrowser?: boolean;
  /** What it prints is told where it is green, too. */
  readonly isTold?: boolean;
}

function plain(name: string, ...needs: readonly string[]): Suite {
  return { name, command: `npm run --silent ${name}`, needs };
}

/** A suite of one project of vitest, or of all whose names are like it. */
function vitest(name: string, projects = name): Suite {
  const reportPath = `reports/${name}.json`;
  const command = `vitest run --project '${projects}' --reporter=dot --reporter=json --outputFile.json=${reportPath}`;
  return { name, command, reportPath };
}

/** Ports of the suites' servers, from this one on: they run side by side. */
const firstPort = Number(process.env['PORT'] ?? 4173);

interface BrowserSuite {
  readonly port?: number;
  readonly needs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function playwright(name: string, args: string, { port = 0, needs = [], env: own = {} }: BrowserSuite): Suite {
  const reportPath = `reports/${name}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, PORT: String(firstPort + port), ...own };
  const command = `playwright test ${args} --reporter=dot,json --output reports/playwright-${name}`;
  return { name, command, reportPath, env, needs, needsBrowser: true };
}

/** Everything that CI runs, in this order: the longest first, so that no lane waits at the end. */
const suites: readonly Suite[] = [
  ...checks,
  plain('build'),
  { ...plain('size', 'build'), isTold: true },
  plain('storybook:build'),
  playwright('browser', 'tests/e2e', { port: 2, needs: ['build'] }),
  vitest('unit', 'unit*'),
  playwright('models', 'tests/models', { needs: ['build'] }),
  vitest('contract'),
  playwright('stories', '--config tests/stories/playwright.config.ts', { needs: ['storybook:build'] }),
  playwright('package', '--config tests/package/playwright.config.ts', { port: 3 }),
];

/** Stories in every setting; the laws of addresses in every configuration, and in strict mode; memory; planted bugs. */
const longSuites: readonly Suite[] = [
  plain('build'),
  plain('storybook:build'),
  playwright('stories-long', '--config tests/stories/playwright.config.ts', {
    needs: ['storybook:build'],
    env: { SETTINGS: 'all' },
  }),
  vitest('long'),
  playwright('memory', 'tests/e2e/memory.spec.ts', { port: 3, needs: ['build'], env: { TURNS: '100' } }),
  playwright('strict', '--config tests/strict/playwright.config.ts', { port: 1 }),
  { ...plain('plant'), command: 'npm run --silent plant -- --area engine --area react --area wiring' },
];

/** Whether there is a browser to test with; says what to do where there is none. */
async function hasBrowser(): Promise<boolean> {
  try {
    await ensureBrowser();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

const chosen = process.argv.includes('--long') ? longSuites : suites;
const isComplete = await hasBrowser();
const counts: Counts[] = isComplete ? [] : [{ passed: 0, failed: 1 }];
const inBrowser = chosen.filter(({ needsBrowser }) => needsBrowser).map(({ name }) => name);
const possible = chosen.filter(
  ({ name, needs = [] }) => isComplete || ![name, ...needs].some((each) => inBrowser.includes(each)),
);
const reports = possible.flatMap(({ reportPath = [] }) => reportPath);
await Promise.all(reports.map((path) => rm(path, { force: true })));
await runInLanes(possible, lanes, run, async ({ reportPath, isTold = false }, result) => {
  const own = await countsOf(result, reportPath ?? null);
  report(result, reportPath === undefined ? '' : `${own.passed} passed, ${own.failed} failed`);
  if (isTold && result.isGreen) console.log(result.output);
  counts.push(own);
});
const passed = counts.reduce((total, count) => total + count.passed, 0);
const failed = counts.reduce((total, count) => total + count.failed, 0);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
