/** Installs a browser where none opens; fails with a sentence of advice where none can be installed. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.ts';

const packages = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends';

/** The cheapest first; a system's package manager only works as root. */
const installers = [
  'npx playwright install chromium',
  `${packages} chromium-headless-shell`,
  `${packages} chromium`,
  'dnf install -y -q chromium',
  'apk add --quiet chromium',
];

async function opens(): Promise<boolean> {
  if (findBrowser() === null) return false;
  return chromium.launch(launchOptions()).then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
}

/** Resolves once a browser opens: Playwright's own, the system's, or one installed now. */
export async function ensureBrowser(): Promise<void> {
  if (await opens()) return;
  for (const command of installers) {
    if (spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0 && (await opens())) return;
  }
  throw new Error('No browser could be installed: install Chromium (on Debian: sudo apt-get install chromium).');
}

if (import.meta.main) await ensureBrowser();
