import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** The engine as others get it: packed, installed where nothing else of the product is, and walked there. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/playwright-package',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
