/** What a person comes for: their addresses in order, nobody else signed in, all that is held of them in their hands. */
import { readFile } from 'node:fs/promises';
import { comeSignedIn, expect, screen, signIn, test } from '../support/desk.ts';
import { expectAccessible } from '../support/keyboard.ts';

test('an address is added, another one selected, one deleted and taken back: it is so when one comes again', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('paymentOpen', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/infosuser/addresses');
  const list = screen(page, 'list');
  await list.getByRole('link', { name: 'Ajouter une adresse' }).click();
  const form = screen(page, 'form');
  await form.getByLabel('Pays').selectOption('SN');
  await form.getByLabel('Nom du destinataire').fill('Awa Ndiaye');
  await form.getByLabel('Numéro et rue').fill('5, rue du Phare');
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  // What is missing is said, and what is typed outlives a reload.
  await expect(form.getByRole('link', { name: /ville/i })).toBeVisible();
  await page.reload();
  await form.getByLabel('Ville').fill('Dakar');
  await expect(form.getByLabel('Nom du destinataire')).toHaveValue('Awa Ndiaye');
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(form.getByText('Adresse enregistrée et choisie')).toBeVisible();
  await form.getByRole('link', { name: 'Vos adresses' }).click();
  const [first, second] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)];
  await expect(second.getByText('Adresse principale')).toBeVisible();
  await first.getByRole('button', { name: /^Choisir/ }).click();
  await expect(first.getByText('Adresse principale')).toBeVisible();
  await second.getByRole('button', { name: /^Supprimer/ }).click();
  await second.getByRole('button', { name: /^Annuler/ }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(first.getByText('Adresse principale')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a device is signed out by another one: its next step asks to sign in; where that fails, it is said and tried again', async ({
  page,
  browser,
  control,
  worker,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' });
  const other = await elsewhere.newPage();
  await other.goto('/fr/signin?redirect=%2Faccount%2Finfosuser%2Faddresses');
  await signIn(other, account);
  await expect(screen(other, 'empty')).toBeVisible();
  await page.goto('/fr/account/infosuser/devices');
  const list = screen(page, 'list');
  const end = list.getByRole('button', { name: /^Déconnecter.*Firefox sur Linux/ });
  await expect(end).toBeVisible();
  await control.spoil(worker, '/ajax/user/sessions', { kind: 'status', status: 503 });
  await end.click();
  await expect(list.getByText('La session y est peut-être encore ouverte')).toBeVisible();
  await end.click();
  await expect(list.getByText('Votre compte n’est ouvert que sur cet appareil.')).toBeVisible();
  await expectAccessible(page);
  await other.getByRole('link', { name: 'Newsletters' }).first().click();
  await expect(other).toHaveURL(/\/fr\/login\?redirect=/);
  await elsewhere.close();
});

test('all that is held is saved as a file; an account that is to be deleted is nobody’s, until its owner signs in', async ({
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
  await page.getByRole('button', { name: 'Voir ce qu’entraîne la suppression' }).click();
  const deletion = screen(page, 'deletion');
  await expect(deletion.getByText('article L123-22 du code de commerce')).toBeVisible();
  await expectAccessible(page);
  await deletion.getByLabel('Votre mot de passe').fill('trois pirogues perdues');
  await deletion.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(deletion.getByText('Ce n’est pas votre mot de passe.')).toBeVisible();
  await deletion.getByLabel('Votre mot de passe').fill(account.password);
  await deletion.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(screen(page, 'asked').getByText('Votre compte sera supprimé le')).toBeVisible();
  await screen(page, 'asked').getByRole('link', { name: 'Quitter cette page' }).click();
  await page.goto('/fr/account');
  await signIn(page, account);
  await expect(screen(page, 'accountHome')).toBeVisible();
  const kinds = (await control.mailTo(account.email)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(['deletion-requested', 'deletion-taken-back']);
});
