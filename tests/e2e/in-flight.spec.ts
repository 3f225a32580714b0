/** Back during an order: the outcome is shown, even if the person has gone elsewhere meanwhile. */
import type { Page, Route } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';
import { payButton } from '../support/payments.ts';

/** Holds the order back. `sent` waits until it has left the page: a press is acted on a frame later. */
async function holdOrder(page: Page) {
  const held: Route[] = [];
  await page.route('**/ajax/subscriptions/invoice/checkout', (route) => void held.push(route), { times: 1 });
  return {
    sent: () => expect.poll(() => held.length).toBe(1),
    letThrough: () => held[0]?.continue(),
  };
}

test('shows the outcome, and no form, when Back and Forward are pressed while an order is sent', async ({
  page,
  control,
}) => {
  const { account, invoices } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en/account/invoices');
  await screen(page, 'choice')
    .getByRole('radio', { name: /transfer/ })
    .check();
  await screen(page, 'choice')
    .getByRole('button', { name: /^Check and pay/ })
    .click();
  const order = await holdOrder(page);
  await payButton(page, 'en').click();
  await order.sent();
  await page.goBack();
  await order.letThrough();
  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  await page.goForward();
  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  await expect(payButton(page, 'en')).toHaveCount(0);
  expect((await control.books(invoices[0]?.id ?? 0)).checkouts).toHaveLength(1);
});
