/** The payment of a subscription, from its link to the server's word, on the real server. */
import { cards, errorSummary, expect, type Language, payByCard, screen, signIn, test } from '../support/desk.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';

test('bank transfer: the exact reference, and no card page', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await screen(page, 'choice')
    .getByRole('radio', { name: /virement/ })
    .check();
  await goToCheck(page, 'fr');
  await payButton(page, 'fr').click();
  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/account\/payment\/step3\/(success|failed)\/PAY-/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.reload();
  await expect(screen(page, 'awaitingTransfer').getByText(reference).first()).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toEqual([]);
});

test('wallet: credits are taken once, whatever is clicked, and the receipt follows', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentWallet', 'en');
  await page.goto(address);
  await screen(page, 'choice')
    .getByRole('radio', { name: /wallet/ })
    .check();
  const before = (await control.subscriptionBooks(id)).balance ?? 0;
  await goToCheck(page, 'en');
  await payButton(page, 'en').dblclick();
  await expect(screen(page, 'paid')).toBeVisible();
  await expect(screen(page, 'paid').getByText(/Subscription .* runs from/)).toBeVisible();
  const { balance, operations, books, subscription } = await control.subscriptionBooks(id);
  expect(operations).toHaveLength(1);
  expect(balance).toBe(before + (operations[0]?.amount_minor ?? 0));
  expect(books?.payments).toHaveLength(1);
  expect(subscription.status).toBe('current');
});

test('a wallet that does not cover the price is not offered, and why is said', async ({ page, control }) => {
  const { address } = await payer(page, control, 'paymentWalletShort', 'en');
  await page.goto(address);
  await expect(screen(page, 'choice').getByText(/does not cover the payment/)).toBeVisible();
  await expect(screen(page, 'choice').getByRole('radio', { name: /wallet/ })).toHaveCount(0);
});

test('declined: not charged, with advice, and a second card pays', async ({ page, control }) => {
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await goToCheck(page, 'fr');
  await payButton(page, 'fr').click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.insufficientFunds);
  await expect(screen(page, 'notCharged')).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/account\/payment\/step3\/failed\//);
  await screen(page, 'notCharged').getByRole('button', { name: 'Payer avec une autre carte' }).click();
  await payButton(page, 'fr').click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});

test('3-D Secure abandoned: never shown as paid, and taken up again on the same page', async ({ page, control }) => {
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
  await screen(page, 'interrupted').getByRole('button', { name: 'Go on to the payment page' }).click();
  await expect(page).toHaveURL(hosted);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.subscriptionBooks(id)).books?.payments).toHaveLength(1);
});

test('a valid Belgian VAT number: no tax, and the law’s words', async ({ page, control }) => {
  const { address } = await payer(page, control, 'paymentReverseCharge', 'en');
  await page.goto(address);
  await goToCheck(page, 'en');
  await expect(page.getByText(/^Reverse charge: the buyer accounts for the VAT/).first()).toBeVisible();
  await expect(payButton(page, 'en')).toHaveText(/€1,980\.00/);
  await screen(page, 'check').getByRole('link', { name: 'Change the VAT number' }).click();
  await screen(page, 'billing').getByLabel('VAT number').fill('BE0000000001');
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await expect(errorSummary(page)).toBeFocused();
  await screen(page, 'billing').getByLabel('VAT number').fill('');
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await expect(payButton(page, 'en')).not.toHaveText(/€1,980\.00/);
});

test('no kept address: it is typed, kept, and offered the next time', async ({ page, control }) => {
  const { address } = await payer(page, control, 'paymentNoAddress', 'en');
  await page.goto(address);
  await screen(page, 'choice').getByRole('button', { name: 'Continue to billing' }).click();
  const form = screen(page, 'billing');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(errorSummary(page)).toBeFocused();
  await form.getByLabel('Country').selectOption('SN');
  await form.getByLabel('Recipient’s name').fill('Awa Ndiaye');
  await form.getByLabel('Street address').fill('14 avenue de l’Estuaire');
  await form.getByLabel('City').fill('Dakar');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(screen(page, 'check')).toBeVisible();
  await expect(page.getByText('No French VAT outside the European Union').first()).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'billing').getByRole('radio', { name: /Awa Ndiaye/ })).toBeChecked();
});

test('nothing of this number is payable: a clear page with ways on', async ({ page, control }) => {
  const { id } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(`/en/account/payment?id=${id + 100_000}`);
  await expect(screen(page, 'unknown').getByRole('link', { name: 'Go to your account' })).toBeVisible();
  await page.goto('/en/account/payment');
  await expect(screen(page, 'notFound')).toBeVisible();
});

test('a session that ends in the middle: sign in, back to the same step, with what was typed', async ({
  page,
  context,
  control,
}) => {
  const { account, address } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(address);
  await screen(page, 'choice').getByRole('button', { name: 'Continue to billing' }).click();
  await screen(page, 'billing').getByLabel('Purchase order number').fill('PO-77');
  const cookies = await context.cookies();
  await context.clearCookies({ name: /session/ });
  expect((await context.cookies()).length).toBeLessThan(cookies.length);
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await signIn(page, account);
  await expect(screen(page, 'billing').getByLabel('Purchase order number')).toHaveValue('PO-77');
  await screen(page, 'billing').getByRole('button', { name: 'Continue' }).click();
  await expect(screen(page, 'check').getByText('PO-77')).toBeVisible();
});

test('the language switch and a reload keep what was typed, at every step', async ({ page, control }) => {
  const { address } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(address);
  await screen(page, 'choice')
    .getByRole('radio', { name: /transfer/ })
    .check();
  await page.reload();
  await expect(screen(page, 'choice').getByRole('radio', { name: /transfer/ })).toBeChecked();
  await screen(page, 'choice').getByRole('button', { name: 'Continue to billing' }).click();
  await screen(page, 'billing').getByLabel('Purchase order number').fill('PO-78');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(screen(page, 'billing').getByLabel('Numéro de bon de commande')).toHaveValue('PO-78');
  await page.reload();
  await expect(screen(page, 'billing').getByLabel('Numéro de bon de commande')).toHaveValue('PO-78');
  await screen(page, 'billing').getByRole('button', { name: 'Continuer' }).click();
  await expect(screen(page, 'check').getByText('PO-78')).toBeVisible();
  await page.reload();
  await expect(screen(page, 'check').getByText('PO-78')).toBeVisible();
  await expect(page).toHaveURL(/step2\?id=\d+&step=check/);
  await page.goBack();
  await expect(screen(page, 'billing')).toBeVisible();
  await page.goForward();
  await expect(screen(page, 'check')).toBeVisible();
});

const languages: readonly Language[] = ['fr', 'en'];
for (const language of languages) {
  test(`${language}: the receipt prints on one A4 page`, async ({ page, control }) => {
    const { address } = await payer(page, control, 'paymentSettled', language);
    await page.goto(address);
    await expect(screen(page, 'paid')).toBeVisible();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
    expect(pages).toHaveLength(1);
  });
}
