import { readFile } from 'node:fs/promises';
import { integer, is, type } from 'superstruct';
import type { PartResult } from './run.ts';

/** How many tests of a suite passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = type({ numPassedTests: integer(), numFailedTests: integer() });

const playwrightReport = type({ stats: type({ expected: integer(), unexpected: integer(), flaky: integer() }) });

/** The counts in a JSON report of vitest or Playwright, or `null` where the file is neither. */
async function readReport(path: string): Promise<Counts | null> {
  const text = await readFile(path, 'utf8').catch(() => 'null');
  const report: unknown = JSON.parse(text);
  if (is(report, vitestReport)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  if (is(report, playwrightReport)) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return null;
}

/**
 * The counts of a suite that is over. A suite that failed without a failed test (it did not start, or wrote no report)
 * counts as one failure, and one that is green without a report as one passed test.
 */
export async function countsOf({ isGreen }: PartResult, reportPath: string | null): Promise<Counts> {
  const counts = reportPath === null ? null : await readReport(reportPath);
  if (counts === null) return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return isGreen ? counts : { passed: counts.passed, failed: Math.max(1, counts.failed) };
}
