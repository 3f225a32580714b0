/** From an invoice link to the server's word, whatever the bank and the confirmation do. */
import { cards, type Confirmation, expect, goToHostedPage, linkOf, payByCard, screen, test } from '../support/desk.ts';

const SETTLED = 2;

// These tests let the server's time pass, which is one for all: one after the other, and nobody else does.
test.describe.configure({ mode: 'default' });

test.describe('a payment ends in the truth', () => {
  const confirmed: readonly Confirmation[] = ['atOnce', 'beforeReturn', 'twice', 'outOfOrder'];
  for (const confirmation of confirmed) {
    test(`confirmation ${confirmation}: paid, once`, async ({ page, control }) => {
      const buyer = await control.scenario('oneInvoice');
      await goToHostedPage(page, linkOf(buyer, 'fr'));
      await payByCard(page, cards.charged, confirmation);
      await expect(screen(page, 'paid')).toBeVisible();
      await expect(page).toHaveURL(/\/fr\/account\/invoices\/success\//);
      await control.pass(60_000);
      const books = await control.books(buyer.invoices[0]?.id ?? 0);
      expect(books.payments).toHaveLength(1);
      expect(books.invoice.status).toBe(SETTLED);
    });
  }

  test('late confirmation: being confirmed, then paid without anyone’s doing', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'fr'));
    await payByCard(page, cards.charged, 'late');
    await expect(screen(page, 'confirming')).toBeVisible();
    await control.pass(60_000);
    await expect(screen(page, 'paid')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
  });

  test('missing confirmation: the reconciler asks the provider', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    await payByCard(page, cards.charged, 'never');
    await expect(screen(page, 'confirming')).toBeVisible();
    await control.pass(60_000);
    await expect(screen(page, 'paid')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
  });

  test('being confirmed, then back to the invoices: the outcome again, never “not received”', async ({
    page,
    control,
  }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    await payByCard(page, cards.charged, 'never');
    await expect(screen(page, 'confirming')).toBeVisible();
    await page.goto('/en/account/invoices');
    await expect(screen(page, 'confirming')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/account\/invoices\/success\//);
    await screen(page, 'confirming').getByRole('link', { name: 'Ask for help' }).click();
    await screen(page, 'help').getByRole('link', { name: 'Back to your payment' }).click();
    await expect(screen(page, 'confirming')).toBeVisible();
    await control.pass(60_000);
    await expect(screen(page, 'paid')).toBeVisible();
  });

  test('forged confirmation: refused, and never shown as paid', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    await payByCard(page, cards.declined, 'forged');
    await control.pass(60_000);
    await page.reload();
    await expect(screen(page, 'notCharged')).toBeVisible();
    const books = await control.books(buyer.invoices[0]?.id ?? 0);
    expect(books.payments).toHaveLength(0);
    expect(books.invoice.status).toBe(1);
  });

  test('declined: not charged, with advice, and a second card pays', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'fr'));
    await payByCard(page, cards.insufficientFunds);
    await expect(screen(page, 'notCharged')).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/account\/invoices\/failed\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Carte refusée\s: provision insuffisante$/);
    await expect(screen(page, 'notCharged')).toContainText(/Rien n’a été débité/);
    await expect(screen(page, 'notCharged')).toContainText(buyer.invoices[0]?.reference ?? '');
    await screen(page, 'notCharged').getByRole('button', { name: 'Payer avec une autre carte' }).click();
    await screen(page, 'check')
      .getByRole('button', { name: /^Payer\s/ })
      .click();
    await page.waitForURL('**/pay/sandbox/**');
    await payByCard(page, cards.charged);
    await expect(screen(page, 'paid')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
  });

  test('3-D Secure approved: paid', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    await payByCard(page, cards.authentication);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(screen(page, 'paid')).toBeVisible();
  });

  test('3-D Secure refused: not charged', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    await payByCard(page, cards.authentication);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(screen(page, 'notCharged')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(0);
  });

  test('3-D Secure abandoned: never shown as paid, and can be taken up again', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await goToHostedPage(page, linkOf(buyer, 'en'));
    const hosted = page.url();
    await payByCard(page, cards.authentication);
    await page.getByRole('link', { name: 'Leave without answering' }).click();
    await expect(page.locator('main[data-screen="confirming"], main[data-screen="notCharged"]')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(0);
    await page.goto(hosted);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(screen(page, 'paid')).toBeVisible();
    expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
  });

  test('bank transfer: the exact reference, and no card page', async ({ page, control }) => {
    const buyer = await control.scenario('oneInvoice');
    await page.goto(linkOf(buyer, 'fr'));
    await screen(page, 'choice')
      .getByRole('radio', { name: /virement/ })
      .check();
    await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
    await screen(page, 'check')
      .getByRole('button', { name: /virement/i })
      .click();
    await expect(screen(page, 'awaitingTransfer')).toBeVisible();
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(screen(page, 'awaitingTransfer').getByText(reference).first()).toBeVisible();
    await page.reload();
    await expect(screen(page, 'awaitingTransfer').getByText(reference).first()).toBeVisible();
  });
});
