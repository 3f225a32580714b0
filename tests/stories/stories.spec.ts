import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { wcag } from '../../.storybook/wcag.ts';
import { violationsOn } from '../support/accessible.ts';
import { openPreview, readStories, showStory } from './storybook.ts';

interface Preview {
  readonly page: Page;
  /** The page’s errors since the last call. */
  readonly takeErrors: () => readonly string[];
}

/** Storybook's own elements are left out. */
const axeOptions = { tags: wcag, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };

const light = { colorScheme: 'light', viewport: { width: 1280, height: 900 } } as const;
// So tall that no content is at the lower edge: axe does not know that content under a bar can be scrolled.
const dark = { colorScheme: 'dark', viewport: { width: 320, height: 380 } } as const;

async function set(page: Page, { colorScheme, viewport }: typeof light | typeof dark): Promise<void> {
  if (page.viewportSize()?.width === viewport.width) return;
  await Promise.all([page.emulateMedia({ colorScheme }), page.setViewportSize(viewport)]);
}

/** One page, opened once, that shows story after story. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const page = await openPreview(browser, { reducedMotion: 'reduce' });
      const context = page.context();
      let errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      const takeErrors = (): readonly string[] => {
        const taken = errors;
        errors = [];
        return taken;
      };
      await use({ page, takeErrors });
    },
    { scope: 'worker' },
  ],
});

/**
 * Whether all stories are tested in every setting (`npm run test:long`), or those of each state and component in one.
 */
const isEverySetting = process.env['SETTINGS'] === 'all';

/**
 * The single setting is French, dark, on the narrowest phone. Every setting adds light on a desktop; a story in both
 * languages is tested in French, which has the longer words, on the phone, and in English on the desktop.
 */
function settingsOf(id: string): readonly (typeof light | typeof dark)[] {
  if (id.endsWith('-fr') || !isEverySetting) return [dark];
  return id.endsWith('-en') ? [light] : [light, dark];
}

/** Whether a story is one of the first of its chart’s state, in French, or of its component. */
function isOfEachRun({ title, tags }: ReturnType<typeof readStories>[number]): boolean {
  if (title.startsWith('Funnels/')) return tags.includes('state') && tags.includes('fr');
  return !title.startsWith('Charts/');
}

/** A change of setting takes time: stories of one setting follow one another. */
const stories = readStories()
  .filter((story) => isEverySetting || isOfEachRun(story))
  .toSorted(
    (left, right) =>
      settingsOf(left.id).length - settingsOf(right.id).length ||
      Number(right.id.endsWith('-fr')) - Number(left.id.endsWith('-fr')),
  );

for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    for (const [index, { id }] of group.entries()) {
      // A story starts in the last setting of the one before.
      const order = index % 2 === 0 ? settingsOf(id) : settingsOf(id).toReversed();
      test(id, async ({ preview: { page, takeErrors } }) => {
        takeErrors();
        await set(page, order[0] ?? light);
        expect(await showStory(page, id), 'what it threw').toEqual([]);
        // A diagram is laid out in a worker.
        await expect(page.locator('#storybook-root').filter({ hasNotText: 'Drawing…' })).not.toBeEmpty();
        for (const setting of order) {
          await set(page, setting);
          expect(await violationsOn(page, axeOptions), `axe, ${setting.colorScheme}`).toEqual([]);
          const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overhang, `pixels that stand out sideways, ${setting.colorScheme}`).toBeLessThanOrEqual(0);
        }
        expect(takeErrors(), 'console').toEqual([]);
      });
    }
  });
}

test('an inserted fault is found', async ({ browser }) => {
  // Without a name; without contrast in one scheme; too wide for a phone.
  const page = await openPreview(browser, light);
  const calm = stories.find((story) => story.title === 'UI/Amount')?.id ?? '';
  expect(await showStory(page, calm)).toEqual([]);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button></button><p style="color: light-dark(black, #333); background: light-dark(white, #222); width: 500px">Words</p>',
    ),
  );
  expect(await violationsOn(page, axeOptions)).toEqual([expect.stringMatching(/^button-name/)]);
  await set(page, dark);
  expect(await violationsOn(page, axeOptions)).toEqual([
    expect.stringMatching(/^button-name/),
    expect.stringMatching(/^color-contrast/),
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(320);
});

test('an unknown story is an error', async ({ browser }) => {
  const page = await openPreview(browser);
  expect(await showStory(page, 'no-such--story')).toEqual([expect.stringMatching(/^storyMissing/)]);
});
