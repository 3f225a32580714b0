import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  const candidates = systemFolders.flatMap((folder) =>
    [...systemNames, 'Google Chrome'].map((name) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

/** How that browser is started: quiet, without calls of its own, and without its sandbox where root forbids one. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
