/** The tabs of one browser: one session, one stream of events, and pages that survive a missing server. */
import type { Page } from '@playwright/test';
import { calls } from '../../contract/calls.ts';
import { modificationEvents } from '../../contract/modification.ts';
import { comeSignedIn, expect, screen, signIn, test } from '../support/browser-test.ts';

const remark = (page: Page) => page.locator('#remark');

test('a sign-out in one tab reaches the others and deletes their drafts; a sign-in leads them back', async ({
  page,
  context,
  control,
}) => {
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  const other = await context.newPage();
  await other.goto('/fr/account/contact');
  await remark(other).fill('Bonjour');
  await page.goto('/fr/account');
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await expect(screen(other, 'signIn')).toBeVisible();
  await expect(other).toHaveURL('/fr/signin?redirect=%2Faccount%2Fcontact');
  await expect(other.getByText(account.email)).toBeHidden();

  await page.goto('/fr/signin');
  await signIn(page, account);
  await expect(other).toHaveURL('/fr/account/contact');
  await expect(remark(other)).toHaveValue('');
});

test('three visible windows load, and share one stream of events', async ({ page, context, control }) => {
  const { account } = await control.scenario('licence', { locale: 'fr' });
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === modificationEvents.path) streams.push(request.url());
  });
  await comeSignedIn(page, account);
  const windows = [page];
  for (let index = 1; index < 3; index += 1) windows.push(await context.newPage());
  for (const each of windows) {
    await each.goto('/fr/account/subscriptions');
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(each.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  }
  expect(streams).toHaveLength(1);
});

test('a link pressed while offline keeps the page and its typed values, and says so', async ({
  page,
  context,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/contact');
  await remark(page).fill('Bonjour');
  await context.setOffline(true);
  const link = page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Porte-monnaie' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Impossible de charger cette page')).toBeVisible();
  await expect(link).toBeFocused();
  await page.getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(page.getByText('Impossible de charger cette page')).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/fr/account/contact');
  await expect(remark(page)).toHaveValue('Bonjour');
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/fr/account/pme');
});

test('being offline and an unreachable server have different messages', async ({ page, context, control }) => {
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.route(`**${calls['user/pme'].path}*`, (route) => route.abort('connectionrefused'));
  await page.goto('/fr/account/pme');
  await expect(page.getByText('Le serveur est injoignable')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Le serveur est injoignable')).toBeVisible();
});
