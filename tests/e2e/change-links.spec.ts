/** A check page has one link per group of answers, to the first field of the group, and the page leads back to the check. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';
import { fillOffer, fillRequester, freshAddress } from '../support/quote-requests.ts';

const onward = /^(?:Continuer|Continue|Vérifier et payer|Check and pay)/;

/** Follows each link of the check page that changes something; the names of the controls that have the focus then. */
async function controlsLedTo(page: Page, back: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const links = screen(page, 'check').getByRole('link', { name: /^(?:Modifier|Change) / });
  await expect(links.first()).toBeVisible();
  const names: string[] = [];
  for (let place = 0; place < (await links.count()); place += 1) {
    await links.nth(place).click();
    await expect(screen(page, 'check')).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveAttribute('name', /./);
    names.push((await page.locator('main :focus').getAttribute('name')) ?? '');
    await back(page);
    await expect(screen(page, 'check')).toBeVisible();
  }
  return names;
}

test('each group of a payment’s check page', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('paymentOpen');
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/payment?id=${subscription?.id}`);
  await screen(page, 'choice').getByRole('button', { name: onward }).click();
  await screen(page, 'billing').getByRole('button', { name: onward }).click();
  const names = await controlsLedTo(page, async () => void (await page.goBack()));
  expect(names.map((name) => name.replace(/\..*/, ''))).toEqual(['method', 'address']);
});

test('each group of the check page of a request for a quote', async ({ page }) => {
  await page.goto('/fr/quote');
  const goOn = () => page.locator('main').getByRole('button', { name: onward }).click();
  await fillOffer(page);
  await goOn();
  await fillRequester(page, freshAddress());
  await goOn();
  const names = await controlsLedTo(page, async () => void (await page.goBack()));
  expect(names).toEqual([expect.stringMatching(/^publicationIds/), 'civility']);
});

test('each group of an invoice’s check page, and Continue leads back', { tag: '@sweep' }, async ({ page, control }) => {
  const { account } = await control.scenario('severalInvoices');
  await comeSignedIn(page, account);
  await page.goto('/fr/account/invoices');
  await screen(page, 'choice').getByRole('checkbox').first().check();
  const goOn = () => screen(page, 'choice').getByRole('button', { name: onward }).click();
  await goOn();
  const names = await controlsLedTo(page, goOn);
  expect(names.map((name) => name.replace(/-\d+$/, ''))).toEqual(['invoices', 'method']);
});

test('each row of personal information, and the focus comes back to its link', async ({ page, control }) => {
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/infosuser');
  const overview = screen(page, 'overview');
  const links = overview.locator('dl a:not([href*="/documents/"])');
  await links.first().waitFor();
  const fields: (string | null)[] = [];
  for (let place = 0; place < (await links.count()); place += 1) {
    await links.nth(place).click();
    await expect(overview).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveAttribute('name', /./);
    fields.push(await page.locator('main :focus').getAttribute('name'));
    if (place % 2 === 0) await page.goBack();
    else await page.getByRole('link', { name: 'Annuler' }).click();
    await expect(links.nth(place)).toBeFocused();
  }
  expect(fields).toEqual(['lastName', 'phone', 'email', 'password', 'organisation', 'jobTitle', 'sector', 'source']);
});
