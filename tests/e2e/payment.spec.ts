/** The payment of a subscription, from its link to the server's word, on the real server. */
import { cards, comeSignedIn, expect, payByCard, screen, signIn, test } from '../support/browser-test.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';

test(
  'never shows an abandoned 3-D Secure payment as paid, and resumes it on the same page',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const { id, address } = await payer(page, control, 'paymentOpen', 'en');
    await page.goto(address);
    await goToCheck(page, 'en');
    await payButton(page, 'en').click();
    await page.waitForURL('**/pay/sandbox/**');
    const hosted = page.url();
    await payByCard(page, cards.authentication);
    await page.getByRole('button', { name: 'Approve the payment' }).waitFor();
    await page.goto(address);
    await expect(screen(page, 'interrupted')).toBeVisible();
    expect((await control.subscriptionBooks(id)).books?.payments).toEqual([]);
    await screen(page, 'interrupted').getByRole('button', { name: 'Continue payment' }).click();
    await expect(page).toHaveURL(hosted);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(screen(page, 'paid')).toBeVisible();
    expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
  },
);

test('returns to the same step with what was typed when the session ends in the middle', async ({
  page,
  context,
  control,
}) => {
  const { account, address } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(address);
  await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
  await screen(page, 'billing').getByLabel('Purchase order number').fill('PO-77');
  const cookies = await context.cookies();
  await context.clearCookies({ name: /session/ });
  expect((await context.cookies()).length).toBeLessThan(cookies.length);
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await signIn(page, account);
  await expect(screen(page, 'billing').getByLabel('Purchase order number')).toHaveValue('PO-77');
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await expect(screen(page, 'check').getByText('PO-77')).toBeVisible();
});

test(
  'keeps what was typed at every step when the language is switched',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const { address } = await payer(page, control, 'paymentOpen', 'en');
    await page.goto(address);
    await screen(page, 'choice')
      .getByRole('radio', { name: /transfer/ })
      .check();
    await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
    await screen(page, 'billing').getByLabel('Purchase order number').fill('PO-78');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(screen(page, 'billing').getByLabel('Numéro de bon de commande')).toHaveValue('PO-78');
    await screen(page, 'billing').getByRole('button', { name: 'Continuer' }).click();
    await expect(screen(page, 'check').getByText('PO-78')).toBeVisible();
    await expect(screen(page, 'check').getByRole('button', { name: /^Obtenir les coordonnées/ })).toBeVisible();
  },
);

test(
  'takes credits once when Pay is double-clicked and its answer is lost',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const { id, address } = await payer(page, control, 'paymentWallet', 'en');
    await page.goto(address);
    await screen(page, 'choice')
      .getByRole('radio', { name: /wallet/ })
      .check();
    const before = (await control.subscriptionBooks(id)).balance ?? 0;
    await goToCheck(page, 'en');
    await page.route(
      '**/ajax/subscriptions/online/checkout',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await payButton(page, 'en').dblclick();
    await expect(screen(page, 'paid')).toBeVisible();
    await expect(screen(page, 'paid').getByText(/\w.* runs from/)).toBeVisible();
    const { balance, operations, books, subscription } = await control.subscriptionBooks(id);
    expect(operations).toHaveLength(1);
    expect(balance).toBe(before + (operations[0]?.amount_minor ?? 0));
    expect(books?.payments).toHaveLength(1);
    expect(subscription.status).toBe('current');
  },
);

test('names the open invoice that asks for the payment already, and leads to it', async ({ page, control }) => {
  const { account } = await control.scenario('paymentPartlyPaid', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en/account/subscriptions');
  const href = await screen(page, 'list').locator('li a').first().getAttribute('href');
  await page.goto(`/en/account/payment?id=${href?.split('/').at(-1) ?? ''}`);
  const notice = screen(page, 'choice').getByText(/^Invoice FA-\S+ asks for this payment already/);
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Pay it with your invoices' }).click();
  await expect(page).toHaveURL('/en/account/invoices');
});
