/** At most one charge for a subscription, whatever is clicked, reloaded, retried or opened twice. */
import { cards, expect, payByCard, screen, test } from '../support/desk.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';

test('a double click on the last step makes one order and one charge', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  await payButton(page, 'fr').dblclick();
  await page.waitForURL('**/pay/sandbox/**');
  expect((await control.subscriptionBooks(id)).books?.checkouts).toHaveLength(1);
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  const purchases = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'purchase'));
  expect(await purchases()).toMatchObject([{ reference: new URL(page.url()).pathname.split('/').at(-1) }]);
  await page.reload();
  await expect(screen(page, 'paid')).toBeVisible();
  expect(await purchases()).toEqual([]);
  const { books, subscription } = await control.subscriptionBooks(id);
  expect(books?.payments).toHaveLength(1);
  expect(subscription.status).toBe('current');
});

test('Back after paying leads to the receipt, never to an armed form', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  await payButton(page, 'fr').click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  for (let times = 0; times < 3; times += 1) {
    await page.goBack();
    await expect(page.locator('main[data-screen="paid"]')).toBeVisible();
  }
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});

test('two tabs with the same subscription: the second one sees it paid', async ({ page, context, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(address);
    await goToCheck(tab, 'fr');
  }
  await payButton(page, 'fr').click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  await payButton(second, 'fr').click();
  await expect(screen(second, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});

test('an answer that is lost after the order is found again under its key', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  await page.route(
    '**/ajax/subscriptions/online/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await payButton(page, 'fr').click();
  await expect(page.locator('main[data-screen="recovering"]')).toBeVisible();
  await expect(screen(page, 'interrupted')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.checkouts).toHaveLength(1);
  await screen(page, 'interrupted').getByRole('button').first().click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});

test('a wallet payment whose answer is lost: the truth, and credits taken once', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentWallet', 'en');
  await page.goto(address);
  await screen(page, 'choice')
    .getByRole('radio', { name: /wallet/ })
    .check();
  await goToCheck(page, 'en');
  await page.route(
    '**/ajax/subscriptions/online/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await payButton(page, 'en').click();
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).operations).toHaveLength(1);
});

test('a price that changes meanwhile is refused, with the new total', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  const pay = payButton(page, 'fr');
  const before = await pay.textContent();
  await control.changeSubscriptionPrice(id, 99_000);
  await pay.click();
  await expect(screen(page, 'check').getByText('Le prix a changé')).toBeVisible();
  await expect(pay).not.toHaveText(before ?? '');
  expect((await control.subscriptionBooks(id)).books).toBeNull();
  await pay.click();
  await page.waitForURL('**/pay/sandbox/**');
});
