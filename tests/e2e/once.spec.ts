/** At most one charge for an invoice, despite repeated clicks, reloads, retries and tabs. */
import { cards, expect, goToHostedPage, linkOf, payByCard, screen, test } from '../support/browser-test.ts';

test('charges once, and reports one purchase, when Pay is double-clicked, the receipt reloaded and Back pressed', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice');
  const books = () => control.books(buyer.invoices[0]?.id ?? 0);
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice')
    .getByRole('button', { name: /^Vérifier et payer/ })
    .click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .dblclick();
  await page.waitForURL('**/pay/sandbox/**');
  expect((await books()).checkouts).toHaveLength(1);
  await page.reload();
  await page.getByLabel(/^Numéro de carte/).fill(cards.charged);
  await page.getByLabel(/^Date d’expiration/).fill('12/34');
  await page.getByLabel('Code de sécurité').fill('123');
  await page.getByLabel('Nom inscrit sur la carte').fill('Awa Ndiaye');
  await page.getByRole('button', { name: /^Payer\s/ }).dblclick();
  await expect(screen(page, 'paid')).toBeVisible();
  const purchases = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'purchase'));
  expect(await purchases()).toMatchObject([{ reference: new URL(page.url()).pathname.split('/').at(-1) }]);
  await page.reload();
  await expect(screen(page, 'paid')).toBeVisible();
  expect(await purchases()).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    await page.goBack();
    await expect(page.locator('main[data-screen="paid"], main[data-screen="settled"]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Payer\s/ })).toHaveCount(0);
  }
  expect((await books()).payments).toHaveLength(1);
});

test(
  'charges once in two tabs: the one at the check shows the receipt after the other has paid',
  { tag: '@sweep' },
  async ({ page, context, control }) => {
    const buyer = await control.scenario('oneInvoice');
    const other = await context.newPage();
    await other.goto(linkOf(buyer, 'fr'));
    await screen(other, 'choice')
      .getByRole('button', { name: /^Vérifier et payer/ })
      .click();
    await expect(screen(other, 'check')).toBeVisible();
    await goToHostedPage(page, linkOf(buyer, 'fr'));
    await payByCard(page, cards.charged);
    await expect(screen(page, 'paid')).toBeVisible();
    await screen(other, 'check')
      .getByRole('button', { name: /^Payer\s/ })
      .click();
    await expect(screen(other, 'paid')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
  },
);

test('orders nothing while offline, and finds an order whose answer was lost', async ({ page, context, control }) => {
  const buyer = await control.scenario('oneInvoice');
  const checkouts = async () => (await control.books(buyer.invoices[0]?.id ?? 0)).checkouts;
  const pay = screen(page, 'check').getByRole('button', { name: /^Payer\s/ });
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice')
    .getByRole('button', { name: /^Vérifier et payer/ })
    .click();
  await expect(pay).toBeVisible();
  await context.setOffline(true);
  await pay.click();
  await expect(page.locator('main[data-screen="recovering"]')).toBeVisible();
  await context.setOffline(false);
  await expect(pay).toBeVisible();
  expect(await checkouts()).toEqual([]);
  await page.route(
    '**/ajax/subscriptions/invoice/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await pay.click();
  await expect(screen(page, 'interrupted')).toBeVisible();
  expect(await checkouts()).toHaveLength(1);
  await screen(page, 'interrupted').getByRole('button').first().click();
  await page.waitForURL('**/pay/sandbox/**');
  expect(await checkouts()).toHaveLength(1);
});
