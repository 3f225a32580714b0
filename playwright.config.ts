import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { STRICT_PAGE } from './tests/support/served.ts';

/** A port for tests, different from that of a product that may be running. */
const port = Number(process.env['PORT'] ?? 4173);

/** The port of the page in React's strict mode. */
const strictPort = port + 4;

/** A deployment to test instead of a server of our own (`npm run models -- --base-url`). */
const deployment = process.env['BASE_URL'];

/** `npm run models` keeps a trace and a picture of each way that fails. */
const keepsTraces = ['MODELS_WAYS', 'MODELS_EDGES', 'MODELS_LINE'].some((name) => process.env[name] !== undefined);

const server = (page: string, own: number) => ({
  name: page,
  command: `node --import ./tests/support/cheap-passwords.ts tests/support/serve.ts ${page}`,
  url: `http://localhost:${own}/readyz`,
  env: { PORT: String(own) },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
});

const { args, ...browser } = launchOptions();

/** The browser for pages that live for seconds: optimizing their code costs more than it saves. */
const briefly = { ...browser, args: [...args, '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32'] };

const product = {
  testMatch: 'tests/e2e/**/*.spec.ts',
  use: { baseURL: deployment ?? `http://localhost:${port}`, launchOptions: briefly },
};

const models = {
  testMatch: 'models/**/*.spec.ts',
  use: { baseURL: deployment ?? `http://localhost:${strictPort}`, launchOptions: briefly },
};

/**
 * Tests of the running product with the real server, each in a context of its own: `e2e` on the built page, journeys of charts on
 * the page in React's strict mode (`node tests/support/build-strict.ts`).
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'reports/playwright',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Machines are shared and slow at times; nothing waits longer than it needs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // A trace costs a third more time: `--trace retain-on-failure` keeps what was done and requested.
    trace: keepsTraces ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false } : 'off',
    screenshot: keepsTraces ? 'only-on-failure' : 'off',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Where a step fades in, a busy machine's Chromium stops drawing frames now and then, and clicks wait for one.
    reducedMotion: 'reduce',
  },
  projects: [
    { ...product, name: 'e2e', grepInvert: /@sweep/ },
    // The other pages, languages, visits and funnels of the same tests (`npm run test:long -- sweeps`).
    { ...product, name: 'sweeps', grep: /@sweep/ },
    { ...models, name: 'journeys' },
    // Firefox and WebKit (`npm run test:long -- engines`), which start themselves.
    {
      name: 'engines',
      testMatch: 'other-engines/**/*.spec.ts',
      use: { baseURL: deployment ?? `http://localhost:${port}` },
    },
  ],
  ...(deployment === undefined && {
    // Without the page in strict mode the journeys say how to build it.
    webServer: [server('dist', port), ...(existsSync(STRICT_PAGE) ? [server(STRICT_PAGE, strictPort)] : [])],
  }),
});
