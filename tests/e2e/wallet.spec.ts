/** The wallet page for its owner: operations, and a file of them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Control } from '../support/browser-test.ts';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';

/** Signs in as the person of a scenario, and shows their wallet. */
async function arrive(page: Page, control: Control, name = 'wallet', path = '/fr/account/pme') {
  const { account } = await control.scenario(name, { locale: path.startsWith('/fr') ? 'fr' : 'en' });
  await comeSignedIn(page, account);
  await page.goto(path);
}

function rows(page: Page) {
  return page.getByRole('table', { name: 'Mouvements, les plus récents d’abord' }).locator('tbody tr:has(td)');
}

test('operations are found by kind and month, and saved as a file', async ({ page, control }) => {
  await arrive(page, control);
  const list = screen(page, 'list');
  await expect(list.getByText('50 mouvements affichés, et davantage')).toBeVisible();
  await expect(list.getByText('Solde').first()).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('+80');

  // Each debit has a link: from the last of them.
  await rows(page).last().getByRole('link').focus();
  await tabTo(page, list.getByRole('button', { name: 'Afficher la suite' }));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(60);

  await list.getByLabel('Type').selectOption({ label: 'Crédits offerts' });
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
    /^\uFEFFDate;Type;Article;Publication;Référence du paiement;Crédits;Solde\r\n\d{2}\/\d{2}\/\d{4};Crédits offerts;;;;20;\d+\r\n$/,
  );

  // A month of the chart links to its operations; the chart stays.
  const months = list.getByRole('table', { name: 'Crédits de tous les mouvements' });
  await list.getByLabel('Type').selectOption('');
  await expect(page).toHaveURL(/pme$/);
  await list.getByRole('button', { name: 'Crédits par mois, en tableau' }).click();
  await months.getByRole('link').first().click();
  await expect(page).toHaveURL(/period=\d{4}-\d{2}$/);
  await expect(months.getByRole('link').first()).toBeVisible();
  for (const row of await rows(page).all()) {
    await expect(row).toContainText('−5');
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/articles\/\d+$/);
    await expect(row).not.toContainText('Paiement');
  }
});
