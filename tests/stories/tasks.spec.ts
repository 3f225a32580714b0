/**
 * What a designer comes for, from the first page by clicks and typed words alone; each names how many of them it takes
 * at most. Finding (`find.spec.ts`), comparing (`start.spec.ts`) and what has changed (`storyboard.spec.ts`) have their own.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { origin, serveStorybook } from './storybook.ts';

interface Desk {
  readonly page: Page;
  /** The story, within the manager. */
  readonly story: FrameLocator;
  readonly press: (control: Locator) => Promise<void>;
  /** Opens the state that is found first. */
  readonly find: (words: string) => Promise<void>;
  /** Sets a tool of the toolbar. */
  readonly set: (tool: string, choice: string) => Promise<void>;
  /** Clicks, fields filled in and keys so far. */
  readonly acts: () => number;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, context }, provide) => {
    await serveStorybook(context);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin);
    const story = page.frameLocator('#storybook-preview-iframe');
    let count = 0;
    const press = async (control: Locator): Promise<void> => {
      await control.click();
      count += 1;
    };
    const find = async (words: string): Promise<void> => {
      const field = story.getByRole('searchbox');
      await field.fill(words);
      await field.press('Enter');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      count += 3;
      await expect(story.locator('main')).toBeVisible();
    };
    const set = async (tool: string, choice: string): Promise<void> => {
      await press(page.getByRole('toolbar').getByRole('button', { name: tool }));
      await press(page.getByRole('option', { name: choice }));
    };
    await expect(story.getByRole('heading', { level: 1 })).toHaveText('Start here');
    await provide({ page, story, press, find, set, acts: () => count });
  },
});

test('the steps of a funnel, in order', { tag: '@long' }, async ({ desk: { story, press, acts } }) => {
  await press(story.getByRole('link', { name: 'Payment', exact: true }));
  await expect(story.getByRole('list').first().locator('iframe').nth(3)).toBeVisible();
  await expect(story.getByRole('list').first().frameLocator('iframe').first().locator('main')).toHaveAttribute(
    'data-screen',
    'choice',
  );
  expect(acts()).toBe(1);
});

test('a declined card in English on a phone', { tag: '@long' }, async ({ desk: { story, find, acts } }) => {
  await find('the card was refused, in English, on a phone');
  await expect(story.getByRole('heading', { level: 1 })).toHaveText(/^Card declined/);
  await expect.poll(() => story.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  expect(acts()).toBe(3);
});

test('a step in the dark scheme', { tag: '@long' }, async ({ desk: { story, find, set, acts } }) => {
  await find('check before you pay');
  await set('Color scheme', 'Dark');
  await expect(story.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(acts()).toBe(5);
});

test('a step with text of twice the size', { tag: '@long' }, async ({ desk: { story, find, set, acts } }) => {
  await find('check before you pay');
  const size = () => story.locator('html').evaluate((root) => Number.parseFloat(getComputedStyle(root).fontSize));
  const usual = await size();
  await set('Text size', 'Text 200 %');
  await expect.poll(size).toBe(2 * usual);
  expect(acts()).toBe(5);
});

test('a step with the longest names', { tag: '@long' }, async ({ desk: { story, find, set, acts } }) => {
  await find('your invoices');
  const length = () => story.locator('main').evaluate((main) => main.textContent.length);
  const usual = await length();
  await set('Data of charts', 'Long names');
  await expect.poll(length).toBeGreaterThan(2 * usual);
  expect(acts()).toBe(5);
});

test('a link to it for a colleague', { tag: '@long' }, async ({ desk: { page, find, set }, context }) => {
  await find('expired quotation');
  await set('Color scheme', 'Dark');
  await expect(page).toHaveURL(/scheme:dark/);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  const seen = colleague.frameLocator('#storybook-preview-iframe');
  await expect(seen.locator('main')).toHaveAttribute('data-screen', 'expired');
  await expect(seen.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
