import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { openPreview, readStories, showStory } from './storybook.ts';

interface Preview {
  readonly page: Page;
  /** What the page complained about since it was last asked. */
  readonly takeErrors: () => readonly string[];
}

/** Each story is seen twice: by day on a desktop, by night on the narrowest phone. */
const settings = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
} as const;

/** One page for each setting, opened once and told to show story after story. */
const test = base.extend<object, { previews: Readonly<Record<keyof typeof settings, Preview>> }>({
  previews: [
    async ({ browser }, use) => {
      const open = async (setting: keyof typeof settings): Promise<Preview> => {
        const context = await browser.newContext({ ...settings[setting], reducedMotion: 'reduce' });
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
        return { page: await openPreview(context), takeErrors };
      };
      await use({ light: await open('light'), dark: await open('dark') });
    },
    { scope: 'worker' },
  ],
});

const stories = readStories();

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ previews }) => {
    for (const [setting, { page, takeErrors }] of Object.entries(previews)) {
      takeErrors();
      expect(await showStory(page, id), `axe, ${setting}`).toEqual([]);
      await expect(page.locator('#storybook-root')).not.toBeEmpty();
      expect(takeErrors(), `console, ${setting}`).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `pixels that stand out sideways, ${setting}`).toBeLessThanOrEqual(0);
    }
  });
}

test('a planted fault is found', async ({ browser }) => {
  const page = await openPreview(await browser.newContext());
  await page.evaluate(() => document.body.append(document.createElement('button')));
  const found = await showStory(page, stories[0]?.id ?? '');
  expect(found.filter((line) => line.startsWith('button-name'))).toHaveLength(1);
});

test('a story that does not exist is told of', async ({ browser }) => {
  const page = await openPreview(await browser.newContext());
  expect(await showStory(page, 'no-such--story')).toEqual([expect.stringMatching(/^storyMissing/)]);
});
