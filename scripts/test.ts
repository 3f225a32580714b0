/** Checks and tests everything, what needs nothing of each other side by side; ends in "N passed, N failed". */
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

function playwright(name: string, args: string, { port = 0, needs = [] }: { port?: number; needs?: string[] }): Suite {
  const reportPath = `reports/${name}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, PORT: String(firstPort + port) };
  const command = `playwright test ${args} --reporter=dot,json --output reports/playwright-${name}`;
  return { name, command, reportPath, env, needs, needsBrowser: true };
}

/**
 * Everything that CI runs, in this order: the longest first, so that no lane waits at the end. The walks in Node are among
 * the unit tests.
 */
const suites: readonly Suite[] = [
  ...checks,
  plain('build'),
  { ...plain('size', 'build'), isTold: true },
  plain('storybook:build'),
  playwright('browser', 'tests/e2e', { port: 2, needs: ['build'] }),
  playwright('stories', '--config tests/stories/playwright.config.ts', { needs: ['storybook:build'] }),
  vitest('unit', 'unit*'),
  playwright('models-browser', 'tests/models', { needs: ['build'] }),
  playwright('strict', '--config tests/strict/playwright.config.ts', { port: 1 }),
  vitest('contract'),
  {
    ...plain('plant', 'types'),
    command: 'npm run --silent plant -- --area engine --area react --area wiring --sample 3',
  },
  { ...plain('models', 'models-browser'), command: 'npm run --silent models -- --from-report' },
  playwright('package', '--config tests/package/playwright.config.ts', { port: 3 }),
  {
    ...plain('coverage', 'unit', 'contract', 'stories', 'models-browser', 'strict', 'browser'),
    command: 'npm run --silent coverage -- --check --from-report',
  },
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

const isComplete = await hasBrowser();
const counts: Counts[] = isComplete ? [] : [{ passed: 0, failed: 1 }];
const inBrowser = suites.filter(({ needsBrowser }) => needsBrowser).map(({ name }) => name);
const possible = suites.filter(
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
