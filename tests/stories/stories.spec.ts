import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { wcag } from '../../.storybook/wcag.ts';
import { violationsOn } from '../support/accessible.ts';
import { brokenWords } from '../support/broken-words.ts';
import { openPreview, readStories, renderWith, setGlobals, showStory } from './storybook.ts';

interface Preview {
  readonly page: Page;
  /** The page’s errors since the last call. */
  readonly takeErrors: () => readonly string[];
}

/** Storybook's own elements are left out, and frames, which show other stories. */
const axeOptions = { tags: wcag, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', 'iframe'] };

const light = { colorScheme: 'light', viewport: { width: 1280, height: 900 }, language: 'en' } as const;
// So tall that no content is at the lower edge: axe does not know that content under a bar can be scrolled.
const dark = { colorScheme: 'dark', viewport: { width: 320, height: 380 }, language: 'fr' } as const;

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
 * The single setting is French, which has the longer words, dark, on the narrowest phone. Every setting adds English,
 * light, on a desktop.
 */
const settings = isEverySetting ? [dark, light] : [dark];

type Story = ReturnType<typeof readStories>[number];

const isOfChart = ({ title }: Story): boolean => title.startsWith('Funnels/');

/** The language of a chart's story is the setting's; the texts of components are English. */
const languageOf = (story: Story, { language }: typeof light | typeof dark): string | undefined =>
  isOfChart(story) ? language : undefined;

/** The language of each page’s stories: to set the same again would render the former story once more. */
const shownIn = new WeakMap<Page, string | undefined>();

async function setLanguage(page: Page, language: string | undefined): Promise<void> {
  if (language !== shownIn.get(page)) await setGlobals(page, { language });
  shownIn.set(page, language);
}

/** Whether a story is one of the first of its chart’s state, or of its component. */
function isOfEachRun(story: Story): boolean {
  if (isOfChart(story)) return story.tags.includes('state');
  return !story.title.startsWith('Charts/');
}

/** A change of setting takes time: stories of charts follow one another. */
const stories = readStories()
  .filter((story) => isEverySetting || isOfEachRun(story))
  .toSorted((left, right) => Number(isOfChart(right)) - Number(isOfChart(left)));

for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    for (const [index, story] of group.entries()) {
      const { id } = story;
      // A story starts in the last setting of the one before.
      const order = index % 2 === 0 ? settings : settings.toReversed();
      const [first = light] = order;
      test(id, async ({ preview: { page, takeErrors } }) => {
        takeErrors();
        await set(page, first);
        await setLanguage(page, languageOf(story, first));
        expect(await showStory(page, id), 'what it threw').toEqual([]);
        // A diagram is laid out in a worker.
        await expect(page.locator('#storybook-root').filter({ hasNotText: 'Drawing…' })).not.toBeEmpty();
        for (const setting of order) {
          await set(page, setting);
          const language = languageOf(story, setting);
          if (language !== shownIn.get(page)) {
            expect(await renderWith(page, id, { language }), 'what it threw').toEqual([]);
            shownIn.set(page, language);
          }
          expect(await violationsOn(page, axeOptions), `axe, ${setting.colorScheme}`).toEqual([]);
          const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overhang, `pixels that stand out sideways, ${setting.colorScheme}`).toBeLessThanOrEqual(0);
          expect(await page.evaluate(brokenWords), `broken words, ${setting.colorScheme}`).toEqual([]);
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
