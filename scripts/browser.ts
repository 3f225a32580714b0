import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell first: tests cost a sixth less in it. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const systemFolders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that tests drive: Playwright's own where it is installed, else the system's, else `null`. */
export function findBrowser(): string | null {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const candidates = [...systemNames, 'Google Chrome'].flatMap((name) =>
    systemFolders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

/**
 * Disabled features of the browser. It heeds the last such list only, so this one includes Playwright's own (a test
 * reports when that grows).
 */
const withoutFeatures = [
  // Pages drawn unseen behind each address bar: more work than most tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that waits for the next site: here there is one site.
  'SpareRendererForSitePerProcess',
  // Playwright's own.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
] as const;

/** How that browser is started: quiet, without calls of its own, and without its sandbox where root forbids one. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--disable-gpu',
      // Software rendering needs no process of its own.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${withoutFeatures.join(',')}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
