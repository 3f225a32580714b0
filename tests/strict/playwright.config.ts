import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

const port = process.env['PORT'] ?? '4174';

/** Tests of the product built for development, in React's strict mode: it draws and begins everything twice. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/playwright-strict',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // One window for all tests of a worker, emptied between them: to make another costs as much as a test.
    reuseContext: true,
    // What was done and asked. Pictures of every moment (`--trace on`) cost a sixth more time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
  },
  webServer: {
    command: 'node tests/strict/serve.ts',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port },
    // It builds the page first.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
