/** What the owner of a wallet comes for: what came and went, and a file of it; when calls fail, and in two tabs. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Control } from '../support/desk.ts';
import { comeSignedIn, expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';

const CALL = '/ajax/user/pme';

/** Signs in as somebody of a scenario, and shows their wallet. */
async function arrive(page: Page, control: Control, name = 'wallet', path = '/fr/account/pme') {
  const { account } = await control.scenario(name, { locale: path.startsWith('/fr') ? 'fr' : 'en' });
  await comeSignedIn(page, account);
  await page.goto(path);
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Opérations, les plus récentes d’abord' }).locator('tbody tr');
}

test('what came and went is found by kind and month, and saved as a file', async ({ page, control }) => {
  await arrive(page, control);
  const list = screen(page, 'list');
  await expect(list.getByText('Les 50 dernières opérations, et d’autres')).toBeVisible();
  await expect(list.getByText('Solde').first()).toBeVisible();
  await expect(rows(page).first()).toContainText('+80');
  await expectAccessible(page);

  await tabTo(page, list.getByRole('button', { name: 'Afficher la suite' }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(60);

  await list.getByLabel('Opération').selectOption({ label: 'Crédits offerts' });
  await expect(page).toHaveURL(/kind=free$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('+20');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Télécharger pour un tableur (CSV)' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^porte-monnaie-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(
    /^\uFEFFDate;Opération;Référence du paiement;Crédits;Solde\r\n\d{2}\/\d{2}\/\d{4};Crédits offerts;;20;\d+\r\n$/,
  );

  // A month of the chart leads to its operations; the chart stays.
  const months = list.getByRole('table', { name: 'Crédits de toutes les opérations' });
  await list.getByLabel('Opération').selectOption('');
  await expect(page).toHaveURL(/pme$/);
  await months.getByRole('link').first().click();
  await expect(page).toHaveURL(/period=\d{4}-\d{2}$/);
  await expect(months.getByRole('link').first()).toBeVisible();
  for (const row of await rows(page).all()) await expect(row).toContainText('−5');
});

test('a wallet that cannot be read, more of it, and a file: each said, each tried again; and there may be none', async ({
  page,
  control,
  worker,
}) => {
  await control.spoil(worker, CALL, { kind: 'status', status: 503 });
  await arrive(page, control);
  await screen(page, 'unreadable').getByRole('button', { name: 'Réessayer' }).click();
  await expect(rows(page)).toHaveCount(50);

  await control.spoil(worker, CALL, { kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Afficher la suite' }).click();
  await expect(page.getByRole('alert')).toContainText('Impossible de charger');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(rows(page)).toHaveCount(60);

  await control.spoil(worker, CALL, { kind: 'truncated' });
  await page.getByRole('button', { name: 'Télécharger pour un tableur (CSV)' }).click();
  await expect(page.getByRole('alert')).toContainText('Le fichier n’a pas pu être créé');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(62);
  await expect(page.getByRole('alert')).toBeEmpty();

  await arrive(page, control, 'noWallet');
  await expect(screen(page, 'empty')).toContainText('Vous n’avez pas de porte-monnaie.');
});

test('two tabs: what is paid with credits in one stands in the history of the other', async ({ page, control }) => {
  const { address } = await payer(page, control, 'paymentWallet', 'fr');
  await page.goto('/fr/account/pme');
  await expect(rows(page)).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto(address);
  await screen(other, 'choice')
    .getByRole('radio', { name: /porte-monnaie/i })
    .check();
  await goToCheck(other, 'fr');
  await payButton(other, 'fr').click();
  await screen(other, 'paid').waitFor();
  const reference = new URL(other.url()).pathname.split('/').at(-1) ?? '';

  await page.getByLabel('Opération').selectOption({ label: 'Paiement' });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/−2\s208\scrédits/);
  await expect(rows(page)).toContainText(/292\scrédits/);
  await page.getByRole('link', { name: reference }).click();
  await screen(page, 'paid').waitFor();
});
