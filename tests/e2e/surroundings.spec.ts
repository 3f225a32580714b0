/** What stands around every page: the way to one's account or to sign in, and what the law wants said. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, signIn, test } from '../support/desk.ts';
import { tabTo } from '../support/keyboard.ts';

const header = (page: Page) => page.getByRole('banner');

for (const width of [360, 1280]) {
  test(`a stranger signs in from a funnel and comes back to it; the name leads to the account (${width} px)`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { account } = await control.scenario('severalInvoices');
    await page.goto('/fr/quote');
    await expect(screen(page, 'needs')).toBeVisible();
    await header(page).getByRole('link', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/fr/signin?redirect=%2Fquote');
    // It leads nowhere from where one signs in.
    await expect(header(page).getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
    await signIn(page, account);
    await expect(screen(page, 'needs')).toBeVisible();
    await header(page).locator('a[href="/fr/account"]').click();
    await expect(page).toHaveURL('/fr/account');
  });
}

for (const [language, titles] of [
  ['fr', ['Mentions légales', 'Données personnelles', 'Conditions de vente']],
  ['en', ['Legal notice', 'Privacy', 'Terms of sale']],
] as const) {
  test(`the foot of a page leads to what the law wants said (${language})`, async ({ page }) => {
    for (const title of titles) {
      await page.goto(`/${language}`);
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} – .`));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'fr-FR' : 'en-US');
      await expect(page.locator('address')).toContainText('Éditions des Lagunes');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}

for (const [language, own, other] of [
  [
    'fr',
    ['Lire Le Courrier des Lagunes en ligne', 'https://www.example.fr/'],
    ['en', 'Read us online', 'https://www.example.org/'],
  ],
  [
    'en',
    ['Read The Lagoon Courier online', 'https://www.example.org/'],
    ['fr', 'Nous lire en ligne', 'https://www.example.fr/'],
  ],
] as const) {
  test(`the foot of a page leads to the public site in both languages, and to social pages (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: own[0] })).toHaveAttribute('href', own[1]);
    const elsewhere = foot.getByRole('link', { name: other[1] });
    await expect(elsewhere).toHaveAttribute('href', other[2]);
    await expect(elsewhere).toHaveAttribute('hreflang', other[0]);
    await expect(elsewhere).toHaveAttribute('lang', other[0]);
    await expect(foot.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', /^https:/);
    await expect(page.locator('[data-platform="courrier-web"]')).toBeVisible();
  });
}

test('on a phone the account’s index is unfolded by keyboard, leads on, and is folded there again', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/account/contact');
  await screen(page, 'writing').waitFor();
  const fold = page.getByRole('button', { name: /^Votre compte/ });
  const overview = page.getByRole('link', { name: 'Vue d’ensemble' });
  await expect(fold).toContainText('Nous écrire');
  await expect(overview).toBeHidden();
  await tabTo(page, fold);
  await page.keyboard.press('Enter');
  await tabTo(page, overview);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'accountHome')).toBeVisible();
  await expect(fold).toContainText('Vue d’ensemble');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(overview).toBeHidden();
  // Also where the link leads to the page that is there.
  await fold.press('Enter');
  await overview.press('Enter');
  await expect(overview).toBeHidden();
  await expect(fold).toBeFocused();
  // Beside the page it stands open, without a button.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(overview).toBeVisible();
  await expect(fold).toBeHidden();
});
