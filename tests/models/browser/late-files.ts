/** The files of the build that a page loads apart, and when all of them are there. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Timeout of a file, in milliseconds: longer than a busy machine needs. */
const PATIENCE = 15_000;

export interface LateFiles {
  /** Waits until a module that is loaded apart has come and run, with all else that has been begun until then. */
  comes(module: string): Promise<void>;
}

/** Watches the scripts that a page loads. */
export function watchFiles(page: Page): LateFiles {
  const begun = new Set<string>();
  const there = new Set<string>();
  page.on('request', (request) => {
    // Another document begins with none.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) begun.clear();
    if (/\/assets\/(?:[^/]+\/)?[^/]+\.js$/.test(request.url())) begun.add(request.url());
  });
  page.on('requestfinished', (request) => void there.add(request.url()));
  return {
    comes: async (module) => {
      const isThere = (): boolean =>
        [...begun].some((url) => url.includes(`/assets/${module}-`)) && [...begun].every((url) => there.has(url));
      await expect.poll(isThere, { message: `the page loads ${module}`, timeout: PATIENCE }).toBe(true);
      // Read is not yet run: an import of the same module waits for that.
      await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), [...begun]);
    },
  };
}
