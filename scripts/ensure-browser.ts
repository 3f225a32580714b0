/** Installs a browser where none opens or it is too old; fails with a sentence of advice where none can be installed. */
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

/** Older ones never import a file again whose first import failed: pages cannot recover from a lost chunk. */
export const OLDEST_CHROMIUM = 156;

/** Whether a browser's version, `156.0.7790.12`, is new enough. */
export function isRecent(version: string): boolean {
  return Number.parseInt(version, 10) >= OLDEST_CHROMIUM;
}

/** The version of the browser that opens; `null` without one. */
async function openedVersion(): Promise<string | null> {
  if (findBrowser() === null) return null;
  return chromium.launch(launchOptions()).then(
    (browser) => browser.close().then(() => browser.version()),
    () => null,
  );
}

/** Resolves once a recent browser opens: Playwright's own, the system's, or one installed now. */
export async function ensureBrowser(): Promise<void> {
  let version = await openedVersion();
  for (const command of installers) {
    if (version !== null && isRecent(version)) return;
    if (spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0) version = await openedVersion();
  }
  if (version !== null && isRecent(version)) return;
  const found = version === null ? 'No browser opens' : `Chromium ${version} (${findBrowser()}) is too old`;
  throw new Error(
    `${found}, and no newer one could be installed: install Chromium ${OLDEST_CHROMIUM} or later (npx playwright install chromium; on Debian: sudo apt-get install chromium).`,
  );
}

if (import.meta.main) await ensureBrowser();
