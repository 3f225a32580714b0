/** From the link of a subscription to the hosted page by keyboard alone, in English; an invoice's goes on to the receipt in French. */
import { expect, screen, test } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';
import { payButton, payer } from '../support/payments.ts';

const words = {
  billing: 'Continue',
  check: 'Continue',
  billingTitle: 'Billing details',
  checkTitle: 'Check before you pay',
} as const;

test('choice, billing, check, hosted page', async ({ page, control }) => {
  const { billing, check, billingTitle, checkTitle } = words;
  const { address } = await payer(page, control, 'paymentOpen', 'en');
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
});
