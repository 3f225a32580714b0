/** The personal data page: addresses in order, other sessions ended, and a download of all data. */
import { readFile } from 'node:fs/promises';
import { comeSignedIn, expect, screen, signIn, test } from '../support/browser-test.ts';

test('all data is saved as a file; an account to be deleted is signed out until its owner signs in', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('settled', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/infosuser/data');
  const saved = page.waitForEvent('download');
  await screen(page, 'overview').getByRole('link', { name: 'Télécharger le fichier' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(account.email);
  await page.getByRole('button', { name: 'Voir ce qui sera supprimé' }).click();
  const deletion = screen(page, 'deletion');
  await expect(deletion.getByText('article L123-22 du code de commerce')).toBeVisible();
  await deletion.getByLabel('Votre mot de passe').fill('trois pirogues perdues');
  await deletion.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(deletion.getByText('Ce mot de passe est incorrect.')).toBeVisible();
  await deletion.getByLabel('Votre mot de passe').fill(account.password);
  await deletion.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(screen(page, 'asked').getByText('Votre compte sera supprimé le')).toBeVisible();
  await screen(page, 'asked').getByRole('link', { name: 'Quitter cette page' }).click();
  await expect(screen(page, 'home')).toBeVisible();
  await page.goto('/fr/account');
  await signIn(page, account);
  await expect(screen(page, 'accountHome')).toBeVisible();
  const kinds = (await control.mailTo(account.email)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['deletion-requested', 'deletion-taken-back']);
});
