/** The token of an invoice link is nowhere but in its exchange. */
import { cards, expect, linkOf, payByCard, screen, test } from '../support/desk.ts';

test('the token leaves the address bar and is nowhere else', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  const token = buyer.token ?? '';
  expect(token.length).toBeGreaterThanOrEqual(22);
  const exchanges: string[] = [];
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.get('invoiceToken') === token) exchanges.push(pathname);
    else if (request.url().includes(token)) leaks.push(request.url());
    if (JSON.stringify(request.headers()).includes(token)) leaks.push(`header of ${pathname}`);
    if (request.postData()?.includes(token)) leaks.push(`body of ${pathname}`);
  });
  page.on('console', (message) => {
    if (message.text().includes(token)) leaks.push(`console: ${message.text()}`);
  });

  await page.goto(linkOf(buyer, 'fr'));
  await expect(screen(page, 'choice')).toBeVisible();
  expect(page.url()).not.toContain(token);
  await expect(page.getByText(/Cette page reste ouverte 2\sheures\. Passé ce délai/)).toBeVisible();
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();

  expect(exchanges).toEqual(['/fr/account/invoices', '/fr/ajax/user']);
  expect(leaks).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      window.dataLayer,
      document.documentElement.outerHTML,
      window.history.state,
    ]),
  );
  expect(kept).not.toContain(token);
  expect(kept).toContain('virtualPageView');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ value }) => value.includes(token))).toEqual([]);
  expect(cookies.filter(({ httpOnly }) => httpOnly)).not.toEqual([]);
});

for (const [scenario, why] of [
  ['expiredLink', 'expired'],
  ['revokedLink', 'revoked'],
] as const) {
  test(`an ${why} link leads to the account home by way of sign-in, with the warning`, async ({ page, control }) => {
    const buyer = await control.scenario(scenario);
    await page.goto(linkOf(buyer, 'fr'));
    await expect(screen(page, 'signIn')).toBeVisible();
    await expect(page).toHaveURL('/fr/signin?redirect=%2Faccount');
    await expect(page.getByText(/Après 8\sheures sans activité/)).toBeVisible();
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'warning', value: 'PMC_Factures_TokenInfoLogout' }),
    );
    await expect(screen(page, 'signIn').getByText(/lien/).first()).toBeVisible();
  });
}

test('a link opens its own invoice and nothing else', async ({ page, control }) => {
  const buyer = await control.scenario('severalInvoices');
  const other = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await expect(screen(page, 'choice')).toBeVisible();
  const [own, sibling] = buyer.invoices;
  await expect(page.getByText(own?.reference ?? '').first()).toBeVisible();
  await expect(page.getByText(sibling?.reference ?? '')).toHaveCount(0);

  const order = {
    factureIIds: [other.invoices[0]?.id],
    moyen: 'carte',
    version: 'whatever',
  };
  const response = await page.request.post('/fr/ajax/subscriptions/invoice/checkout', {
    data: order,
    headers: { 'Idempotency-Key': 'somebody-elses' },
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
  expect((await control.books(other.invoices[0]?.id ?? 0)).checkouts).toEqual([]);
});
