/**
 * A page that the browser takes out of its page cache. Headless Chromium has none, so its events are dispatched here;
 * `npm run test:long -- engines` goes Back in Firefox and WebKit, which have one.
 */
import type { Page } from '@playwright/test';
import { calls } from '../../contract/calls.ts';
import { comeSignedIn, expect, hold, screen, test } from '../support/browser-test.ts';

const leave = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('shows nothing of an account from the page cache after the session has ended', async ({ page, control }) => {
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/pme');
  await screen(page, 'list').waitFor();
  const answer = await hold(page, `**${calls['user/reset'].path}*`);
  await page.request.post('/fr/ajax/login/logout', { data: {} });
  await leave(page);
  await expect(screen(page, 'list')).toBeHidden();
  await comeBack(page);
  await expect(screen(page, 'list')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  answer();
  await expect(screen(page, 'signIn')).toBeVisible();
  await expect(page).toHaveURL('/fr/signin?redirect=%2Faccount%2Fpme');
});

test('restores values and focus when the same person returns, and loads again where the session cannot be checked', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/contact');
  await page.locator('#remark').fill('Bonjour');
  await leave(page);
  await expect(page.locator('#remark')).toBeHidden();
  await comeBack(page);
  await expect(page.locator('#remark')).toBeVisible();
  await expect(page.locator('#remark')).toHaveValue('Bonjour');
  await expect(page.locator('#remark')).toBeFocused();

  await page.route(`**${calls['user/reset'].path}*`, (route) => route.abort('connectionrefused'));
  const loaded = page.waitForEvent('load');
  await comeBack(page);
  await loaded;
  await expect(page.locator('#remark')).toBeVisible();
});
