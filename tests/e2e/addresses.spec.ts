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
    ['/fr/%', '/%'],
    ['/fr/account/%E0%A4', '/account/%E0%A4'],
    ['/fr/%00', '/%00'],
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

test('a sign-in from an unknown address leads to the account', async ({ page }) => {
  for (const address of ['/fr/nowhere', '/fr/%']) {
    expect(await (await page.request.get(address)).text()).toContain('href="/fr/signin?redirect=%2Faccount"');
    await page.goto(address);
    await screen(page, 'notFound').waitFor();
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Se connecter' });
    await expect(signIn).toHaveAttribute('href', '/fr/signin?redirect=%2Faccount');
  }
});

test('the hash of an address stays when the root leads to a language', async ({ page }) => {
  await page.goto('/?utm_source=letter#faq');
  await screen(page, 'home').waitFor();
  await expect(page).toHaveURL('/fr?utm_source=letter#faq');
});

test('a legal page clicked offline keeps the page, and says so', async ({ page, context }) => {
  await page.goto('/fr/newsletter');
  await screen(page, 'form').waitFor();
  await context.setOffline(true);
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Données personnelles' });
  await privacy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Impossible de charger cette page' })).toBeVisible();
  await expect(page).toHaveURL('/fr/newsletter');
  await context.setOffline(false);
  await privacy.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Données personnelles' })).toBeVisible();
});
