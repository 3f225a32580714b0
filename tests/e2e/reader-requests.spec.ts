/**
 * Forty readers from a pasted list to the last decision: what is wrong is mended, the office accepts all but one, the open page
 * tells so by itself, the rejected one is corrected, and letters go to everybody concerned.
 */
import type { Page } from '@playwright/test';
import { comeSignedIn, errorSummary, expect, screen, test } from '../support/desk.ts';
import { office } from '../support/office.ts';

const COUNT = 40;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, row: number, name: string) => page.locator(`[name="row-${row}.${name}"]`);

/** One reader a line, as cells of a spreadsheet; lines 7, 19 and 33 are wrong in three ways. */
function pastedCells(domain: string): string {
  const lines = Array.from({ length: COUNT }, (_, index) => {
    const line = index + 1;
    return ['Mme', `Awa${line === 19 ? '' : ` ${line}`}`, 'Ndiaye', `awa-${line}@${domain}`];
  });
  const [seventh, nineteenth, last] = [lines[6], lines[18], lines[32]];
  if (seventh) seventh[3] = `awa-7@`;
  if (nineteenth) nineteenth[1] = '';
  if (last) last[0] = '';
  return lines.map((cells) => cells.join('\t')).join('\n');
}

/** What would be gone if the page had been loaded again. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** The reference in its box. */
async function referenceOn(page: Page): Promise<string> {
  const reference = /\b[A-Z]{2,4}-\w{4}-\w{4}-\w{4}\b/.exec(await page.locator('main').innerText())?.[0];
  if (reference === undefined) throw new Error('No reference is told');
  return reference;
}

test('of forty pasted readers the office accepts 39 and rejects one, who is corrected and accepted; the page tells by itself', async ({
  page,
  control,
}) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  const domain = `lagune-${account.id}.example.org`;
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/list`);
  await screen(page, 'list').waitFor();
  await page.locator('#text').fill(pastedCells(domain));
  await button(page, 'Vérifier la liste').click();
  await button(page, /^Demander/).click();
  await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
  await field(page, 7, 'email').fill(`awa-7@${domain}`);
  await field(page, 19, 'firstName').fill('Awa 19');
  await field(page, 33, 'civility').selectOption({ label: 'Mme' });
  await button(page, /^Demander 40.lecteurs$/).click();
  await screen(page, 'sent').waitFor();
  const asked = await referenceOn(page);
  await page.getByRole('link', { name: 'Voir la demande' }).click();
  const request = screen(page, 'request');
  await expect(request).toContainText('Votre demande attend la décision de l’éditeur.');

  const opened = await loadedAt(page);
  const reason = 'Cette adresse appartient à une autre organisation.';
  const decided = await office('request', 'accept', asked, '--reject', `23=${reason}`, '--by', 'Inès Maréchal');
  expect(decided.isGood, decided.lines.join('\n')).toBe(true);
  await expect(request.getByRole('status').first()).toContainText(/39.lignes acceptées, 1.refusée/);
  await expect(request).toContainText(reason);
  await page.getByRole('link', { name: /^Corriger et redemander.*Awa 23/ }).click();
  await screen(page, 'form').waitFor();
  await expect(page.locator('main')).toContainText(reason);
  await page.locator('#email').fill(`awa-23-bis@${domain}`);
  await button(page, 'Demander l’ajout de ce lecteur').click();
  await screen(page, 'asked').waitFor();
  const again = await referenceOn(page);
  await page.getByRole('link', { name: 'Voir la demande' }).click();
  await expect(request).toContainText('Votre demande attend la décision de l’éditeur.');
  expect((await office('request', 'accept', again, '--by', 'Inès Maréchal')).isGood).toBe(true);
  await expect(request.getByRole('status').first()).toContainText('Votre demande est acceptée.');
  expect(await loadedAt(page)).toBe(opened);

  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers?text=23-bis`);
  await expect(page.getByRole('list', { name: 'Lecteurs' }).getByRole('listitem')).toHaveText(/awa-23-bis/);
  // 12 readers, 2 of an earlier request, 1 that is awaited, and these 40.
  await expect(page.locator('dl').first()).toContainText('55');

  const letters = [
    ['abonnements@example.fr', asked],
    ['abonnements@example.fr', again],
    [account.email, asked],
    [account.email, again],
    [`awa-7@${domain}`, ''],
    [`awa-23@${domain}`, ''],
    [`awa-23-bis@${domain}`, ''],
  ] as const;
  // Mail leaves by and by: others may be before it.
  const sent = async () => {
    await control.tick();
    const { lines: mails } = await office('mail');
    return letters.map(
      ([email, words]) =>
        mails.filter((mail) => [' sent ', ` ${email} `, words].every((part) => mail.includes(part))).length,
    );
  };
  await expect.poll(sent, { timeout: 45_000 }).toEqual([1, 1, 1, 1, 1, 0, 1]);
});
