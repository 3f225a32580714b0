/** Finding a screen by a known sentence: typing is the first step, Enter the second. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { origin, serveStorybook } from './storybook.ts';

interface Search {
  readonly page: Page;
  /** The story, within the manager. */
  readonly story: FrameLocator;
}

/** The manager, opened once: a search works from any story. */
const test = base.extend<object, { search: Search }>({
  search: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      await serveStorybook(context);
      const page = await context.newPage();
      await page.goto(`${origin}/?path=/story/ui-amount--default&globals=a11y.manual:!true`);
      const story = page.frameLocator('#storybook-preview-iframe');
      await provide({ page, story });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Searches by keyboard alone. */
async function ask({ page }: Search, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Find a sentence' }).focus();
  await page.keyboard.press('w');
  const field = page.getByRole('combobox', { name: /of any screen/ });
  await field.fill(question);
  await expect(page.getByRole('listbox', { name: 'Stories' }).getByRole('option', { selected: true })).toBeVisible();
  await field.press('Enter');
}

test.describe.configure({ mode: 'default' });

test('“The card was refused, in French, dark, on a phone” is found in two steps', async ({ search }) => {
  await ask(search, 'The card was refused, in French, dark, on a phone');
  const { page, story } = search;
  await expect(story.getByRole('heading', { level: 1 })).toHaveText(/^Carte refusée/);
  await expect(story.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(story.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect.poll(() => story.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  // Each result is a link.
  await expect(page).toHaveURL(
    /-notcharged--[a-z-]+&globals=(?=.*language:fr).*(?:viewport\.value:phone.*scheme:dark|scheme:dark.*viewport\.value:phone)/,
  );
});

/**
 * People’s descriptions of screens: with or without accents, partial, in either language; with the expected text of
 * the screen.
 */
const questions: readonly (readonly [question: string, screen: RegExp, language: 'fr' | 'en'])[] = [
  ['rien n’a été débité, clair, ordinateur', /Rien n’a été débité/, 'fr'],
  ['vous avez quitté la page de paiement avant de payer', /Vous avez quitté la page de paiement avant de payer/, 'fr'],
  ['too many attempts in a short time', /too many attempts in a short time/i, 'en'],
  ['question envoyee', /Question envoyée/, 'fr'],
  ['don’t pay again', /Don’t pay again/, 'en'],
  ['You have no invoices yet, in French', /Vous n’avez pas encore de facture/, 'fr'],
  ['the quote has expired', /expired/, 'en'],
  ['mot de passe oublie', /Mot de passe oublié/, 'fr'],
  ['awaiting your transfer, tablet', /Awaiting your transfer/, 'en'],
  ['expired quotation', /expired/, 'en'],
  ['outcome.expired', /expired/, 'en'],
  ['payment failed', /payment|charged/i, 'en'],
  ['€4,558.96', /€4,558\.96/, 'en'],
  ['serveur injoignable verifiez votre connexion', /Vérifiez votre connexion/, 'fr'],
];

test('the dialog holds all its choices at 1280 and 1440 pixels', async ({ search: { page } }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Find a sentence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a sentence' });
    const edge = await dialog.evaluate((element) => element.getBoundingClientRect().right);
    for (const choice of await dialog.getByRole('radio').all())
      expect(await choice.evaluate((each) => each.parentElement?.getBoundingClientRect().right ?? 0)).toBeLessThan(
        edge,
      );
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

for (const [question, screen, language] of questions) {
  test(`“${question}” finds a screen with that text`, { tag: '@long' }, async ({ search }) => {
    await ask(search, question);
    await expect(search.story.locator('main')).toContainText(screen);
    await expect(search.story.locator('html')).toHaveAttribute('lang', language);
  });
}
