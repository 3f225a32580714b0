/**
 * Runs one of the lists below, prints a line per command and the output of what failed, and ends with `N passed, N failed`.
 * `npm run check -- types words` and `npm test -- contract` run only the commands of these names. The result is kept in
 * `reports/check.json`, `reports/test.json` or `reports/long.json`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { integer, is, type } from 'superstruct';

/** Command lines by name. A test runner leaves its JSON report at `reportOf(name)`. */
type Commands = Readonly<Record<string, string>>;

interface Stage {
  readonly commands: Commands;
  /** Number of parallel commands: two cores carry two processes that compute. */
  readonly atOnce: 1 | 2;
}

type Counts = Readonly<Record<'passed' | 'failed', number>>;
type Result = Counts & { readonly name: string; readonly seconds: number };

const reportOf = (name: string): string => `reports/tests/${name}.json`;
const vitest = (name: string, project: string): string =>
  `vitest run --project '${project}' --reporter=dot --reporter=json --outputFile.json=${reportOf(name)}`;
const playwright = 'playwright test --reporter=dot,json';
const stories = `${playwright} --config tests/stories/playwright.config.ts`;

/** Reports type errors faster after a change than `lint`, which reports them, too. */
const types: Commands = { types: 'tsc -p .' };

const checks: Commands = {
  charts: 'node scripts/check-charts.ts',
  lint: 'oxlint --deny-warnings --type-check',
  translations: 'lingui check sync --clean && lingui check missing --mode catalog',
  words: 'node scripts/check-words.ts',
  styles: "stylelint '{src,server,.storybook}/**/*.css' && node scripts/check-styles.ts",
  imports: 'node scripts/check-imports.ts',
  requirements: 'node scripts/requirements.ts --check',
  unused: 'knip',
  format: 'oxfmt --check',
};

const builds: Commands = {
  storybook: 'node scripts/build-storybook.ts',
  browser: 'node scripts/ensure-browser.ts',
  build: 'vite build --logLevel error',
  strict: 'node tests/support/build-strict.ts',
};

const suites: Commands = {
  size: 'node scripts/size.ts',
  unit: vitest('unit', 'unit*'),
  // These wait for processes and databases half of the time.
  contract: `${vitest('contract', 'contract')} --maxWorkers=3`,
  e2e: `${playwright} --project journeys --project e2e`,
  stories,
  package: `${playwright} --config tests/package/playwright.config.ts`,
};

const longSuites: Commands = {
  configurations: vitest('configurations', 'long'),
  exhaustive: `EXHAUSTIVE=1 ${vitest('exhaustive', 'contract')}`,
  ways: `MODELS_WAYS=all ${playwright} --project journeys --output reports/playwright-ways`,
  sweeps: `${playwright} --project sweeps --output reports/playwright-sweeps`,
  settings: `SETTINGS=all ${stories}`,
  engines: `${playwright} --project engines`,
  // Needs python3.
  examples: vitest('examples', 'examples'),
  'factur-x': vitest('factur-x', 'factur-x'),
  upgrade: 'node scripts/simulate.ts --from latest --orders 60',
  cluster: 'node scripts/cluster.ts',
  simulate: 'node scripts/simulate.ts --seed 1 --orders 300',
  planted: 'node scripts/planted-bugs.ts',
};

const lists: Readonly<Record<string, readonly Stage[]>> = {
  check: [{ commands: { ...types, ...checks }, atOnce: 2 }],
  test: [
    { commands: { ...builds, ...checks }, atOnce: 2 },
    { commands: suites, atOnce: 1 },
  ],
  long: [
    { commands: builds, atOnce: 2 },
    { commands: longSuites, atOnce: 1 },
  ],
};

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
