import { availableParallelism } from 'node:os';
import type { Part, PartResult } from './run.ts';
import { report, run } from './run.ts';

/** Everything that is checked without running the product, the slowest first. */
const parts: readonly Part[] = [
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'translations', command: 'npm run --silent check:translations' },
  { name: 'unused', command: 'npm run --silent check:unused' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'imports', command: 'npm run --silent check:imports' },
  { name: 'charts', command: 'npm run --silent check:charts' },
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
