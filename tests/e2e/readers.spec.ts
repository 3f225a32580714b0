/** What the administrator of a licence comes to its readers for, by keyboard alone, and in two tabs. */
import type { Page } from '@playwright/test';
import { calls } from '../../src/contract/calls.ts';
import type { Control } from '../support/desk.ts';
import { comeSignedIn, errorSummary, expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';

/** Opens the readers of a licence in a browser whose undo time passes as the test says. */
async function arrive(page: Page, control: Control) {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await page.clock.install();
  await comeSignedIn(page, account);
  const path = `/fr/account/subscriptions/${subscription?.id}/readers`;
  await page.goto(path);
  await screen(page, 'list').waitFor();
  return path;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Lecteurs' }).getByRole('listitem');
const reader = (page: Page, email: string) => rows(page).filter({ hasText: email });
const seats = (page: Page) => page.locator('dl').first();

async function press(page: Page, name: RegExp | string, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test('a reader is found, changed, deleted, undone, deleted, and the request taken back, by keyboard alone', async ({
  page,
  control,
}) => {
  const path = await arrive(page, control);
  await expect(seats(page)).toContainText('60');
  await tabTo(page, page.locator('#text'));
  await page.keyboard.type('lecture-3@');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/text=lecture-3/);
  await expectAccessible(page);

  await press(page, /^Modifier/, 'link');
  await tabTo(page, page.locator('#firstName'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zénabou');
  await page.reload();
  await expect(page.locator('#firstName')).toHaveValue('Zénabou');
  await tabTo(page, page.locator('#email'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zenabou');
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await tabTo(page, page.locator('#email'));
  await page.keyboard.press('End');
  await page.keyboard.type('@example.org');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  await press(page, 'Tous les lecteurs', 'link');

  const changed = reader(page, 'lecture-3@');
  await expect(changed).toContainText('Modification dès que l’éditeur aura accepté');
  await tabTo(page, changed.getByRole('button', { name: /^Annuler la demande/ }));
  await page.keyboard.press('Enter');
  const undo = changed.getByRole('button', { name: /^Annuler\s:/ });
  await expect(undo).toBeFocused();
  const cancelled = page.waitForResponse(`**${calls['modification/update'].path}`);
  await page.clock.fastForward(5_000);
  await cancelled;
  await expect(changed).not.toContainText('Modification');

  await tabTo(page, changed.getByRole('button', { name: /^Supprimer/ }));
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward(6_000);
  await tabTo(page, changed.getByRole('button', { name: /^Supprimer/ }));
  await page.keyboard.press('Enter');
  await page.clock.fastForward(5_000);
  // A rule lets deletions through, so nobody has to decide: the reader leaves, and focus stays with the list.
  await expect(changed).toHaveCount(0);
  await page.goto(`${path}?text=lecture-3%40`);
  await expect(page.getByText('Aucun lecteur ne correspond à ces filtres.')).toBeVisible();
});

test('two tabs: a request taken back in both leaves once; a reader deleted in both leaves once', async ({
  page,
  context,
  control,
}) => {
  const path = await arrive(page, control);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(path);
  const added = rows(page).filter({ hasText: 'Ajout dès que l’éditeur aura accepté' });
  const email = (await added.innerText()).match(/\S+@\S+/)?.[0] ?? '';
  await expect(reader(other, email)).toBeVisible();
  const taken = seats(page).locator('dd').nth(1);
  const before = Number(await taken.innerText());
  for (const each of [page, other]) {
    await reader(each, email)
      .getByRole('button', { name: /^Annuler la demande/ })
      .click();
    await each.clock.fastForward(5_000);
    await expect(reader(each, email)).toHaveCount(0);
  }
  await expect(taken).toHaveText(String(before - 1));
  for (const each of [page, other]) {
    await reader(each, 'lecture-2@')
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await each.clock.fastForward(5_000);
  }
  await expect(reader(page, 'lecture-2@')).toHaveCount(0);
  // Nobody to delete any more: that is told, and the list is what it is.
  await expect(other.getByRole('alert')).toContainText('n’a pas pu être demandée');
});
