/** Personal information: what a person comes for, what goes wrong on the way, and two tabs. */
import { expect, type Page } from '@playwright/test';
import { readMessage } from '../../server/mail/read-message.ts';
import { calls } from '../../src/contract/calls.ts';
import { comeSignedIn, errorSummary, screen, signIn, test } from '../support/desk.ts';
import type { Control } from '../support/desk.ts';
import { strangeAddress } from '../support/doors.ts';

const password = 'cinq lanternes sous la pluie';

/** Where the last letter to an address leads. */
async function confirmation(control: Control, address: string): Promise<string> {
  await expect.poll(async () => (await control.mailTo(address)).length).toBeGreaterThan(0);
  const text = readMessage((await control.mailTo(address)).at(-1)?.message_source ?? '')
    .parts.map((part) => part.text)
    .join('\n');
  return /http\S+\/email-change\?[^\s"<]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? '';
}

/** Follows a link by keyboard; the next page's heading has the focus. */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

test('name, e-mail address and password are changed by keyboard; the old address is told, other sessions end', async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await comeSignedIn(elsewhere, account);
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/en/account/infosuser');
  await follow(page, 'Change your name', 'Your name and phone number');
  await page.getByLabel('First name').fill('Aminata');
  await page.getByLabel('Last name').fill('de la croix');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeFocused();
  await expect(screen(page, 'overview').getByText('Ms. Aminata De La Croix')).toBeVisible();
  await expect(page.getByText('Your name and phone number are saved.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Aminata De La Croix')).toBeAttached();

  const email = strangeAddress();
  await follow(page, 'Change your e-mail address', 'Your e-mail address');
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Current password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link', { name: 'This is not your current password.' })).toBeVisible();
  await expect(page.getByLabel('New e-mail address')).toHaveValue(email);
  await page.getByLabel('Current password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'overview').getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto(await confirmation(control, email));
  await page.getByRole('button', { name: 'Use this address' }).press('Enter');
  await page.getByRole('link', { name: 'Go to your account' }).press('Enter');
  await expect(screen(page, 'overview').getByText(email)).toBeVisible();
  await expect(screen(page, 'overview').getByText(account.email)).toHaveCount(0);
  await expect
    .poll(async () => (await control.mailTo(account.email)).map(({ kind }) => kind))
    .toEqual(['email-changed']);

  await follow(page, 'Change your password', 'Your password');
  await expect(page.getByLabel('Current password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your new password is saved/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(password);
  await elsewhere.goto('/en/account/infosuser');
  await signIn(elsewhere, { email, password });
  await expect(screen(elsewhere, 'overview').getByText(email)).toBeVisible();
  await elsewhere.context().close();
  await page.reload();
  await expect(screen(page, 'overview')).toBeVisible();
});

test('a change that does not arrive, or whose answer is lost, loses nothing, and is made once', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/infosuser/information');
  await page.getByLabel('Fonction').fill('Archiviste');
  await page.getByLabel('Secteur d’activité').fill('Recherche');
  await page.reload();
  await expect(page.getByLabel('Fonction')).toHaveValue('Archiviste');
  const path = `**${calls['user/informations'].path}`;
  await page.route(path, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(screen(page, 'information').getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Secteur d’activité')).toHaveValue('Recherche');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(screen(page, 'overview').getByText('Archiviste')).toBeVisible();

  // The password is changed, and nobody is told: the same request again says so.
  await page.getByRole('link', { name: 'Modifier votre mot de passe' }).click();
  await page.getByLabel('Mot de passe actuel').fill(account.password);
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.route(
    `**${calls['user/password'].path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  await expect(screen(page, 'password').getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Modifier mon mot de passe' }).click();
  await expect(screen(page, 'overview')).toBeVisible();
  await control.tick();
  expect((await control.mailTo(account.email)).map(({ kind }) => kind)).toEqual(['password-changed']);
});

test('two tabs: whose session has ended signs in where they typed; a change called off in one is gone in the other', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  const data = { email: strangeAddress(), motDePasseActuel: account.password };
  await page.request.post('/en/ajax/user/email', { data });
  await page.goto('/en/account/infosuser');
  const other = await page.context().newPage();
  await other.goto('/en/account/infosuser');
  // Both have read that it awaits.
  await other.getByRole('button', { name: 'Send the message again' }).waitFor();
  await page.getByRole('button', { name: 'Keep the current address' }).click();
  // Gone when the server has answered; the screen alone is none while it is busy.
  await expect(page.getByText(data.email)).toHaveCount(0);
  await other.getByRole('button', { name: 'Send the message again' }).click();
  await expect(other.getByText(/No change of your e-mail address/)).toBeVisible();
  await expect(other.getByText(data.email)).toHaveCount(0);

  await other.getByRole('link', { name: 'Change your phone number' }).click();
  await other.getByLabel('Phone (optional)').fill('+33 1 99 00 12 34');
  await page.context().clearCookies();
  await other.getByRole('button', { name: 'Save' }).click();
  await signIn(other, account);
  await expect(other.getByLabel('Phone (optional)')).toHaveValue('+33 1 99 00 12 34');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(screen(other, 'overview').getByText('+33 1 99 00 12 34')).toBeVisible();
});
