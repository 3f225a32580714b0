/** Addresses that belong to no page: the root, and what is not found. */
import { expect, screen, test } from '../support/browser-test.ts';

test.describe('a browser in en-GB', () => {
  test.use({ locale: 'en-GB' });

  test('the root leads to /en, the browser’s language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en');
  });
});

test('an unknown address shows a page not found that names it and leads on', async ({ page }) => {
  for (const [address, path] of [
    ['/fr/nowhere', '/nowhere'],
    ['/de/account', '/de/account'],
  ] as const) {
    await page.goto(address);
    await expect(screen(page, 'notFound').getByText(path).first()).toBeVisible();
  }
  await screen(page, 'notFound').getByRole('link', { name: 'Voir les prix et s’abonner' }).click();
  await expect(screen(page, 'needs')).toBeVisible();
  await page.goBack();
  await screen(page, 'notFound').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Le Courrier des Lagunes' }).click();
  await expect(screen(page, 'home')).toBeVisible();
});
