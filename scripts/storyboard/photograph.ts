import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { finishStory, openPreview } from './preview.ts';
import type { Subject } from './selection.ts';
import { picturesOf } from './selection.ts';

/** The day on which all pictures are taken, a little after the samples' invoices were issued. */
const DAY = new Date('2026-02-02T09:00:00Z');

/** Waits until nothing is on its way any more: no file of the page, no font, no frame. */
async function settle(page: Page, isLoading: () => boolean): Promise<void> {
  do {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  } while (isLoading());
}

/** A page for story after story; what loads is counted, so that no picture shows half a story. */
async function openStudio(browser: Browser, storybook: string) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    deviceScaleFactor: 1,
  });
  const loading = new Set<unknown>();
  context.on('request', (request) => loading.add(request));
  context.on('requestfinished', (request) => loading.delete(request));
  context.on('requestfailed', (request) => loading.delete(request));
  const page = await openPreview(context, storybook);
  await page.clock.setFixedTime(DAY);
  return { page, isLoading: () => loading.size > 0, close: () => context.close() };
}

interface Order {
  readonly browser: Browser;
  /** Folder of a built Storybook. */
  readonly storybook: string;
  /** Folder of the new set. */
  readonly out: string;
  readonly subjects: readonly Subject[];
  /** How many pages work side by side. */
  readonly pages: number;
}

/**
 * Takes all pictures of some stories. Fonts are there, animations are off, it is always the same day: the same story
 * makes the same picture. Throws where a story cannot be shown.
 */
export async function photograph({ browser, storybook, out, subjects, pages }: Order): Promise<void> {
  const waiting = [...subjects];
  const work = async (): Promise<void> => {
    const { page, isLoading, close } = await openStudio(browser, storybook);
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      const { event, payload } = await finishStory(page, subject.storyId);
      if (event !== 'storyFinished') throw new Error(`${subject.storyId}: ${event} ${JSON.stringify(payload)}`);
      for (const { scheme, window, file } of picturesOf(subject)) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize(window);
        await settle(page, isLoading);
        await page.screenshot({ path: join(out, file), fullPage: true, animations: 'disabled', caret: 'hide' });
      }
    }
    await close();
  };
  await Promise.all(Array.from({ length: pages }, work));
}
