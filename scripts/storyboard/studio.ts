import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { finishStory, openPreview } from './preview.ts';
import type { Device, Scheme } from './selection.ts';

/** The day on which all pictures are taken, a little after the samples' invoices were issued. */
const DAY = new Date('2026-02-02T09:00:00Z');

/** Nothing moves in a picture: what is animated has ended, and no caret blinks. */
const stillness = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

/** A hash of all files that decide how the same elements look: styles, fonts, drawings. */
export async function styleOf(storybook: string): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob('assets/**/*.{css,woff2,svg,png}', { cwd: storybook })) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(await readFile(join(storybook, path)));
  return hash.digest('hex');
}

/** What a story shows: what the picture depends on beside styles, and what it says, a line each. */
interface Shown {
  readonly elements: string;
  readonly words: readonly string[];
}

/** Reads what is shown. Ids that React counts differ with the stories that were shown before, and decide nothing. */
function readShown(): Shown {
  const root = document.querySelector('#storybook-root');
  const portals = [...document.body.children].filter(
    (each) => !each.matches('script, style, .sb-wrapper, #storybook-docs'),
  );
  const fields = [...document.querySelectorAll('input, select, textarea')].map((each) =>
    each instanceof HTMLInputElement
      ? [each.value, each.checked, each.indeterminate]
      : each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement
        ? each.value
        : null,
  );
  const all = [...document.querySelectorAll('*')];
  const focus = document.activeElement ? all.indexOf(document.activeElement) - all.indexOf(document.body) : 0;
  const scrolled = all
    .filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0)
    .map(({ scrollTop }) => scrollTop);
  const elements = portals.map(({ outerHTML }) => outerHTML.replaceAll(/[«_]r_?[0-9a-z]+[»_]/g, 'id')).join('\n');
  const { lang, style } = document.documentElement;
  const html = [lang, style.cssText];
  const text = root instanceof HTMLElement ? root.innerText : '';
  return {
    elements: JSON.stringify([html, elements, fields, focus, scrolled]),
    words: text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** A page of one device, for story after story. */
export interface Studio {
  /** Shows a story. Throws where it cannot be shown. */
  show(storyId: string): Promise<Shown>;
  /** A picture of all that is shown, as high as it is: PNG. */
  take(scheme: Scheme): Promise<Buffer>;
  close(): Promise<void>;
}

/** Waits until nothing is on its way any more: no file of the page, no font, no frame. */
async function settle(page: Page, isLoading: () => boolean): Promise<void> {
  do {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  } while (isLoading());
}

/** Opens the Storybook in a folder as a device shows it; what loads is counted, so that no picture shows half a story. */
export async function openStudio(browser: Browser, storybook: string, device: Device): Promise<Studio> {
  const { width, height, scale, isTouched } = device;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isTouched,
    hasTouch: isTouched,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  });
  const loading = new Set<unknown>();
  context.on('request', (request) => loading.add(request));
  context.on('requestfinished', (request) => loading.delete(request));
  context.on('requestfailed', (request) => loading.delete(request));
  const page = await openPreview(context, storybook);
  await page.clock.setFixedTime(DAY);
  await page.addStyleTag({ content: stillness });
  const session = await context.newCDPSession(page);
  const isLoading = (): boolean => loading.size > 0;
  // Asked for more than the window, Chromium forgets what touches it: so the window is made as high as the page.
  let present = height;
  const resize = async (to: number): Promise<void> => {
    if (to === present) return;
    present = to;
    const metrics = { width, height: to, deviceScaleFactor: scale, mobile: isTouched };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await settle(page, isLoading);
  };
  return {
    show: async (storyId) => {
      await resize(height);
      const { event, payload } = await finishStory(page, storyId);
      if (event !== 'storyFinished') throw new Error(`${storyId}: ${event} ${JSON.stringify(payload)}`);
      await settle(page, isLoading);
      return page.evaluate(readShown);
    },
    take: async (scheme) => {
      await page.emulateMedia({ colorScheme: scheme });
      await settle(page, isLoading);
      const { cssContentSize } = await session.send('Page.getLayoutMetrics');
      await resize(Math.max(height, Math.ceil(cssContentSize.height)));
      // Packed less tightly than it could be, which takes a third of the time.
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}
