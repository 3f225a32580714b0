import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from './browser.ts';
import { run } from './run.ts';

const isRoot = process.getuid?.() === 0;

/** Ways to a browser, cheapest first; a system's own package manager only where it may be used. */
const installers: readonly string[] = [
  'playwright install chromium',
  ...(isRoot
    ? [
        'command -v apt-get && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell',
        'command -v apt-get && apt-get install -y -qq --no-install-recommends chromium',
        'command -v dnf && dnf install -y -q chromium',
        'command -v apk && apk add --quiet chromium',
      ]
    : []),
];

const advice =
  'Found no browser and could not install one: install Chromium (on Debian, `sudo apt-get install chromium`) and run this again.';

async function opens(): Promise<boolean> {
  if (findBrowser() === null) return false;
  try {
    const browser = await chromium.launch(launchOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that there is a browser that opens: Playwright's own, the system's, or one installed now. Throws one
 * sentence of advice where none can be had.
 */
export async function ensureBrowser(): Promise<void> {
  if (await opens()) return;
  for (const command of installers) {
    const { isGreen } = await run({ name: 'browser', command });
    if (isGreen && (await opens())) return;
  }
  throw new Error(advice);
}
