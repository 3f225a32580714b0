/** From the link in the invoice's e-mail to the receipt by keyboard alone, in French; a subscription up to the hosted page in English. */
import { cards, expect, linkOf, screen, test } from '../support/browser-test.ts';
import { tabTo, typeCard } from '../support/keyboard.ts';

const words = {
  check: /^Vérifier et payer/,
  pay: /^Payer\s/,
  heading: 'Paiement reçu',
  title: 'Vérifiez avant de payer',
} as const;

test('link, choice, check, hosted page, receipt', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice', { locale: 'fr' });
  const mails = await control.mailTo(buyer.account.email);
  expect(mails).toEqual([]);
  const { check, pay, heading, title } = words;

  await page.goto(linkOf(buyer, 'fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(screen(page, 'choice')).toBeVisible();
  await tabTo(page, screen(page, 'choice').getByRole('button', { name: check }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Étape 2/ })).toBeAttached();
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await tabTo(page, screen(page, 'check').getByRole('button', { name: pay }));
  await page.keyboard.press('Enter');

  await page.waitForURL('**/pay/sandbox/**');
  await typeCard(page, cards.charged);

  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await control.tick();
  expect(await control.mailTo(buyer.account.email)).toMatchObject([{ kind: 'payment-received', locale: 'fr' }]);
});
