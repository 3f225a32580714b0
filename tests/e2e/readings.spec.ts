/** What a person has read, and keeps for later: found again, kept, removed, taken back; when calls fail, and by keyboard. */
import type { Page } from '@playwright/test';
import type { Control } from '../support/desk.ts';
import { expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';
import { enter } from '../support/quotations.ts';

const CALL = '/ajax/articles/history';

const words = {
  fr: {
    text: 'Mots du titre',
    sort: 'Trier par',
    document: 'Document',
    keep: /^Garder pour plus tard/,
    remove: /^Retirer/,
    undo: /^Annuler/,
    again: /^Garder de nouveau/,
    kept: 'Gardé pour plus tard',
    nothing: 'Aucun article ne correspond à ces filtres.',
    clear: 'Effacer les filtres',
    retry: 'Réessayer',
    close: 'Fermer',
    none: 'Vous ne gardez aucun article pour plus tard.',
  },
  en: {
    text: 'Words of the title',
    sort: 'Sort by',
    document: 'Document',
    keep: /^Keep for later/,
    remove: /^Remove/,
    undo: /^Undo/,
    again: /^Keep again/,
    kept: 'Kept for later',
    nothing: 'No article matches these filters.',
    clear: 'Clear filters',
    retry: 'Try again',
    close: 'Close',
    none: 'You keep no article for later.',
  },
} as const;

const { fr, en } = words;

function rows(page: Page) {
  return page.getByRole('list', { name: /^(What you|Ce que vous)/ }).getByRole('listitem');
}

/** Somebody of a scenario, on one of the two pages. */
async function open(page: Page, control: Control, { name = 'readings', path = '/fr/account/readings' } = {}) {
  const reader = await control.scenario(name, { locale: path.startsWith('/fr') ? 'fr' : 'en' });
  await enter(page, reader, path);
  await screen(page, name === 'noReadings' ? 'empty' : 'list').waitFor();
}

/** The answers that keep or drop an article, and say so. */
function changeSent(page: Page) {
  return page.waitForResponse(
    (response) => response.url().endsWith(CALL) && /"action"/.test(response.request().postData() ?? ''),
  );
}

test('an article read long ago is found, kept for later, found there, removed, and taken back', async ({
  page,
  control,
}) => {
  await open(page, control);
  await page.getByLabel(fr.document).selectOption({ label: 'Brève' });
  await expect(page).toHaveURL(/document=brief/);
  await page.getByLabel(fr.sort).selectOption({ label: 'Parutions anciennes d’abord' });
  await expect(page).toHaveURL(/sort=oldestPublished/);
  await expect(screen(page, 'list')).toBeVisible();
  await expect(rows(page).first()).toContainText('Brève');
  const title = await rows(page).first().locator('a').innerText();

  // Filters replace the address: Back leaves the page, a reload stays.
  await page.reload();
  await expect(rows(page).first()).toContainText(title);
  const word = title.split(/[^\p{L}]+/u)[0] ?? '';
  await page.getByLabel(fr.text).fill(word.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
  await expect(page).toHaveURL(/text=/);
  await expect(screen(page, 'list')).toBeVisible();
  for (const each of await rows(page).all()) await expect(each).toContainText(word);

  const row = rows(page).filter({ hasText: title }).first();
  const sent = changeSent(page);
  await row.getByRole('button', { name: fr.keep }).click();
  await expect(row).toContainText(fr.kept);
  expect((await sent).status()).toBe(200);

  await page.getByRole('link', { name: 'À lire plus tard' }).click();
  await screen(page, 'list').waitFor();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(title);

  // Undone in time nothing is sent.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CALL)) calls.push(request.postData() ?? '');
  });
  await rows(page).getByRole('button', { name: fr.remove }).click();
  await expect(rows(page)).toContainText('Retiré de votre liste');
  await rows(page).getByRole('button', { name: fr.undo }).click();
  await expect(rows(page).getByRole('button', { name: fr.remove })).toBeFocused();
  expect(calls).toEqual([]);

  // Not undone it is sent, and can still be kept again.
  const removed = changeSent(page);
  await rows(page).getByRole('button', { name: fr.remove }).click();
  expect((await removed).request().postDataJSON()).toMatchObject({ action: 'retirer' });
  const again = changeSent(page);
  await rows(page).getByRole('button', { name: fr.again }).click();
  expect((await again).request().postDataJSON()).toMatchObject({ action: 'garder' });

  // Whoever leaves before it is sent loses nothing either.
  const leaving = changeSent(page);
  await rows(page).getByRole('button', { name: fr.remove }).click();
  await page.getByRole('link', { name: 'Historique de lecture' }).click();
  expect((await leaving).request().postDataJSON()).toMatchObject({ action: 'retirer' });
  await page.getByRole('link', { name: 'À lire plus tard' }).click();
  await expect(screen(page, 'empty')).toContainText(fr.none);
});

test('more comes as one scrolls, each row once; what matches nothing says so, and is cleared', async ({
  page,
  control,
}) => {
  await open(page, control, { path: '/en/account/readings' });
  await expect(page.getByText('The first 50 entries')).toBeVisible();
  for (const count of [100, 150, 200, 250, 300]) {
    await page.mouse.wheel(0, 30_000);
    await expect(
      page.getByText(count === 300 ? '300 entries' : `The first ${count} entries`, { exact: false }),
    ).toBeVisible();
  }
  // Only those near the window are in the page.
  expect(await rows(page).count()).toBeLessThan(60);

  await page.getByLabel(en.text).fill('no such title');
  await expect(page.getByText(en.nothing)).toBeVisible();
  await page.getByRole('button', { name: en.clear }).click();
  await expect(page.getByText('The first 50 entries')).toBeVisible();
  await expect(page).toHaveURL(/readings$/);
  await expect(page.getByLabel(en.text)).toHaveValue('');
});

test('a first read that fails is tried again; so is more; a refused change alone is taken back', async ({
  page,
  control,
  worker,
}) => {
  await open(page, control, { path: '/en/account/readings' });
  await control.spoil(worker, CALL, { kind: 'truncated' });
  await page.reload();
  await screen(page, 'unreadable').getByRole('button', { name: en.retry }).click();
  await expect(page.getByText('The first 50 entries')).toBeVisible();

  await control.spoil(worker, CALL, { kind: 'status', status: 500 });
  await page.mouse.wheel(0, 30_000);
  await expect(page.getByRole('alert')).toContainText('The rest of the list could not be loaded');
  await expect(page.getByText('The first 50 entries')).toBeVisible();
  await page.getByRole('button', { name: en.retry }).click();
  await expect(page.getByText('The first 100 entries')).toBeVisible();

  await page.mouse.wheel(0, -60_000);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  // It is shown before it is answered: the answer that is spoiled is to be the next one's.
  const told = page.waitForResponse((response) => response.url().endsWith(CALL));
  await first.getByRole('button', { name: en.keep }).click();
  await expect(first).toContainText(en.kept);
  await told;
  await control.spoil(worker, CALL, {
    kind: 'refused',
    feedback: 'This article is reserved for readers of the printed edition.',
  });
  await second.getByRole('button', { name: en.keep }).click();
  await expect(page.getByRole('alert')).toContainText('This article is reserved for readers of the printed edition.');
  await expect(second.getByRole('button', { name: en.keep })).toBeVisible();
  await expect(first).toContainText(en.kept);
  await page.getByRole('button', { name: en.close }).click();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('what is removed in one tab is shown as it is in another, once that reads again', async ({ page, control }) => {
  await open(page, control, { name: 'readLater', path: '/en/account/readlater' });
  await expect(rows(page)).toHaveCount(12);
  const other = await page.context().newPage();
  await other.goto('/en/account/readlater');
  await expect(rows(other)).toHaveCount(12);
  const title = await rows(page).first().locator('a').innerText();
  const removed = changeSent(page);
  await rows(page).first().getByRole('button', { name: en.remove }).click();
  await removed;

  // Removing it here, too, does what is wanted; nothing is refused.
  const twice = changeSent(other);
  await rows(other).first().getByRole('button', { name: en.remove }).click();
  expect((await twice).status()).toBe(200);
  await other.getByLabel(en.sort).selectOption({ label: 'First kept first' });
  await expect(rows(other)).toHaveCount(11);
  await expect(rows(other).filter({ hasText: title })).toHaveCount(0);
});

test('another language shows what a fresh load in it shows; filters stay, and a removal that waits is sent', async ({
  page,
  control,
}) => {
  await open(page, control);
  await page.getByLabel(fr.document).selectOption({ label: 'Brève' });
  await page.getByLabel(fr.sort).selectOption({ label: 'Parutions anciennes d’abord' });
  const address = /account\/readings\?document=brief&sort=oldestPublished$/;
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toContainText('Brève');
  const first = rows(page).first();
  const inFrench = await first.locator('a').innerText();
  const kept = changeSent(page);
  await first.getByRole('button', { name: fr.keep }).click();
  await kept;
  const removed = changeSent(page);
  await first.getByRole('button', { name: fr.remove }).click();
  await page.getByRole('link', { name: 'English' }).click();
  expect((await removed).request().postDataJSON()).toMatchObject({ action: 'retirer' });

  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(first).toContainText('Brief');
  await expect(first.locator('a')).not.toHaveText(inFrench);
  await expect(page.getByLabel(en.document)).toHaveValue('brief');
  const switched = await rows(page).allInnerTexts();
  await page.reload();
  // As many are in the page as are near the window, which depends on typefaces that may come late.
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(switched);
  await expect(first.getByRole('button', { name: en.keep })).toBeVisible();
});

test('both pages by keyboard, in French', async ({ page, control }) => {
  const { text, keep, remove, undo, clear, nothing } = fr;
  await open(page, control, { path: '/fr/account/readings' });
  await expectAccessible(page);
  await tabTo(page, page.getByLabel(text));
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText(nothing)).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: clear }));
  await page.keyboard.press('Enter');
  const first = rows(page).first();
  await tabTo(page, first.getByRole('button', { name: keep }));
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: remove })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await first.locator('a').innerText() })).toBeAttached();

  await page.goto('/fr/account/readlater');
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await tabTo(page, rows(page).getByRole('button', { name: remove }));
  await page.keyboard.press('Enter');
  await expect(rows(page).getByRole('button', { name: undo })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(rows(page).getByRole('button', { name: remove })).toBeFocused();
});
