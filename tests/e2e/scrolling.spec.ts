/** The scroll position after a navigation, after Back and after Forward. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a navigation starts at the top; Back and Forward restore the position of a page', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/infosuser');
  const overview = screen(page, 'overview');
  const link = overview.getByRole('link', { name: 'Vos adresses' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => position(page)).toBeGreaterThan(200);
  const left = await position(page);
  await link.click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL('/fr/account/infosuser/addresses');
  expect(await position(page)).toBe(0);
  // The list starts at the top, too, once it has loaded.
  await page.locator('main[aria-busy="false"]:not([data-screen="loading"])').waitFor();
  // The scroll event arrives with the next frame, sooner than a person can go back.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, 120);
      }),
  );
  expect(await position(page)).toBe(120);

  await page.goBack();
  await overview.waitFor();
  await expect.poll(() => position(page)).toBe(left);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goForward();
  await expect(overview).toHaveCount(0);
  await expect.poll(() => position(page)).toBe(120);
});

test('a step starts at the top, and a linked field is in view', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const { account, subscription } = await control.scenario('paymentOpen', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/payment?id=${subscription?.id}`);
  await page.getByRole('button', { name: /^Continuer/ }).click();
  await expect(screen(page, 'billing').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await position(page)).toBe(0);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await screen(page, 'check')
    .getByRole('link', { name: /^Modifier / })
    .last()
    .click();
  await expect(screen(page, 'billing')).toBeVisible();
  await expect(page.locator('main :focus')).toBeInViewport();
});
