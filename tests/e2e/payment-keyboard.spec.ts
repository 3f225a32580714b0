/** From the link of a subscription to its receipt by keyboard alone, in English; an invoice is paid so in French. */
import { cards, expect, screen, test } from '../support/browser-test.ts';
import { tabTo, typeCard } from '../support/keyboard.ts';
import { payButton, payer } from '../support/payments.ts';

const words = {
  billing: 'Continue to billing',
  check: 'Continue',
  billingTitle: 'Billing details',
  checkTitle: 'Check before you pay',
  paid: 'Payment received',
} as const;

test('choice, billing, check, hosted page, receipt', async ({ page, control }) => {
  const { billing, check, billingTitle, checkTitle, paid } = words;
  const { account, address } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(address);
  await expect(screen(page, 'choice')).toBeVisible();
  await tabTo(page, screen(page, 'choice').getByRole('button', { name: billing }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: billingTitle })).toBeFocused();
  await expect(screen(page, 'billing')).toBeVisible();
  await tabTo(page, screen(page, 'billing').getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(screen(page, 'billing').getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await tabTo(page, screen(page, 'billing').getByRole('button', { name: check }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: checkTitle })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(checkTitle));
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await tabTo(page, payButton(page, 'en'));
  await page.keyboard.press('Enter');

  await page.waitForURL('**/pay/sandbox/**');
  await typeCard(page, cards.charged);

  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
  await control.tick();
  await expect.poll(() => control.mailTo(account.email)).toMatchObject([{ kind: 'payment-received', locale: 'en' }]);
});
