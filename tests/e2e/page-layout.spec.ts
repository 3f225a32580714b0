/** The layout around every page: links to the account and to sign-in, and legal notices. */
import type { Locator, Page } from '@playwright/test';
import { comeSignedIn, expect, screen, signIn, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/accessible.ts';

const header = (page: Page) => page.getByRole('banner');

test('returns to the funnel after a sign-in from the header, whose name links to the account', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { account } = await control.scenario('severalInvoices');
  await page.goto('/fr/quote');
  await expect(screen(page, 'needs')).toBeVisible();
  await header(page).getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/fr/signin?redirect=%2Fquote');
  await expect(header(page).getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
  await signIn(page, account);
  await expect(screen(page, 'needs')).toBeVisible();
  // A narrow page has a menu instead of the name.
  await header(page)
    .getByRole('button', { name: /^Menu du compte/ })
    .click();
  await page.getByRole('menuitem', { name: 'Votre compte' }).click();
  await expect(page).toHaveURL('/fr/account');
});

test('a narrow page has the account, the other language and the sign-out in a menu', async ({ page, control }) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/account/contact');
  await screen(page, 'writing').waitFor();
  const menu = header(page).getByRole('button', { name: /^(?:Menu du compte|Account menu)/ });
  await menu.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Votre compte', 'English', 'Se déconnecter']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/account/contact');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(menu).toHaveCount(0);
});

test('the footer links to legal notices, and to the public site in both languages', async ({ page }) => {
  await page.goto('/fr');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await expect(link('Mentions légales')).toHaveAttribute('href', '/fr/legal/notice');
  await expect(link('Données personnelles')).toHaveAttribute('href', '/fr/legal/privacy');
  await link('Conditions de vente').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions de vente' })).toBeVisible();
  await expect(page).toHaveTitle(/^Conditions de vente – ./);
  await expect(page.locator('address')).toContainText('Éditions des Lagunes');
  await expectAccessible(page);
  await page.goto('/en');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Read The Lagoon Courier online' })).toHaveAttribute(
    'href',
    'https://www.example.org/',
  );
  const french = foot.getByRole('link', { name: 'Our site in French' });
  await expect(french).toHaveAttribute('href', 'https://www.example.fr/');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await expect(foot.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', /^https:/);
});

/** Rectangles of the lines of each link’s text: the prerendered markup may be replaced meanwhile. */
const linesOf = (links: Locator) =>
  links.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [...text.getClientRects()].map(({ top, bottom }) => ({ top, bottom }));
    }),
  );

for (const width of [360, 1280])
  test(`the footer’s links are as far from each other at ${width} px whether they wrap or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr');
    const lists = page.getByRole('contentinfo').getByRole('list');
    await expect(lists).toHaveCount(2);
    for (const list of await lists.all())
      await expect(async () => {
        const links = await linesOf(list.getByRole('link'));
        const gaps = links.slice(1).map(([first], index) => (first?.top ?? 0) - (links[index]?.at(-1)?.bottom ?? 0));
        expect(gaps.length).toBeGreaterThan(1);
        expect(Math.max(...gaps) - Math.min(...gaps), `gaps of ${gaps.join(', ')} px`).toBeLessThan(1.5);
        expect(Math.min(...gaps), 'more than the leading within a link').toBeGreaterThanOrEqual(8);
      }).toPass();
  });

test('the nameplate has one line on a phone, next to the sign-in link and the other language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
  const [lines] = await linesOf(header(page).getByRole('link', { name: 'Le Courrier des Lagunes' }));
  expect(lines).toHaveLength(1);
});

test('the other language’s code ends where the rule of the masthead does', async ({ page }) => {
  for (const [width, language] of [
    [320, 'fr'],
    [360, 'fr'],
    [360, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/${language}/quote`);
    await screen(page, 'needs').waitFor();
    const code = header(page).getByText(language === 'fr' ? 'en' : 'fr', { exact: true });
    const rule = header(page).locator('div').last();
    await expect(async () => {
      const [text, line] = [await code.boundingBox(), await rule.boundingBox()];
      if (!text || !line) throw new Error('The masthead is not drawn yet');
      expect(Math.abs(text.x + text.width - line.x - line.width), `${language}, ${width} px`).toBeLessThan(1.5);
    }).toPass();
  }
});

test('the account’s index marks the present page or its parent, and scrolls to it on a phone', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/account');
  const index = page.getByRole('navigation', { name: 'Compte' });
  await expect(index.getByRole('link', { name: 'Factures', exact: true })).toBeVisible();
  await expect(index.getByRole('link', { name: 'Vue d’ensemble' })).toHaveAttribute('aria-current', 'page');
  // It fades out where it goes on.
  const fades = (side: string) => expect(index).toHaveAttribute('data-cut', side);
  await fades('end');
  await index.getByRole('link', { name: 'Abonnements' }).click();
  await fades('both');
  await index.getByRole('link', { name: 'Nous écrire' }).click();
  await screen(page, 'writing').waitFor();
  await expect(index.getByRole('link', { name: 'Nous écrire' })).toBeInViewport({ ratio: 1 });
  await fades('start');
  await page.goto('/fr/account/infosuser/addresses');
  await expect(index.locator('[aria-current]')).toHaveText('Informations personnelles');
  await expect(index.locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
  await expect(index.getByText('Adresses')).toBeInViewport();
});

test('a timed toast stays 5,000 ms, longer under the pointer; F6 reaches it, focus holds it and returns when it closes', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.clock.install();
  await page.goto('/fr/account');
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  const message = page.getByText('Déconnexion effectuée');
  await expect(message).toBeVisible();
  const toast = page.getByRole('alertdialog', { name: 'Déconnexion effectuée.' });
  await expect(page.getByRole('alert').filter({ hasText: 'Déconnexion effectuée.' })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Déconnexion effectuée.' })).toHaveCount(0);
  const field = page.getByLabel('Adresse e\u2011mail');
  await field.focus();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: '1\u00A0message' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Fermer le message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(field).toBeFocused();

  await signIn(page, account);
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(message).toBeVisible();
  await page.clock.fastForward(3_000);
  await message.hover();
  await page.clock.fastForward(10_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5_000);
  await expect(message).toBeHidden();
});

test('a toast waits for its code, and loads it again after a failure', async ({ page, control }) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  const code = /toast-region.*\.js/;
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.route(code, (route) => route.abort());
  await page.goto('/fr/account');
  await refused;
  await page.unroute(code);
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByText('Déconnexion effectuée')).toBeVisible();
});
