import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { array, optional, record, string, type } from 'superstruct';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Where `npm run test:stories` has built Storybook. */
const folder = join(import.meta.dirname, '../../reports/storybook');

/** An address that no server answers: files come from the folder. */
const origin = 'http://storybook.test';

const indexStruct = type({ entries: record(string(), type({ id: string(), title: string(), name: string() })) });

/** All stories of the built Storybook. */
export function readStories(): readonly { id: string; title: string; name: string }[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(indexStruct.create(index).entries);
}

/** Opens the preview of the built Storybook with nothing in it. */
export async function openPreview(context: BrowserContext): Promise<Page> {
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  return page;
}

/** What axe says of a story, as the accessibility addon reports it. */
const finishedStruct = type({
  reporters: array(
    type({
      result: type({
        violations: array(
          type({ id: string(), nodes: array(type({ target: array(string()), failureSummary: optional(string()) })) }),
        ),
      }),
    }),
  ),
});

/**
 * Shows a story and waits until Storybook has drawn it and axe has read it. Gives back what is wrong, one line each:
 * what the story threw, or the rules of accessibility that it breaks.
 */
export async function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  const { event, payload } = await page.evaluate(
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
  if (event !== 'storyFinished') return [`${event}: ${JSON.stringify(payload)}`];
  return finishedStruct
    .create(payload)
    .reporters.flatMap(({ result }) => result.violations)
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}
