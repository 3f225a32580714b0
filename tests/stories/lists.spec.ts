/** Lists by keyboard, far down and on paper, which no picture shows. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { origin, serveStorybook } from './storybook.ts';

const test = base.extend<{ open: (story: string) => Promise<Page> }>({
  open: async ({ page, context }, provide) => {
    await serveStorybook(context);
    await provide(async (story) => {
      await page.goto(`${origin}/iframe.html?id=${story}&globals=a11y.manual:!true`);
      return page;
    });
  },
});

test('of a thousand records those near the window are in the page, each with its place; on paper, all', async ({
  open,
}) => {
  const page = await open('ui-recordlist--thousand');
  const records = page.getByRole('listitem');
  await expect(records.first()).toHaveAttribute('aria-setsize', '1000');
  expect(await records.count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByText(/part (?:4[89]|5[01])\d$/).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(records).toHaveCount(1000);
});

test('focus stays in the page: at its record wherever one scrolls, at the list where its record goes', async ({
  open,
}) => {
  const page = await open('ui-recordlist--thousand');
  const button = page.getByRole('button', { name: 'Remove Ports of the Gulf of Guinea, part 2', exact: true });
  await button.focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByText(/part (?:4[89]|5[01])\d$/).first()).toBeAttached();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Your readings' })).toBeFocused();
});
