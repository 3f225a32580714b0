/**
 * Pictures of every state of a chart, in both languages and schemes, on a phone, a tablet and a desktop:
 * `STORYBOARD=invoice npx playwright test --config tests/stories/playwright.config.ts storyboard` compares them with those that
 * `--update-snapshots` has kept in `reports/storyboard`. `STORYBOARD=all` takes all charts. `STORYBOARD_ONCE=1` takes each state
 * once: English, light, desktop (`scripts/storyboard.ts`).
 */
import { expect, test } from '@playwright/test';
import { charts } from '../../machines/charts.ts';
import { locales } from '../../domain/locale.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { openPreview, setGlobals, showStory } from './storybook.ts';

const { STORYBOARD, STORYBOARD_ONCE } = process.env;
const isOnce = STORYBOARD_ONCE !== undefined;

/** A day after the invoices of the samples were issued. */
const day = new Date('2026-02-02T09:00:00Z');

const desktop = { width: 1280, height: 900, isMobile: false, hasTouch: false } as const;

const everyWindow = [
  { width: 360, height: 780, isMobile: true, hasTouch: true },
  { width: 768, height: 1024, isMobile: true, hasTouch: true },
  desktop,
] as const;

const windows = isOnce ? [desktop] : everyWindow;
const languages = isOnce ? (['en'] as const) : locales;
const schemes = isOnce ? (['light'] as const) : (['light', 'dark'] as const);

for (const chart of charts.filter(({ name }) => STORYBOARD === 'all' || STORYBOARD === name)) {
  for (const { width, height, ...touch } of windows) {
    test(`${chart.name} at ${width} px`, async ({ browser }) => {
      const stories = explore(chart).filter(({ isStory }) => isStory);
      test.setTimeout(20_000 * (stories.length + 2));
      const viewport = { width, height };
      const page = await openPreview(browser, { viewport, ...touch, reducedMotion: 'reduce', locale: 'fr-FR' });
      await page.clock.setFixedTime(day);
      for (const locale of languages) {
        await setGlobals(page, { language: locale });
        for (const { id } of stories) {
          const storyId = storyIdOf(chart, id);
          expect.soft(await showStory(page, storyId)).toEqual([]);
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            const name = [chart.name, `${storyId}.${locale}.${colorScheme}.${width}.png`];
            await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
          }
        }
      }
    });
  }
}
