/** A licence's administrator pastes networks as a network team writes them, mends one, asks for them, and takes that back. */
import { UNDO_TIME } from '../../machines/listing/listing.states.ts';
import { comeSignedIn, errorSummary, expect, screen, test } from '../support/desk.ts';

/** A table's columns, a dash of a letter, words; the third is no network, the fourth overlaps one of the licence's; the last two add nothing. */
const pasted = [
  'Campus Nord\t192.0.2.0\t255.255.255.192',
  '203.0.113.128 – 203.0.113.191 Annexe du port',
  '2001:db8:77::/129 Bibliothèque',
  '198.51.100.64 à 198.51.100.70',
  '# Liste du service réseau',
  '192.0.2.128/25 sauf 192.0.2.200',
].join('\n');

test('networks in mixed forms are pasted, one mended, one left out, sent as one request and taken back', async ({
  page,
  control,
}) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  const place = `/fr/account/subscriptions/${subscription?.id}/ranges`;
  await page.clock.install();
  await page.goto(place);
  const list = screen(page, 'list');
  await expect(list).toContainText('3\u00A0plages d’adresses IP');
  await list.getByRole('link', { name: 'Ajouter des plages d’adresses IP' }).click();

  const form = screen(page, 'form');
  const text = form.getByRole('textbox', { name: 'Plages d’adresses IP' });
  await text.evaluate((field, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(form.getByRole('list', { name: 'Plages d’adresses IP à demander' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expect(form).toContainText('192.0.2.0/26 · 64 adresses');
  await expect(form).toContainText('203.0.113.128/26 · 64 adresses');
  await expect(form).toContainText('2 à corriger');
  const refused = form.getByRole('alert');
  await expect(refused).toBeFocused();
  await expect(refused).toContainText('Ligne 6 : 192.0.2.128/25 sauf 192.0.2.200');
  await expect(form).toContainText('1 commentaire a été ignoré.');
  await form.getByRole('textbox', { name: 'Autres plages' }).fill('');
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveCount(2);

  await form.locator('[name="ranges.2.range"]').fill('2001:db8:77::/48');
  await page.reload();
  await expect(form.locator('[name="ranges.2.range"]')).toHaveValue('2001:db8:77::/48');
  await form.getByRole('button', { name: /^Retirer : 198\.51\.100\.64/ }).click();
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(form).toContainText('3 plages seront ajoutées une fois acceptées par l’éditeur.');

  await form.getByRole('link', { name: 'Plages d’adresses IP de votre licence' }).click();
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: 'Ajout demandé' })).toHaveCount(3);
  await expect(rows.filter({ hasText: '192.0.2.0/26' })).toContainText('Campus Nord');
  await list.getByRole('button', { name: 'Annuler toute la demande : 192.0.2.0/26' }).click();
  await expect(rows.filter({ hasText: 'La demande va être annulée' })).toHaveCount(3);
  await page.clock.fastForward(UNDO_TIME);
  await expect(rows).toHaveCount(3);
  await expect(list).not.toContainText('Ajout demandé');
});
