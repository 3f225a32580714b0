/** The behaviour of all forms, on one with typed and sent values: the question about an invoice. */
import type { Locator, Route } from '@playwright/test';
import { comeSignedIn, errorSummary, expect, linkOf, screen, test } from '../support/browser-test.ts';

const said = {
  ask: 'Demander de l’aide',
  message: /^Votre question/,
  email: /^Votre adresse e\u2011mail/,
  send: 'Envoyer votre question',
  error: /^Erreur\s:\s/,
  noMessage: 'Saisissez votre question.',
  noEmail: 'Saisissez votre adresse e\u2011mail.',
  wrongEmail: 'Saisissez votre adresse e\u2011mail au format nom@exemple.fr.',
  refusedEmail: 'Cette adresse ne reçoit pas de courrier.',
  notSent: 'Votre question ne nous est peut-être pas parvenue',
} as const;

test('a form keeps its values from the first attempt until it is sent once', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice', { locale: 'fr' });
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice').getByRole('link', { name: said.ask }).click();
  const form = page.locator('main[data-screen="help"]');
  const message = form.getByLabel(said.message);
  const email = form.getByLabel(said.email);
  const send = form.getByRole('button', { name: said.send });
  const summary = errorSummary(page);
  const lines = summary.getByRole('link');

  // The server’s answers, in turn; the sent bodies.
  const answers: ((route: Route) => Promise<void>)[] = [];
  const sent: unknown[] = [];
  await page.route('**/ajax/subscriptions/invoice/help', async (route) => {
    sent.push(route.request().postDataJSON());
    await (answers.shift() ?? ((last: Route) => last.continue()))(route);
  });

  // No error appears before the first attempt.
  await email.fill('');
  await expect(summary).toHaveCount(0);
  await expect(page).not.toHaveTitle(said.error);

  // Empty: the summary lists all errors, takes focus, and links to the fields; no call is made.
  await send.click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(said.error);
  await expect(lines).toHaveText([said.noMessage, said.noEmail]);
  await expect(message).toHaveAccessibleDescription(new RegExp(said.noMessage));
  await lines.nth(1).click();
  await expect(email).toBeFocused();

  // During typing the error at the field follows, and leaves the summary once its cause is gone.
  await page.keyboard.type('amina@example');
  await expect(email).toHaveAccessibleDescription(new RegExp(said.wrongEmail));
  await expect(lines).toHaveText([said.noMessage]);
  await expect(email).toBeFocused();
  await send.click();
  await expect(lines).toHaveText([said.noMessage, said.wrongEmail]);
  await expect(summary).toBeFocused();
  expect(sent).toEqual([]);

  // Corrected, and refused by the server at one field: shown there and in the summary, until that field changes.
  answers.push((route) => {
    const data = { champs: { email: said.refusedEmail } };
    return route.fulfill({ status: 422, json: { isSuccess: false, feedback: null, data } });
  });
  await email.fill(' amina@example.org ');
  await message.fill('Une ligne est en double.');
  await send.click();
  await expect(lines).toHaveText([said.refusedEmail]);
  await expect(summary).toBeFocused();
  await message.fill('Une ligne est en double ?');
  await expect(email).toHaveAccessibleDescription(new RegExp(said.refusedEmail));
  await email.fill(buyer.account.email);
  await expect(email).not.toHaveAccessibleDescription(new RegExp(said.refusedEmail));
  await expect(summary).toHaveCount(0);

  // The server fails: an error appears, and the values stay. A second failure is announced again.
  for (const _ of ['once', 'again']) {
    answers.push((route) => route.fulfill({ status: 503, body: '' }));
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: said.notSent })).toBeFocused();
    await expect(summary).toHaveCount(0);
    await expect(page).toHaveTitle(said.error);
    await expect(message).toHaveValue('Une ligne est en double ?');
    await expect(email).toHaveValue(buyer.account.email);
    await email.focus();
  }

  // Sent once, with the last values, despite repeated clicks and Enter.
  let goOn = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  answers.push((route) => waiting.then(() => route.continue()));
  const before = sent.length;
  await send.dblclick();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(page).not.toHaveTitle(said.error);
  await email.press('Enter');
  goOn();
  await expect(screen(page, 'helpSent')).toBeVisible();
  expect(sent.slice(before)).toMatchObject([{ email: buyer.account.email, message: 'Une ligne est en double ?' }]);
});

test('a title looks chosen once it is, and not before', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/form`);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const filling = (button: Locator) => button.evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(radio('M.')).not.toBeChecked();
  const before = await filling(radio('M.'));
  await radio('M.').focus();
  await page.keyboard.press('Space');
  await expect(radio('M.')).toBeChecked();
  expect(await filling(radio('M.'))).not.toBe(before);
  expect(await filling(radio('Mme'))).toBe(before);
});
