/** What a subscriber comes to the page of watches for, and what happens where a call fails or another tab was quicker. */
import type { Page } from '@playwright/test';
import { calls } from '../../src/contract/calls.ts';
import type { Control } from '../support/desk.ts';
import { comeSignedIn, errorSummary, expect, screen, signIn, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';

const LIST = '/fr/account/notifications';
const NEW = `${LIST}?step=new`;

async function arrive(page: Page, control: Control, path: string, name: 'watches' | 'noWatches' = 'watches') {
  const { account } = await control.scenario(name, { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(path);
  return account;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const keyword = (page: Page) => page.locator('#keyword');

/** Asks what a watch would have brought, and waits for it: a watch is set by the same call. */
async function tryOut(page: Page): Promise<void> {
  await button(page, 'Voir ce qu’elle aurait apporté').click();
  await expect(button(page, 'Créer cette veille')).toBeVisible();
}

const say = {
  index: 'Watches',
  add: 'Set a watch',
  kind: 'Keyword',
  tooShort: /at least 2/,
  preview: 'See what it would have brought',
  none: 'No article came out about this in the last 90 days.',
  some: /articles? came out about this/,
  set: 'Set this watch',
  isSet: 'Your watch is set',
  see: 'See your watches',
  count: 'You have 1 watch.',
  without: 'You have no watch.',
  remove: 'Delete: port',
  undo: 'Undo: port',
} as const;

test('a watch is tried, set, deleted, undone, and deleted, by keyboard alone, in English', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noWatches', { locale: 'en' });
  await page.goto('/en/signin?redirect=%2Faccount');
  await signIn(page, account);
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  await press(say.index, 'link');
  await screen(page, 'empty').waitFor();
  await press(say.add, 'link');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: say.kind })).toBeChecked();
  await tabTo(page, keyword(page));
  await page.keyboard.type('p');
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page)).toContainText(say.tooShort);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(keyword(page)).toBeFocused();
  await page.keyboard.type('xyzzy');
  await press(say.preview);
  await expect(page.getByRole('status').filter({ hasText: say.none })).toBeVisible();
  await tabTo(page, keyword(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('port');
  await expect(page.getByText(say.none)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say.some })).toBeVisible();
  await expectAccessible(page);
  await press(say.set);
  await expect(page.getByRole('alert').filter({ hasText: say.isSet })).toBeFocused();
  await press(say.see, 'link');
  await expect(page.getByText(say.count)).toBeVisible();
  await press(say.remove);
  await expect(page.getByText(say.without)).toBeVisible();
  const undo = page.getByRole('button', { name: say.undo });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say.count)).toBeVisible();
  await page.reload();
  await expect(page.getByText(say.count)).toBeVisible();
  const sent = page.waitForResponse(`**${calls['veilles/delete'].path}`);
  await press(say.remove);
  // Nobody undoes it: it is sent, and the button that would have undone it keeps focus.
  await sent;
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await screen(page, 'empty').waitFor();
});

test('watches that cannot be loaded say so, and a retry works; one that cannot be set or deleted is told, and nothing typed is lost', async ({
  page,
  control,
  worker,
}) => {
  await control.spoil(worker, calls.notifications.path, { kind: 'status', status: 503 });
  const account = await arrive(page, control, LIST);
  await expect(screen(page, 'unreadable')).toContainText('Impossible de charger vos veilles');
  await control.spoil(worker, calls.servicesemail.path, { kind: 'status', status: 503 });
  await button(page, 'Réessayer').click();
  await expect(page.getByText('Vous avez 3 veilles.')).toBeVisible();
  // What comes by e-mail beside them fails, and is tried again, alone.
  const newsletters = page.getByRole('region', { name: 'Newsletters' });
  await expect(newsletters).toContainText('Impossible de charger vos newsletters');
  await newsletters.getByRole('button', { name: 'Réessayer' }).click();
  await expect(newsletters.getByRole('link', { name: /newsletters/ })).toBeVisible();

  await control.spoil(worker, calls['veilles/delete'].path, { kind: 'status', status: 500 });
  await page.getByRole('button', { name: /^Supprimer : Kenya/ }).click();
  await page.getByRole('button', { name: /^Supprimer : port/ }).click();
  await expect(page.getByText('« Kenya » n’a pas pu être supprimée')).toBeVisible();
  await expect(page.getByText('Vous avez 2 veilles.')).toBeVisible();

  await page.getByRole('link', { name: 'Créer une veille' }).click();
  await page.getByRole('radio', { name: 'Mot-clé' }).check();
  await keyword(page).fill('Cuivre');
  await tryOut(page);
  await control.spoil(worker, calls['veilles/create'].path, { kind: 'status', status: 500 });
  await button(page, 'Créer cette veille').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Votre veille n’a pas été créée' })).toBeFocused();
  await expect(keyword(page)).toHaveValue('Cuivre');
  // The session has ended: whoever signs in again finds what they typed.
  await page.context().clearCookies();
  await button(page, 'Créer cette veille').click();
  await signIn(page, account);
  await expect(keyword(page)).toHaveValue('Cuivre');
  await tryOut(page);
  await button(page, 'Créer cette veille').click();
  await expect(page.getByText('Votre veille est créée')).toBeVisible();
  // The deletion that was left waiting has been made.
  await page.goto(LIST);
  await expect(page.getByText('Vous avez 3 veilles.')).toBeVisible();
  await expect(page.getByText('port', { exact: true })).toHaveCount(0);
});

test('two tabs: what one has set or deleted, the other sets or deletes without an error, and once', async ({
  page,
  context,
  control,
}) => {
  await arrive(page, control, LIST);
  const other = await context.newPage();
  await other.goto(LIST);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Vous avez 3 veilles.')).toBeVisible();
    await tab.getByRole('button', { name: /^Supprimer : Kenya/ }).click();
    const deleted = tab.waitForResponse(`**${calls['veilles/delete'].path}`);
    await tab.getByRole('link', { name: 'Créer une veille' }).click();
    expect((await deleted).status()).toBe(200);
  }
  for (const tab of [page, other]) {
    await tab.getByRole('radio', { name: 'Pays ou région' }).check();
    await tab.locator('#region').selectOption('north');
    await tab.locator('#country').selectOption('TN');
    await tryOut(tab);
    await button(tab, 'Créer cette veille').click();
    await expect(tab.getByText('Votre veille est créée')).toBeVisible();
    // What is watched is said before it is asked for.
    await tab.locator('#country').selectOption('TN');
    await expect(tab.locator('#country')).toHaveAccessibleDescription(/Vous avez déjà cette veille/);
  }
  await page.goto(NEW);
  await page.goto(LIST);
  await expect(page.getByText('Vous avez 3 veilles.')).toBeVisible();
  await expect(page.getByText('Tunisie', { exact: true })).toHaveCount(1);
});
