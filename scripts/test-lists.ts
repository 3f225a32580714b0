/** The command lines that `npm run check`, `npm test` and `npm run test:long` run, by name. */

/** Command lines by name. */
type Commands = Readonly<Record<string, string>>;

export interface Stage {
  readonly commands: Commands;
  /** Number of parallel commands: two cores carry two processes that compute. */
  readonly atOnce: 1 | 2;
}

/** Where a command's test runner leaves its JSON report. */
export const reportOf = (name: string): string => `reports/tests/${name}.json`;
const vitest = (name: string, project: string): string =>
  `vitest run --project '${project}' --reporter=dot --reporter=json --outputFile.json=${reportOf(name)}`;
const playwright = 'playwright test --reporter=dot,json';
const stories = `${playwright} --config tests/stories/playwright.config.ts`;

const packages = (project: string): string =>
  `${playwright} --config tests/package/playwright.config.ts --project ${project}`;

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
  facts: 'node scripts/document-facts.ts --check',
  unused: 'knip',
  format: 'oxfmt --check',
};

export const builds: Commands = {
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
  package: packages('package'),
};

const longSuites: Commands = {
  configurations: vitest('configurations', 'long'),
  exhaustive: `EXHAUSTIVE=1 ${vitest('exhaustive', 'contract')}`,
  ways: `MODELS_WAYS=all ${playwright} --project journeys --output reports/playwright-ways`,
  sweeps: `${playwright} --project sweeps --output reports/playwright-sweeps`,
  settings: `SETTINGS=all ${stories}`,
  engines: `${playwright} --project engines`,
  // Needs a registry of npm packages.
  registry: packages('registry'),
  // Needs python3.
  examples: vitest('examples', 'examples'),
  'factur-x': vitest('factur-x', 'factur-x'),
  upgrade: 'node scripts/simulate.ts --from latest --orders 60',
  cluster: 'node scripts/cluster.ts',
  simulate: 'node scripts/simulate.ts --seed 1 --orders 300',
  planted: 'node scripts/planted-bugs.ts',
};

export const lists: Readonly<Record<string, readonly Stage[]>> = {
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
