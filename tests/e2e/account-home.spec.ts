/** What a subscriber comes home for: what is to be paid and renewed, each part of the page alone, by keyboard, on a phone. */
import type { Page } from '@playwright/test';
import type { Control, Language } from '../support/desk.ts';
import { comeSignedIn, expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';

/** Signs in as somebody of a scenario, and shows the account's first page. */
async function arrive(page: Page, control: Control, name: string, language: Language): Promise<void> {
  const { account } = await control.scenario(name, { locale: language });
  await comeSignedIn(page, account);
  await page.goto(`/${language}/account`);
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('open invoices are told and led to; what was done about one in another tab is told when one comes back', async ({
  page,
  context,
  control,
}) => {
  await arrive(page, control, 'oneInvoice', 'fr');
  const invoices = section(page, 'Factures');
  await expect(invoices.getByRole('listitem')).toHaveCount(1);
  await expect(invoices.getByText(/À régler|Échéance|À échéance/)).toBeVisible();
  const pay = invoices.getByRole('link', { name: 'Payer la facture' });

  const other = await context.newPage();
  await other.goto('/fr/account/invoices');
  await screen(other, 'choice').getByLabel('Virement bancaire').check();
  await other.getByRole('button', { name: 'Continuer' }).click();
  await other.getByRole('button', { name: /^Obtenir les coordonnées/ }).click();
  await expect(other).toHaveURL(/\/success\/PAY-/);
  const [reference = ''] = /PAY-[^/]+$/.exec(other.url()) ?? [];
  await other.close();

  await expect(pay).toBeVisible();
  // Tabs of a driven browser are all seen: it does not tell them that one comes back.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(invoices.getByText(`En attente de votre virement ${reference}`)).toBeVisible();
  await expect(pay).toBeHidden();
  await invoices.getByRole('link', { name: 'Voir vos factures' }).click();
  await expect(page).toHaveURL('/fr/account/invoices');
});

test('one part that fails leaves the others whole, and is tried again by keyboard; a subscription is paid from here', async ({
  page,
  control,
  worker,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const _ of [1, 2]) await control.spoil(worker, '/ajax/servicesemail', { kind: 'status', status: 503 });
  await arrive(page, control, 'paymentOpen', 'en');
  const newsletters = section(page, 'Newsletters');
  await expect(newsletters.getByText('Your newsletters cannot be loaded')).toBeVisible();
  await expect(section(page, 'Invoices').getByText('Nothing to pay at the moment.')).toBeVisible();
  await expect(section(page, 'Just published').getByRole('listitem')).toHaveCount(5);
  const renewal = section(page, 'Renewals').getByRole('link', { name: /^Pay the subscription ?: The Lagoon Courier/ });
  await expect(renewal).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const again = newsletters.getByRole('button', { name: 'Try again' });
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  // It has failed once more: focus is where that is said, and the way on is next.
  await expect(newsletters.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newsletters.getByRole('link', { name: /newsletters$/ })).toBeVisible();
  await expect(newsletters.getByRole('heading')).toBeFocused();

  await renewal.focus();
  await page.keyboard.press('Enter');
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/account\/payment\?id=\d+$/);
});
