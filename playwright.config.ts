import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

/** A port of the tests' own, beside a product that may be running. */
const port = process.env['PORT'] ?? '4173';

/** A deployment to test instead of a server of our own (`npm run models -- --base-url`). */
const deployment = process.env['BASE_URL'];

/** Tests of the running product, as a person meets it: the built page and the real server, started once for a run. */
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
    baseURL: deployment ?? `http://localhost:${port}`,
    // One window for all tests of a worker, emptied between them: to make another costs as much as a test.
    reuseContext: true,
    // What was done and asked. Pictures of every moment (`--trace on`) cost a sixth more time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  },
  projects: [
    {
      name: 'browser',
      testMatch: ['e2e/**/*.spec.ts', 'models/**/*.spec.ts'],
      grepInvert: /@(?:firefox|webkit)$/,
      use: { launchOptions: launchOptions() },
    },
    // Ways of the charts that another browser walks; none where it is not installed.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: 'models/**/*.spec.ts',
      grep: new RegExp(`@${browserName}$`),
      use: { browserName },
    })),
  ],
  ...(deployment === undefined && {
    webServer: {
      command: 'node tests/support/serve.ts',
      url: `http://localhost:${port}/healthz`,
      env: { PORT: port },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
