/** A card that is refused, and one whose bank asks for the cardholder, from an invoice link to the server's word. */
import { cards, expect, goToHostedPage, linkOf, payByCard, screen, test } from '../support/browser-test.ts';

test('advises after a declined card, on the payment page and once it is left, and charges once for a second card with 3-D Secure', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice');
  await goToHostedPage(page, linkOf(buyer, 'fr'));
  await expect(page.getByRole('banner')).toHaveText('Le Courrier des Lagunes');
  // The browser's page cache keeps no card.
  const number = page.getByLabel('Numéro de carte');
  await number.fill(cards.charged);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(number).toHaveValue('');
  await payByCard(page, cards.insufficientFunds);
  await expect(page.getByRole('alert')).toContainText(/Votre carte a été refusée\s: rien n’a été débité/);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/plafond de la carte ne couvre pas le montant/);
  await expect(page.getByText(/plafond de la carte ne couvre pas le montant/)).toHaveCount(1);
  await page.getByRole('alert').getByRole('link', { name: 'Saisir une carte' }).click();
  await expect(number).toBeFocused();
  await expect(page.getByLabel('Nom inscrit sur la carte')).toHaveValue('Awa Ndiaye');
  await page.getByRole('button', { name: 'Annuler et revenir' }).click();

  const refused = screen(page, 'notCharged');
  await expect(refused).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/account\/invoices\/failed\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Carte refusée\s: provision insuffisante$/);
  await expect(refused).toContainText(/Rien n’a été débité/);
  await expect(refused).toContainText(buyer.invoices[0]?.reference ?? '');
  await expect(refused.getByRole('button', { name: /virement/ })).toBeVisible();
  await refused.getByRole('button', { name: 'Payer avec une autre carte' }).click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.authentication);
  await page.getByRole('button', { name: 'Utiliser une autre carte' }).click();
  await payByCard(page, cards.authentication);
  await page.getByRole('button', { name: 'Approuver le paiement' }).click();
  await expect(screen(page, 'paid')).toBeVisible();
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).payments).toHaveLength(1);
});
