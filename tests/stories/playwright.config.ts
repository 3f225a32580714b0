import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** Every story of the built Storybook, drawn in a browser. `npm run test:stories` builds it first. */
export default defineConfig({
  testDir: '.',
  // Pictures are for designers, and take minutes (`npm run test:long`).
  testIgnore: process.env['SETTINGS'] === 'all' ? [] : 'storyboard.spec.ts',
  outputDir: '../../reports/playwright-stories',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Machines are shared and slow at times; nothing waits longer than it needs. Laying out a whole chart beside three other
  // windows has taken more than 20 s of two cores.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: [['line']],
  use: { launchOptions: launchOptions() },
});
