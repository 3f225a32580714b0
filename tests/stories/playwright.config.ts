import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** Every story of the built Storybook, drawn in a browser. `npm run test:stories` builds it first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/playwright-stories',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Machines are shared and slow at times; nothing waits longer than it needs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: { launchOptions: launchOptions() },
});
