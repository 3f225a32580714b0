/** A card that is refused, and one whose bank asks for the cardholder, from an invoice link to the server's word. */
import { cards, expect, goToHostedPage, linkOf, payByCard, screen, test } from '../support/browser-test.ts';

test('charges nothing for a declined card, advises, and charges once for a second card with 3-D Secure', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice');
  await goToHostedPage(page, linkOf(buyer, 'fr'));
  await payByCard(page, cards.insufficientFunds);
  const refused = screen(page, 'notCharged');
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/account\/invoices\/failed\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Carte refusée\s: provision insuffisante$/);
  await expect(refused).toContainText(/Rien n’a été débité/);
  await expect(refused).toContainText(buyer.invoices[0]?.reference ?? '');
  await refused.getByRole('button', { name: 'Payer avec une autre carte' }).click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.authentication);
  await page.getByRole('button', { name: /^(Approve the payment|Approuver le paiement)$/ }).click();
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});
