import { rm } from 'node:fs/promises';
import { check } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import type { Part } from './run.ts';
import { report, run } from './run.ts';
import type { Counts } from './test-counts.ts';
import { countsOf } from './test-counts.ts';

interface Suite extends Part {
  /** Where its runner leaves its JSON report, if it leaves one. */
  readonly reportPath: string | null;
  readonly needsBrowser: boolean;
}

function plain(name: string): Suite {
  return { name, command: `npm run --silent ${name}`, reportPath: null, needsBrowser: false };
}

function vitest(name: string): Suite {
  const reportPath = `reports/${name}.json`;
  const command = `vitest run --project ${name} --reporter=dot --reporter=json --outputFile.json=${reportPath}`;
  return { name, command, reportPath, needsBrowser: false };
}

function playwright(name: string, command: string): Suite {
  const reportPath = `reports/${name}.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath };
  return { name, command: `${command} --reporter=dot,json`, reportPath, env, needsBrowser: true };
}

/** Everything that CI runs after the checks, in this order. The walks in Node are among the unit tests. */
const suites: readonly Suite[] = [
  vitest('unit'),
  vitest('contract'),
  plain('build'),
  plain('size'),
  playwright('stories', 'npm run --silent test:stories --'),
  playwright('models-browser', 'playwright test tests/models'),
  playwright('strict', 'npm run --silent test:strict --'),
  playwright('browser', 'playwright test tests/e2e'),
  { ...plain('models'), command: 'npm run --silent models -- --from-report' },
  { ...plain('coverage'), command: 'npm run --silent coverage -- --check --from-report' },
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

async function runSuite(suite: Suite): Promise<Counts> {
  if (suite.reportPath !== null) await rm(suite.reportPath, { force: true });
  const result = await run(suite);
  const counts = await countsOf(result, suite.reportPath);
  report(result, suite.reportPath === null ? '' : `${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

const counts: Counts[] = (await check()).map(({ isGreen }) => ({ passed: Number(isGreen), failed: Number(!isGreen) }));
const isComplete = await hasBrowser();
if (!isComplete) counts.push({ passed: 0, failed: 1 });
for (const suite of suites) {
  if (isComplete || !suite.needsBrowser) counts.push(await runSuite(suite));
}
const passed = counts.reduce((total, count) => total + count.passed, 0);
const failed = counts.reduce((total, count) => total + count.failed, 0);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
