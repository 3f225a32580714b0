/** A built Storybook in a browser, without a server: files come from its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { readonly ready: () => Promise<void> };
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

/**
 * Opens the preview of the Storybook in a folder, with nothing in it. The accessibility addon reads no story there:
 * whoever wants axe's word asks for it. Globals in the address do not count as long as no story is chosen.
 */
export async function openPreview(context: BrowserContext, folder: string): Promise<Page> {
  await serveStorybook(context, folder);
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise((resolve) => {
      channel?.once('globalsUpdated', resolve);
      channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  });
  return page;
}

/** How a story ended: the name of Storybook's event, and what it told. */
interface StoryEnd {
  readonly event: string;
  readonly payload: unknown;
}

/** Shows a story, and waits until Storybook has finished it. */
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
