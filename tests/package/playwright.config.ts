import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** The engine as others get it: packed, installed where nothing else of the product is, and walked there. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'package', testIgnore: /registry/ },
    // Installs packages from a registry: part of `npm run test:long`.
    { name: 'registry', testMatch: /registry/, timeout: 300_000 },
  ],
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
