/**
 * Runs one of the lists of `test-lists.ts`, prints a line per command and the output of what failed, and ends with `N passed, N failed`.
 * `npm run check -- types words` and `npm test -- contract` run only the commands of these names. The result is kept in
 * `reports/check.json`, `reports/test.json` or `reports/long.json`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { integer, is, type } from 'superstruct';
import { requireKnown } from './known-name.ts';
import { builds, lists, reportOf } from './test-lists.ts';

type Counts = Readonly<Record<'passed' | 'failed', number>>;
type Result = Counts & { readonly name: string; readonly seconds: number };

const vitestReport = type({ numPassedTests: integer(), numFailedTests: integer() });
const playwrightReport = type({ stats: type({ expected: integer(), unexpected: integer(), flaky: integer() }) });

/** A command without a report counts as one test, and one that fails has a failed test at least. */
function countsOf(name: string, isGreen: boolean): Counts {
  const json: unknown = existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : null;
  let [passed, failed] = [isGreen ? 1 : 0, 0];
  if (is(json, vitestReport)) [passed, failed] = [json.numPassedTests, json.numFailedTests];
  if (is(json, playwrightReport)) [passed, failed] = [json.stats.expected, json.stats.unexpected + json.stats.flaky];
  return { passed, failed: isGreen ? failed : Math.max(1, failed) };
}

async function run(name: string, line: string): Promise<Result> {
  rmSync(reportOf(name), { force: true });
  const start = performance.now();
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    // Node compiles a file once for all processes: starting the server or a command then takes half of the time.
    NODE_COMPILE_CACHE: resolve('reports/compiled'),
  };
  const child = spawn(line, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const isGreen = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
  const result = { name, seconds: (performance.now() - start) / 1000, ...countsOf(name, isGreen) };
  const counts = `${result.passed} passed, ${result.failed} failed`;
  console.log(`${isGreen ? '✓' : '✗'} ${name.padEnd(14)}${result.seconds.toFixed(1).padStart(7)} s  ${counts}`);
  if (!isGreen) console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
  return result;
}

const [list = '', ...names] = process.argv.slice(2);
const known = (lists[list] ?? []).flatMap(({ commands }) => Object.keys(commands));
for (const name of names) requireKnown('command', name, known);
const results: Result[] = [];
mkdirSync('reports/tests', { recursive: true });
for (const { commands, atOnce } of lists[list] ?? []) {
  const waiting = Object.entries(commands).filter(([name]) => names.length === 0 || names.includes(name));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(...next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // Suites need the builds.
  if (results.some(({ name, failed }) => name in builds && failed > 0)) break;
}
const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
writeFileSync(`reports/${list}.json`, JSON.stringify({ ended: new Date().toISOString(), results }, null, 2));
if (sum('failed') > 0 || results.length === 0) process.exitCode = 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
