import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** All tests before a release (`npm run test:long`). */
const isLong = process.env['SETTINGS'] === 'all';

/** The pictures that `storyboard.spec.ts` compares with. */
const baseline = process.env['STORYBOARD_BASELINE'] ?? '../../reports/storyboard';

/** Every story of the built Storybook (`npm test -- storybook stories`), rendered in a browser. */
export default defineConfig({
  testDir: '.',
  testIgnore: [
    // Screenshots are for designers and take long.
    ...(process.env['STORYBOARD'] === undefined ? ['storyboard.spec.ts'] : []),
    ...(isLong ? [] : ['settings.spec.ts']),
  ],
  grepInvert: isLong ? [] : /@long/,
  outputDir: '../../reports/playwright-stories',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Machines are shared and slow at times; no wait is longer than needed. Laying out a whole chart next to three other
  // windows has taken more than 20 s of two cores.
  timeout: 120_000,
  expect: { timeout: 40_000, toHaveScreenshot: { pathTemplate: `${baseline}/{arg}{ext}` } },
  reporter: [['line']],
  use: { launchOptions: launchOptions() },
});
