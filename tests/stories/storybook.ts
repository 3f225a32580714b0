/** The built Storybook in a browser, without a server: files come from its folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import axe from 'axe-core';
import type { Channel } from 'storybook/internal/channels';
import type { Infer } from 'superstruct';
import { array, record, string, type } from 'superstruct';

/** The folder of the built Storybook. */
export const folder = join(import.meta.dirname, '../../reports/storybook');

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { readonly ready: () => Promise<void> };
  }
}

/** The origin of {@link serveStorybook}; no server listens there. */
export const origin = 'http://storybook.test';

/** Serves the files of the built Storybook at {@link origin}. */
export async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
}

/** By this user agent Storybook jumps to the end of animations. */
const userAgent = 'StorybookTestRunner';

/** Values of the toolbar, by its settings' names. */
export type Globals = Readonly<Record<string, unknown>>;

/** Sets values of the toolbar. A shown story renders again. */
export function setGlobals(page: Page, globals: Globals): Promise<void> {
  return page.evaluate(async (wanted) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise((resolve) => {
      channel?.once('globalsUpdated', resolve);
      channel?.emit('updateGlobals', { globals: wanted });
    });
  }, globals);
}

/**
 * Opens the preview of the built Storybook without a story, with axe injected. The accessibility addon is off. Globals
 * in the address have no effect before a story is chosen.
 */
export async function openPreview(
  browser: Browser,
  options: BrowserContextOptions = {},
  globals: Globals = {},
): Promise<Page> {
  const context = await browser.newContext({ userAgent, ...options });
  await context.addInitScript({ content: axe.source });
  await serveStorybook(context);
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
  await setGlobals(page, { a11y: { manual: true }, ...globals });
  return page;
}

/** The end of a story: the name of Storybook's event, and its payload. */
interface StoryEnd {
  readonly event: string;
  readonly payload: unknown;
}

/** Shows a story, or the shown one with other values of the toolbar, and waits until Storybook has finished it. */
function finishStory(page: Page, storyId: string, globals: Globals | null): Promise<StoryEnd> {
  return page.evaluate(
    ({ id, wanted }) =>
      new Promise<{ event: string; payload: unknown }>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'].map((name) => ({
          name,
          listener: (received: { storyId?: string }): void => {
            // The previous story may end late.
            if (name === 'storyFinished' && received.storyId !== id) return;
            for (const end of ends) channel?.off(end.name, end.listener);
            resolve({ event: name, payload: received });
          },
        }));
        for (const { name, listener } of ends) channel?.on(name, listener);
        if (wanted) channel?.emit('updateGlobals', { globals: wanted });
        else channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, wanted: globals },
  );
}

function errorsOf({ event, payload }: StoryEnd): readonly string[] {
  return event === 'storyFinished' ? [] : [`${event}: ${JSON.stringify(payload)}`];
}

/** Shows a story. Returns its errors. */
export async function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  return errorsOf(await finishStory(page, storyId, null));
}

/** Renders the shown story with other values of the toolbar. Returns its errors. */
export async function renderWith(page: Page, storyId: string, globals: Globals): Promise<readonly string[]> {
  return errorsOf(await finishStory(page, storyId, globals));
}

const indexStruct = type({
  entries: record(
    string(),
    type({
      id: string(),
      type: string(),
      title: string(),
      name: string(),
      importPath: string(),
      tags: array(string()),
    }),
  ),
});

/** All stories of the built Storybook, without the pages of components. */
export function readStories(): readonly Infer<typeof indexStruct>['entries'][string][] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(indexStruct.create(index).entries).filter(({ type: kind }) => kind === 'story');
}
