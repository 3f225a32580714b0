/** The doors: an account that somebody asks for, a forgotten password, staying signed in, signing out everywhere. */
import { comeSignedIn, expect, screen, signIn, test } from '../support/desk.ts';
import { fillAccount, letterLink, strangeAddress } from '../support/doors.ts';

const password = 'trois pirogues au soleil';

test('an account is asked for on the way to a page, by keyboard; the letter’s link leads there in the end', async ({
  page,
  control,
}) => {
  const email = strangeAddress();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/account/newsletter');
  await screen(page, 'signIn').waitFor();
  await expect(page).toHaveURL('/en/signin?redirect=%2Faccount%2Fnewsletter');
  await page.getByRole('link', { name: 'Create an account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/signin/create?redirect=%2Faccount%2Fnewsletter');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('awa');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'form').getByRole('link', { name: /name@example.org/ })).toBeVisible();
  await fillAccount(page, email);
  // Nothing that is typed is lost with the page.
  await page.reload();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Last name').press('Enter');
  await expect(screen(page, 'sent').getByText(email)).toBeVisible();
  await page.reload();
  await expect(screen(page, 'sent').getByText(email)).toBeVisible();

  await page.goto(await letterLink(control, email));
  await expect(page).toHaveURL('/en/signin/password?redirect=%2Faccount%2Fnewsletter');
  await expect(page.getByLabel('E-mail address')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabel('New password').fill('password1234');
  await page.keyboard.press('Enter');
  await expect(
    screen(page, 'choice')
      .getByText(/easy to guess/)
      .first(),
  ).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'list')).toBeVisible();
  await expect(page).toHaveURL('/en/account/newsletter');
  await expect(page.getByText('Your password is saved, and you are signed in.')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(password);
});

test('a forgotten password is replaced, whatever fails on the way; who was signed in elsewhere no longer is', async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'en' });
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await comeSignedIn(elsewhere, account);
  await page.goto('/en/signin?redirect=%2Faccount%2Finvoices');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(account.email);
  await page.route('**/ajax/password/forget', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send me the message' }).click();
  await expect(screen(page, 'form').getByText('Your request has not been sent')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send me the message' }).click();
  await expect(screen(page, 'sent')).toBeVisible();

  const link = await letterLink(control, account.email);
  await page.route('**/ajax/password/forget', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await screen(page, 'unreadable').getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/en/account/invoices');
  await expect(screen(page, 'choice')).toBeVisible();
  await elsewhere.goto('/en/account');
  await expect(screen(elsewhere, 'signIn')).toBeVisible();
  await signIn(elsewhere, { ...account, password });
  await expect(screen(elsewhere, 'accountHome')).toBeVisible();
  await elsewhere.context().close();
  await page.goto(link);
  await expect(screen(page, 'over').getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
});

test('two browsers: a link that one of them has used is over in the other, and says what to do', async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  await page.request.post('/en/ajax/password/forget', { data: { email: account.email, redirection: null } });
  const link = await letterLink(control, account.email);
  await page.goto(link);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  await page.getByLabel('New password').fill(password);
  await other.getByLabel('New password').fill('quatre pirogues au soleil');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(screen(page, 'accountHome')).toBeVisible();
  await other.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(screen(other, 'over').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.context().close();
});

test('one stays signed in where one wishes so, and signs out everywhere at once', async ({
  page,
  control,
  browser,
  baseURL,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await elsewhere.goto('/en/signin');
  await elsewhere.getByRole('checkbox', { name: 'Stay signed in' }).check();
  await signIn(elsewhere, account);
  await expect(screen(elsewhere, 'accountHome')).toBeVisible();
  const kept = (await elsewhere.context().cookies()).find(({ name }) => name.endsWith('session'));
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
  await page.goto('/en/signin');
  await signIn(page, account);
  await screen(page, 'accountHome').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(screen(page, 'signIn')).toBeVisible();
  // Another call may be told first that nobody is signed in any more.
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name.endsWith('session')))
    .toBeUndefined();
  await elsewhere.reload();
  await expect(screen(elsewhere, 'signIn')).toBeVisible();
  await elsewhere.context().close();
});
