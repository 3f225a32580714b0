import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { openPreview, readStories, showStory } from './storybook.ts';

interface Preview {
  readonly page: Page;
  /** What the page complained about since it was last asked. */
  readonly takeErrors: () => readonly string[];
}

/** One page for each colour scheme, opened once and told to show story after story. */
const test = base.extend<object, { previews: Readonly<Record<'light' | 'dark', Preview>> }>({
  previews: [
    async ({ browser }, use) => {
      const open = async (colorScheme: 'light' | 'dark'): Promise<Preview> => {
        const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
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

for (const { id, title, name } of readStories()) {
  test(`${title} › ${name}`, async ({ previews }) => {
    for (const [scheme, { page, takeErrors }] of Object.entries(previews)) {
      takeErrors();
      expect(await showStory(page, id), `axe, ${scheme}`).toEqual([]);
      await expect(page.locator('#storybook-root')).not.toBeEmpty();
      expect(takeErrors(), `console, ${scheme}`).toEqual([]);
    }
  });
}
