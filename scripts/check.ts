import { availableParallelism } from 'node:os';
import type { Part } from './run.ts';
import { report, run } from './run.ts';
import { runInLanes } from './schedule.ts';

/** Everything that is checked without running the product, the slowest first. */
export const checks: readonly Part[] = [
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'charts', command: 'npm run --silent check:charts' },
  { name: 'translations', command: 'npm run --silent check:translations' },
  { name: 'words', command: 'npm run --silent check:words' },
  { name: 'styles', command: 'npm run --silent check:styles' },
  { name: 'imports', command: 'npm run --silent check:imports' },
  { name: 'requirements', command: 'npm run --silent check:requirements' },
  { name: 'unused', command: 'npm run --silent check:unused' },
  { name: 'format', command: 'npm run --silent check:format' },
];

/** How many parts run side by side: each keeps about a core busy. */
export const lanes = Math.max(2, availableParallelism());

if (import.meta.main) {
  const results = await runInLanes(checks, lanes, run, async (_, result) => report(result));
  if (results.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
}
