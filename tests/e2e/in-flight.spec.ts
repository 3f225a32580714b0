/** Back while an order is on its way: its outcome is told, wherever the person wanted to be meanwhile. */
import type { Page, Route } from '@playwright/test';
import { cards, comeSignedIn, expect, payByCard, screen, test } from '../support/desk.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';

const CHECKOUT = '**/ajax/subscriptions/online/checkout';

/** Lets the order wait at the door of the server; gives what lets it through. */
async function heldOrder(page: Page, checkout = CHECKOUT): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(checkout, (route) => void held.push(route), { times: 1 });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
  };
}

const ways = [
  { method: /transfer/, scenario: 'paymentOpen', outcome: 'awaitingTransfer' },
  { method: /wallet/, scenario: 'paymentWallet', outcome: 'paid' },
] as const;

for (const { method, scenario, outcome } of ways) {
  test(`Back while it is paid by ${method.source}: ${outcome}`, async ({ page, control }) => {
    const { id, address } = await payer(page, control, scenario, 'en');
    await page.goto(`${address}&utm_source=letter`);
    await screen(page, 'choice').getByRole('radio', { name: method }).check();
    await goToCheck(page, 'en');
    await expect(page).toHaveURL(/utm_source=letter/);
    const letThrough = await heldOrder(page);
    await payButton(page, 'en').click();
    await page.goBack();
    await letThrough();
    await expect(screen(page, outcome)).toBeVisible();
    await expect(page).toHaveURL(/\/payment\/step3\/(success|failed)\/PAY-[^?]+\?.*utm_source=letter/);
    expect((await control.subscriptionBooks(id)).books?.checkouts).toHaveLength(1);
  });
}

test('Back, then Forward, while invoices are ordered: the outcome, and no form that could send another order', async ({
  page,
  control,
}) => {
  const { account, invoices } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en/account/invoices');
  await screen(page, 'choice')
    .getByRole('radio', { name: /transfer/ })
    .check();
  await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
  const letThrough = await heldOrder(page, '**/ajax/subscriptions/invoice/checkout');
  await payButton(page, 'en').click();
  await page.goBack();
  await letThrough();
  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  await page.goForward();
  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  await expect(payButton(page, 'en')).toHaveCount(0);
  expect((await control.books(invoices[0]?.id ?? 0)).checkouts).toHaveLength(1);
});

test('Back while one is led to the card page: it comes, and the payment is told', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  const letThrough = await heldOrder(page);
  await payButton(page, 'fr').click();
  await page.goBack();
  await letThrough();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});
