/** At most one charge for an invoice, whatever is clicked, reloaded, retried or opened twice. */
import { cards, expect, goToHostedPage, linkOf, payByCard, screen, test } from '../support/desk.ts';

test('a double click on the last step makes one order and one charge', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .dblclick();
  await page.waitForURL('**/pay/sandbox/**');
  const books = await control.books(buyer.invoices[0]?.id ?? 0);
  expect(books.checkouts).toHaveLength(1);
  await page.getByLabel(/^Numéro de carte/).fill(cards.charged);
  await page.getByLabel(/^Date d’expiration/).fill('12/34');
  await page.getByLabel('Cryptogramme').fill('123');
  await page.getByLabel('Nom inscrit sur la carte').fill('Awa Ndiaye');
  await page.getByRole('button', { name: /^Payer\s/ }).dblclick();
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('a reload at every step comes back to it, and the receipt charges nothing again', async ({ page, control }) => {
  const buyer = await control.scenario('severalInvoices');
  await page.goto(linkOf(buyer, 'en'));
  await expect(screen(page, 'choice')).toBeVisible();
  await page.reload();
  await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
  await expect(screen(page, 'check')).toBeVisible();
  await page.reload();
  await screen(page, 'check')
    .getByRole('button', { name: /^Pay\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  await page.reload();
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  const purchases = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'purchase'));
  expect(await purchases()).toMatchObject([{ reference: new URL(page.url()).pathname.split('/').at(-1) }]);
  await page.reload();
  await expect(screen(page, 'paid')).toBeVisible();
  expect(await purchases()).toEqual([]);
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('Back after paying leads to the receipt, never to an armed form', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await goToHostedPage(page, linkOf(buyer, 'fr'));
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Payer\s/ })).toHaveCount(0);
  await expect(page.locator('main[data-screen="paid"], main[data-screen="settled"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main[data-screen="paid"], main[data-screen="settled"]')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('two tabs with the same invoice: the second one sees it paid', async ({ page, context, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  const second = await context.newPage();
  await second.goto(linkOf(buyer, 'fr'));
  for (const tab of [page, second]) {
    await screen(tab, 'choice').getByRole('button', { name: 'Continuer' }).click();
    await expect(screen(tab, 'check')).toBeVisible();
  }
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  await screen(second, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await expect(screen(second, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('two tabs on the hosted page: one charge', async ({ page, context, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await goToHostedPage(page, linkOf(buyer, 'fr'));
  const second = await context.newPage();
  await goToHostedPage(second, linkOf(buyer, 'fr'));
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  await second.reload();
  await expect(screen(second, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('an answer that is lost after the order is found again under its key', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  await page.route(
    '**/ajax/subscriptions/invoice/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await expect(page.locator('main[data-screen="recovering"]')).toBeVisible();
  await expect(screen(page, 'interrupted')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).checkouts).toHaveLength(1);
  await screen(page, 'interrupted').getByRole('button').first().click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});

test('a price that changes meanwhile is refused, with the new total', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  const pay = screen(page, 'check').getByRole('button', { name: /^Payer\s/ });
  const before = await pay.textContent();
  await control.changePrice(buyer.invoices[0]?.id ?? 0, 99_000);
  await pay.click();
  await expect(screen(page, 'check')).toBeVisible();
  await expect(pay).not.toHaveText(before ?? '');
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).sessions).toHaveLength(0);
});
