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
}

function vitest(name: string): Suite {
  const reportPath = `reports/${name}.json`;
  const command = `vitest run --project ${name} --reporter=default --reporter=json --outputFile.json=${reportPath}`;
  return { name, command, reportPath };
}

function playwright(name: string, args: string): Suite {
  const reportPath = `reports/${name}.json`;
  const command = `playwright test --reporter=line,json ${args}`;
  return { name, command, reportPath, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath } };
}

/** Everything that CI runs after the checks, in this order. */
const suites: readonly Suite[] = [
  vitest('unit'),
  vitest('contract'),
  { name: 'build', command: 'npm run --silent build', reportPath: null },
  { name: 'size', command: 'npm run --silent size', reportPath: null },
  playwright('stories', '--config tests/stories/playwright.config.ts'),
  playwright('models', 'tests/models'),
  playwright('browser', 'tests/e2e'),
  { name: 'coverage', command: 'npm run --silent models', reportPath: null },
];

async function runSuites(): Promise<readonly Counts[]> {
  const counts: Counts[] = [];
  for (const suite of suites) {
    if (suite.reportPath !== null) await rm(suite.reportPath, { force: true });
    const result = await run(suite);
    const count = await countsOf(result, suite.reportPath);
    report(result, suite.reportPath === null ? '' : `${count.passed} passed, ${count.failed} failed`);
    counts.push(count);
  }
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const checks = await check();
await ensureBrowser();
const counts = await runSuites();
const passed = sum(counts.map((count) => count.passed)) + checks.filter(({ isGreen }) => isGreen).length;
const failed = sum(counts.map((count) => count.failed)) + checks.filter(({ isGreen }) => !isGreen).length;
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
