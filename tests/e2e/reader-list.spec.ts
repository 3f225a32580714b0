/** A licence's administrator drops a list of readers, corrects lines in place, and requests all others at once. */
import type { Page } from '@playwright/test';
import { comeSignedIn, errorSummary, expect, screen, test } from '../support/browser-test.ts';

const field = (page: Page, row: number, name: string) => page.locator(`[name="row-${row}.${name}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** As saved by a French spreadsheet: Windows-1252, semicolons. Lines 4 to 6 are wrong; line 7 repeats line 2. */
const lines = [
  'Civilité;Prénom;Nom;Adresse e-mail',
  'Mme;Émilie;Lefèvre;emilie@cuivre.example',
  'M.;Koffi;Mensah;koffi@cuivre.example',
  'Mme;Aya;Koné;aya@cuivre',
  ';Ina;Sow;ina@cuivre.example',
  'M.;Léon;;leon@cuivre.example',
  'Mme;Emilie;Lefevre;EMILIE@cuivre.example',
  '',
  'M.;Noël;Dubœuf;noel@cuivre.example',
];

/** Drops a file on the text field. */
async function drop(page: Page, bytes: readonly number[]): Promise<void> {
  const transfer = await page.evaluateHandle((codes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(codes)], 'lecteurs.csv', { type: 'text/csv' }));
    return data;
  }, bytes);
  await page.locator('#text').dispatchEvent('drop', { dataTransfer: transfer });
}

test('a list is dropped, three lines corrected, one left out, and sent as one request', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/list`);
  await screen(page, 'list').waitFor();
  await expect(page.getByLabel(/^Ou un fichier/)).toHaveAccessibleName('Ou un fichier Choisir un fichier');
  // œ is 0x9C there; all other characters of the list are the same in Latin-1.
  await drop(page, [...Buffer.from(lines.join('\r\n').replaceAll('œ', '\u009c'), 'latin1')]);
  await expect(page.locator('#text')).toHaveValue(/Noël;Dubœuf/);
  await expect(page.getByText('« lecteurs.csv » a été lu.')).toHaveRole('status');
  await button(page, 'Vérifier la liste').click();
  await screen(page, 'check').waitFor();
  const [wrong, request] = [field(page, 3, 'email'), button(page, /^Demander/)];
  const others = page.getByRole('list', { name: 'Autres lignes' });
  const [first, second, last] = [await wrong.boundingBox(), await others.boundingBox(), await request.boundingBox()];
  expect(first?.y, 'lines to correct come first').toBeLessThan(second?.y ?? 0);
  expect(second?.y, 'and the request after all lines').toBeLessThan(last?.y ?? 0);

  // What is to be corrected comes before the request: its button is not the primary one yet.
  await expect(request).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await request.click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').first().click();
  await expect(field(page, 3, 'email')).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
  await field(page, 3, 'email').fill('aya@cuivre.example');
  await expect(errorSummary(page).getByRole('link')).toHaveCount(2);
  await field(page, 4, 'civility').selectOption({ label: 'Mme' });
  await page.reload();
  await expect(field(page, 3, 'email')).toHaveValue('aya@cuivre.example');
  await field(page, 5, 'lastName').fill('Diop');
  await button(page, 'Modifier la ligne 3').click();
  await button(page, 'Exclure la ligne 3').click();
  await expect(screen(page, 'check')).toContainText('2\u00A0lignes sont exclues');
  await expect(request).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await button(page, /^Demander l’accès pour 5.lecteurs/).click();
  await expect(screen(page, 'sent')).toContainText(/Nous avons reçu votre demande/);
  await page.reload();
  await expect(screen(page, 'sent')).toContainText(/\w{2,4}-\w{4}-\w{4}-\w{4}/);

  // A reader with a pending request is listed as present, and neither requested nor charged again.
  await page.getByRole('link', { name: 'Ajouter une autre liste' }).click();
  await page
    .locator('#text')
    .fill('# Lecteurs\nMme;Awa;Ndiaye;awa@cuivre.example\nM.;Noël;Dubœuf;noel@cuivre.example\nsauf ina@cuivre.example');
  await button(page, 'Vérifier la liste').click();
  await expect(screen(page, 'check')).toContainText('Déjà lecteurs, sans changement1');
  await expect(screen(page, 'check')).toContainText('Cette ligne exclut une personne.');
  await button(page, /^Demander l’accès pour 1.lecteur/).click();
  await screen(page, 'sent').waitFor();
});

test('lines that are wrong are named where the request is sent, and excluded at once', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/list`);
  await page.locator('#text').fill(lines.join('\n'));
  await button(page, 'Vérifier la liste').click();
  const check = screen(page, 'check');
  await expect(check).toContainText('Prénom, Nom et Adresse e\u2011mail.');
  await expect(check).toContainText('Avant d’envoyer la demande, corrigez ou excluez 3\u00a0lignes.');
  await button(page, 'Exclure ces 3\u00a0lignes').click();
  await expect(check).not.toContainText('corrigez ou excluez');
  await button(page, /^Demander l’accès pour 3.lecteurs/).click();
  await screen(page, 'sent').waitFor();
});

test(
  'a list is deleted only after its dialog is confirmed, by keyboard',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
    await comeSignedIn(page, account);
    await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/list`);
    await page.locator('#text').fill('Mme;Awa;Ndiaye;awa@cuivre.example');
    await button(page, 'Vérifier la liste').click();
    await screen(page, 'check').waitFor();
    await page.getByRole('link', { name: 'Ajouter des lignes' }).click();
    const opening = button(page, 'Supprimer la liste…');
    const dialog = page.getByRole('alertdialog', { name: /^Supprimer cette liste/ });
    await opening.press('Enter');
    await expect(dialog).toContainText('Toutes les lignes et vos corrections');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opening).toBeFocused();
    await opening.press('Enter');
    await dialog.getByRole('button', { name: 'Conserver la liste' }).press('Enter');
    await expect(opening).toBeFocused();
    await opening.press('Enter');
    await dialog.getByRole('button', { name: 'Supprimer la liste' }).press('Enter');
    await expect(opening).toHaveCount(0);
    await expect(page.locator('#text')).toBeFocused();
  },
);
