/** What a subscriber comes to the page of newsletters for, and what happens where a call fails. */
import type { Locator, Page } from '@playwright/test';
import type { Control } from '../support/desk.ts';
import { comeSignedIn, expect, screen, signIn, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';

const CALL = '/ajax/servicesemail';
const LAGUNES = 'Le Courrier des Lagunes';

/** Signs in as somebody who receives four newsletters, and shows the page of newsletters. */
async function arrive(page: Page, control: Control) {
  const { account } = await control.scenario('newsletters', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/newsletter');
  return account;
}

function switchOf(page: Page, group: string, name: string): Locator {
  return page.getByRole('region', { name: group, exact: true }).getByRole('switch', { name, exact: true });
}

/** The words beside a switch that was put back. */
function refusalOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::li[1]').getByText(/Rien n’a changé|rien n’a changé/);
}

test('two off, one on, leave at once, come back: it is as it was left', async ({ page, control }) => {
  await arrive(page, control);
  const list = screen(page, 'list');
  await expect(list.getByText('Vous recevez 4 newsletters.')).toBeVisible();
  await switchOf(page, LAGUNES, 'Sommaire').click();
  await switchOf(page, LAGUNES, 'Politique et institutions').click();
  await switchOf(page, 'Nos autres newsletters', 'Rencontres et débats de la rédaction').click();
  await page.getByRole('link', { name: 'Factures' }).first().click();
  await expect(page).toHaveURL('/fr/account/invoices');
  await page.goBack();
  for (const isFresh of [false, true]) {
    if (isFresh) await page.reload();
    await expect(list.getByText('Vous recevez 3 newsletters.')).toBeVisible();
    await expect(switchOf(page, LAGUNES, 'Sommaire')).not.toBeChecked();
    await expect(switchOf(page, LAGUNES, 'Politique et institutions')).not.toBeChecked();
    await expect(switchOf(page, 'Nos autres newsletters', 'Rencontres et débats de la rédaction')).toBeChecked();
    await expect(switchOf(page, 'Sahel Énergies', 'Sommaire')).toBeChecked();
  }
});

test('a publication comes without adverts, and is told so by its own call', async ({ page, control }) => {
  const { id: docId } = await arrive(page, control);
  const answered = page.waitForResponse('**/ajax/servicesemailnopub');
  await switchOf(page, LAGUNES, 'Sans publicité').click();
  expect((await answered).request().postDataJSON()).toEqual({ docId, pubSId: 11, check: true });
  await expect(screen(page, 'list').getByText('Vous recevez 4 newsletters.')).toBeVisible();
  await page.reload();
  await expect(switchOf(page, LAGUNES, 'Sans publicité')).toBeChecked();
});

test('newsletters that cannot be loaded: the message, and a retry that works', async ({ page, control, worker }) => {
  await control.spoil(worker, CALL, { kind: 'status', status: 503 });
  await arrive(page, control);
  const unreadable = screen(page, 'unreadable');
  await expect(unreadable.getByText('Impossible de charger vos newsletters')).toBeVisible();
  await unreadable.getByRole('button', { name: 'Réessayer' }).click();
  await expect(switchOf(page, LAGUNES, 'Sommaire')).toBeChecked();
});

test('what the server refuses goes back alone, with the server’s words in its row and in passing', async ({
  page,
  control,
}) => {
  await arrive(page, control);
  const words = 'Le sommaire de Maghreb Confidences est réservé à ses abonnés. Rien n’a changé.';
  const reserved = switchOf(page, 'Maghreb Confidences', 'Sommaire');
  await switchOf(page, LAGUNES, 'Diplomatie').click();
  await reserved.click();
  await switchOf(page, 'Sahel Énergies', 'Appels d’offres').click();
  await expect(refusalOf(reserved)).toContainText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(reserved).not.toBeChecked();
  await expect(reserved).toHaveAccessibleDescription(new RegExp(words));
  await expect(switchOf(page, LAGUNES, 'Diplomatie')).toBeChecked();
  await expect(switchOf(page, 'Sahel Énergies', 'Appels d’offres')).toBeChecked();
  await expect(page.getByText('Vous recevez 6 newsletters.')).toBeVisible();
  // The message goes by itself, and the row keeps its words.
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(0);
  await expect(refusalOf(reserved)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Vous recevez 6 newsletters.')).toBeVisible();
});

test('a change that fails without words goes back with the generic message; again, and it is made', async ({
  page,
  control,
  worker,
}) => {
  await arrive(page, control);
  const diplomacy = switchOf(page, LAGUNES, 'Diplomatie');
  await expect(diplomacy).not.toBeChecked();
  await control.spoil(worker, CALL, { kind: 'status', status: 500 });
  await diplomacy.click();
  await expect(refusalOf(diplomacy)).toContainText('L’opération n’a pas abouti et rien n’a changé.');
  await expect(diplomacy).not.toBeChecked();
  await diplomacy.click();
  await expect(refusalOf(diplomacy)).toHaveCount(0);
  await expect(diplomacy).toBeChecked();
});

test('a change that was made although its answer was lost is shown as made', async ({ page, control, worker }) => {
  await arrive(page, control);
  const diplomacy = switchOf(page, LAGUNES, 'Diplomatie');
  await expect(diplomacy).not.toBeChecked();
  await control.spoil(worker, CALL, { kind: 'statusAfter', status: 500 });
  const lost = page.waitForResponse((answer) => answer.url().endsWith(CALL) && answer.request().method() === 'POST');
  const readAnew = page.waitForResponse((answer) => answer.url().endsWith(CALL) && answer.request().method() === 'GET');
  await diplomacy.click();
  expect((await lost).status()).toBe(500);
  expect((await readAnew).status()).toBe(200);
  await expect(diplomacy).toBeChecked();
  await expect(refusalOf(diplomacy)).toHaveCount(0);
  await page.reload();
  await expect(diplomacy).toBeChecked();
});

test('two tabs: what one has switched off, the other switches off without an error', async ({
  page,
  context,
  control,
}) => {
  await arrive(page, control);
  await expect(switchOf(page, LAGUNES, 'Sommaire')).toBeChecked();
  const other = await context.newPage();
  await other.goto('/fr/account/newsletter');
  await expect(switchOf(other, LAGUNES, 'Sommaire')).toBeChecked();
  const made = page.waitForResponse(`**${CALL}`);
  await switchOf(page, LAGUNES, 'Sommaire').click();
  expect((await made).status()).toBe(200);
  const again = other.waitForResponse(`**${CALL}`);
  await switchOf(other, LAGUNES, 'Sommaire').click();
  expect(await (await again).json()).toEqual({ isSuccess: true, feedback: null, data: null });
  // Answered: what a switch shows at once is not yet what another tab reads.
  const further = other.waitForResponse(`**${CALL}`);
  await switchOf(other, LAGUNES, 'Diplomatie').click();
  await expect(other.getByText('Vous recevez 4 newsletters.')).toBeVisible();
  expect((await further).status()).toBe(200);
  await page.reload();
  await expect(switchOf(page, LAGUNES, 'Diplomatie')).toBeChecked();
  await expect(switchOf(page, LAGUNES, 'Sommaire')).not.toBeChecked();
});

const words = {
  index: 'Newsletters',
  title: 'Your newsletters',
  publications: { own: 'The Lagoon Courier', other: 'Maghreb Confidential' },
  summary: 'Summary',
  count: 'You receive 3 newsletters.',
} as const;

test('whole by keyboard, in English: from the account to a switch and back', async ({ page, control }) => {
  const { index, title, publications, summary, count } = words;
  const { account } = await control.scenario('newsletters', { locale: 'en' });
  await page.goto('/en/signin?redirect=%2Faccount');
  await signIn(page, account);
  await tabTo(page, page.getByRole('link', { name: index }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
  const first = switchOf(page, publications.own, summary);
  await expect(first).toBeChecked();
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
  const reserved = switchOf(page, publications.other, summary);
  await tabTo(page, reserved);
  await page.keyboard.press('Space');
  await expect(reserved).toHaveAccessibleDescription(new RegExp(publications.other));
  await expect(reserved).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(count)).toBeVisible();
});
