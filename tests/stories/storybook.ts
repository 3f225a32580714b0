import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import axe from 'axe-core';
import { record, string, type } from 'superstruct';
import { finishStory, openPreview as openFolder } from '../../scripts/storyboard/preview.ts';

/** Where `npm run test:stories` has built Storybook. */
export const folder = join(import.meta.dirname, '../../reports/storybook');

const indexStruct = type({ entries: record(string(), type({ id: string(), title: string(), name: string() })) });

/** All stories of the built Storybook. */
export function readStories(): readonly { id: string; title: string; name: string }[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(indexStruct.create(index).entries);
}

/** By this name Storybook knows that nobody looks: it stops animations at their ends instead of waiting for them. */
const userAgent = 'StorybookTestRunner';

/** Opens the preview of the built Storybook with nothing in it, and axe beside it. */
export async function openPreview(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ userAgent, ...options });
  await context.addInitScript({ content: axe.source });
  return openFolder(context, folder);
}

/** Shows a story. Gives back what it threw. */
export async function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  const { event, payload } = await finishStory(page, storyId);
  return event === 'storyFinished' ? [] : [`${event}: ${JSON.stringify(payload)}`];
}
