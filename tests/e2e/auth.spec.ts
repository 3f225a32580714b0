/** A requested account, from the sign-in page to the emailed link. */
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';
import { fillAccount, emailLink, strangeAddress } from '../support/auth.ts';

const password = 'trois pirogues au soleil';

test('an account is requested on the way to a page, by keyboard; the emailed link finally redirects there', async ({
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
  // On a slow page the heading is there before the form.
  await screen(page, 'form').waitFor();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('awa');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'form').getByRole('link', { name: /name@example.org/ })).toBeVisible();
  await fillAccount(page, email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Last name').press('Enter');
  await expect(screen(page, 'sent').getByText(email)).toBeVisible();

  await page.goto(await emailLink(control, email));
  await expect(page).toHaveURL('/en/signin/password?redirect=%2Faccount%2Fnewsletter');
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username');
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
  await expect(page.getByText('Your password has been saved, and you’re signed in.')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(password);
});

test('signs out on every device from personal information', async ({ page, control, request }) => {
  const { account } = await control.scenario('noInvoice');
  await comeSignedIn(page, account);
  const elsewhere = { email: account.email, motDePasse: account.password };
  expect((await request.post('/en/ajax/login/login', { data: elsewhere })).ok()).toBe(true);
  await page.goto('/en/account/infosuser');
  await screen(page, 'overview').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(screen(page, 'signIn')).toBeVisible();
  expect((await request.post('/en/ajax/user/pme', { data: {} })).status()).toBe(401);
});
