/** The token of an invoice link is nowhere but in its exchange. */
import { cards, expect, linkOf, payByCard, screen, test } from '../support/browser-test.ts';

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
  await expect(page.getByText(/Cette page reste ouverte 2\sheures\. Ensuite/)).toBeVisible();
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await expect(page.getByText(/Cette page reste ouverte/)).toHaveCount(0);
  await page.goBack();
  await screen(page, 'choice')
    .getByRole('button', { name: /^Vérifier et payer/ })
    .click();
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
