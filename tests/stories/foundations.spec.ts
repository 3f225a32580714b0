/** The Foundations pages: tokens and words. */
import { expect, test } from '@playwright/test';
import { origin, serveStorybook } from './storybook.ts';

test.beforeEach(({ context }) => serveStorybook(context));

test('a token shows the rules that use it and its contrast, which meets AA in every text', async ({ page }) => {
  await page.goto(`${origin}/iframe.html?id=foundations--tokens&token=--color-warning&globals=a11y.manual:!true`);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '--color-warning', exact: true }) });
  await expect(entry.getByText('.warning .icon: color')).toBeVisible();
  await expect(entry.getByRole('cell', { name: /AA/ }).first()).toBeVisible();
  await expect(page.getByText('fails AA')).toHaveCount(0);
});

test('a word leads to a story that says it', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${origin}/?path=/story/foundations--words&globals=a11y.manual:!true`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('searchbox', { name: 'Words' }).fill('rien n’a ete debite. vous pouvez');
  const found = story.getByRole('list', { name: 'Messages' }).getByRole('article').first();
  await expect(found).toContainText('You haven’t been charged.');
  const sentence = (await found.locator('p[lang=fr]').textContent()) ?? '';
  await found.getByRole('link', { name: /^fr: / }).first().click();
  await expect(story.locator('main')).toContainText(sentence);
});
