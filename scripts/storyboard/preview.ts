/** A built Storybook in a browser, without a server: files come from its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Where {@link serveStorybook} shows it; no server answers there. */
export const origin = 'http://storybook.test';

/** Lets a browser find the Storybook in a folder at {@link origin}. */
export async function serveStorybook(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
}

/** Opens the preview of the Storybook in a folder, with nothing in it. `query` as Storybook reads it: `globals=…`. */
export async function openPreview(context: BrowserContext, folder: string, query = ''): Promise<Page> {
  await serveStorybook(context, folder);
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  return page;
}

/** How a story ended: the name of Storybook's event, and what it told. */
interface StoryEnd {
  readonly event: string;
  readonly payload: unknown;
}

/** Shows a story, and waits until Storybook has finished it: drawn, and read by its addons. */
export function finishStory(page: Page, storyId: string): Promise<StoryEnd> {
  return page.evaluate(
    (id) =>
      new Promise<{ event: string; payload: unknown }>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'].map((name) => ({
          name,
          listener: (told: { storyId?: string }): void => {
            // The story before may end late.
            if (name === 'storyFinished' && told.storyId !== id) return;
            for (const end of ends) channel?.off(end.name, end.listener);
            resolve({ event: name, payload: told });
          },
        }));
        for (const { name, listener } of ends) channel?.on(name, listener);
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}
