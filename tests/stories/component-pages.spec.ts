/** The page of a component: its purpose, what to use instead, its properties to try, and all its states. */
import { expect, test } from '@playwright/test';
import { origin, serveStorybook } from './storybook.ts';

test('the page of the button says what it is for, and tries a property on it', async ({ context, page }) => {
  await serveStorybook(context);
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=ui-button--docs`);
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When not to use it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  const tried = page.locator('[id="story--ui-button--primary--primary"]').getByRole('button');
  const look = await tried.getAttribute('class');
  await page.getByRole('radio', { name: 'danger' }).check();
  await expect(tried).not.toHaveAttribute('class', look ?? '');
});

test('the page of a component has the scheme of the toolbar, and the system’s without one', async ({
  context,
  page,
}) => {
  await serveStorybook(context);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${origin}/?path=/docs/ui-button--docs`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const heading = story.getByRole('heading', { name: 'Button', exact: true });
  const lightness = () => heading.evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]));
  await expect(async () => expect(await lightness()).toBeGreaterThan(180)).toPass();
  await page.getByRole('toolbar').getByRole('button', { name: 'Scheme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect(async () => expect(await lightness()).toBeLessThan(80)).toPass();
});
