import { availableParallelism } from 'node:os';
import type { Part, PartResult } from './run.ts';
import { report, run } from './run.ts';

/** Everything that is checked without running the product, the slowest first. */
const parts: readonly Part[] = [
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'charts', command: 'npm run --silent check:charts' },
  { name: 'translations', command: 'npm run --silent check:translations' },
  { name: 'imports', command: 'npm run --silent check:imports' },
  { name: 'requirements', command: 'npm run --silent check:requirements' },
  { name: 'unused', command: 'npm run --silent check:unused' },
  { name: 'format', command: 'npm run --silent check:format' },
];

/** Runs all checks, two at a time, and reports each as it ends. */
export async function check(): Promise<readonly PartResult[]> {
  const waiting = [...parts];
  const results: PartResult[] = [];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const result = await run(part);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return results;
}

if (import.meta.main) {
  const results = await check();
  if (results.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
}
