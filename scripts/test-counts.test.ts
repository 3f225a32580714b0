import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';
import { countsOf } from './test-counts.ts';

const green = { name: 'suite', isGreen: true, seconds: 1, output: '' };
const red = { ...green, isGreen: false };

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-counts-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function write(report: object): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}

test('a report of vitest', async () => {
  const path = await write({ numPassedTests: 7, numFailedTests: 2 });
  expect(await countsOf(red, path)).toEqual({ passed: 7, failed: 2 });
});

test('a report of Playwright: a test that passed at the second attempt has failed', async () => {
  const path = await write({ stats: { expected: 7, unexpected: 1, flaky: 1 } });
  expect(await countsOf(red, path)).toEqual({ passed: 7, failed: 2 });
});

test('a suite that fails without a failed test counts as one failure', async () => {
  const path = await write({ numPassedTests: 7, numFailedTests: 0 });
  expect(await countsOf(red, path)).toEqual({ passed: 7, failed: 1 });
  expect(await countsOf(red, join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('a suite without a report counts as one', async () => {
  expect(await countsOf(green, null)).toEqual({ passed: 1, failed: 0 });
  expect(await countsOf(red, null)).toEqual({ passed: 0, failed: 1 });
});

test('a command is red when it exits with a failure, and what it printed is kept', async () => {
  const result = await run({ name: 'suite', command: 'echo said; echo complained >&2; exit 3' });
  expect(result.isGreen).toBe(false);
  expect(result.output.split('\n').toSorted()).toEqual(['complained', 'said']);
});
