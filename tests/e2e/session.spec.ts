/** Who may see what (specification §6), in a browser. */
import { readMessage } from '../../server/mail/read-message.ts';
import { comeSignedIn, expect, screen, signIn, test } from '../support/desk.ts';

test('an account page asks to sign in, and comes back to where one wanted to go', async ({ page, control }) => {
  const buyer = await control.scenario('severalInvoices');
  await page.goto('/fr/account/invoices');
  await expect(page).toHaveURL('/fr/signin?redirect=%2Faccount%2Finvoices');
  await signIn(page, buyer.account);
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL('/fr/account/invoices');
  await expect(page.getByText(buyer.invoices[0]?.reference ?? '').first()).toBeVisible();
});

test('only who has to sign in loads the form for it: without a session beside the code, else when that turns out', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('severalInvoices');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')));
  const form = '/assets/sign-in';
  // Whether something was drawn in the place of code that was not there, be it outside of the document: that is work for nothing.
  await page.addInitScript(() => {
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-coming') document.documentElement.dataset['waited'] = '';
      this.setAttributeNS(null, name, value);
    };
  });
  const hasWaited = () => page.locator('html').getAttribute('data-waited');
  await page.goto('/fr/account/pme');
  await expect(screen(page, 'signIn')).toBeVisible();
  expect(await hasWaited()).toBeNull();
  // The document has named it, among those that the application's code comes with.
  await expect(page.locator(`link[rel="modulepreload"][href^="${form}-"]`)).toHaveCount(1);
  expect(asked.filter((path) => path === form)).toHaveLength(1);

  await comeSignedIn(page, buyer.account);
  const session = await page.context().cookies();
  asked.splice(0);
  await page.goto('/fr/account');
  await expect(screen(page, 'accountHome')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(form);

  // It ends while one looks at a page: the next step asks to sign in.
  expect((await page.request.post('/fr/ajax/login/logout', { data: {} })).ok()).toBe(true);
  await page.context().addCookies(session);
  await page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Factures' }).click();
  await expect(page).toHaveURL('/fr/login?redirect=%2Faccount%2Finvoices');
  await expect(screen(page, 'signIn').getByLabel(/^Mot de passe/)).toBeVisible();
  expect(asked).toContain(form);

  // It has ended before one comes: the beginning stays until the form is there, however long its code takes.
  asked.splice(0);
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/fr/account/pme');
  await expect(page).toHaveURL('/fr/signin?redirect=%2Faccount%2Fpme');
  await expect(screen(page, 'signIn').getByLabel(/^Mot de passe/)).toBeVisible();
  expect(await hasWaited()).toBeNull();
  expect(asked.indexOf(form)).toBeGreaterThan(asked.indexOf('/fr/ajax/user'));
  await signIn(page, buyer.account);
  await expect(page).toHaveURL('/fr/account/pme');
  await expect(screen(page, 'signIn')).toBeHidden();
});

test('a wrong password is refused in words, and nothing typed is lost', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto('/en/login');
  await signIn(page, { ...buyer.account, password: 'not the password' });
  await expect(
    screen(page, 'signIn').getByRole('alert').or(screen(page, 'signIn').locator('[data-kind="danger"]')),
  ).toBeVisible();
  await expect(page.getByLabel(/^E-mail address/)).toHaveValue(buyer.account.email);
});

test('redirects to other origins and unknown places are not followed', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto('/fr/signin?redirect=https%3A%2F%2Fevil.example%2Faccount');
  await signIn(page, buyer.account);
  await expect(screen(page, 'accountHome')).toBeVisible();
  await expect(page).toHaveURL('/fr/account');
});

test('signing out ends the session on the server, too', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto('/fr/signin');
  await signIn(page, buyer.account);
  await expect(screen(page, 'accountHome')).toBeVisible();
  const before = await page.context().cookies();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(screen(page, 'signIn')).toBeVisible();
  await page.context().addCookies(before);
  await page.goto('/fr/account');
  await expect(screen(page, 'signIn')).toBeVisible();
});

test('a 401 in the middle leads to /login and back to the same step, with what was chosen', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('severalInvoices');
  await page.goto('/fr/signin?redirect=%2Faccount%2Finvoices');
  await signIn(page, buyer.account);
  await screen(page, 'choice')
    .getByRole('radio', { name: /virement/ })
    .check();
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  await expect(screen(page, 'check')).toBeVisible();
  await page.context().clearCookies();
  await screen(page, 'check')
    .getByRole('button', { name: /coordonnées du virement/ })
    .click();
  await expect(page).toHaveURL('/fr/login?redirect=%2Faccount%2Finvoices%3Fstep%3Dcheck');
  await signIn(page, buyer.account);
  await expect(screen(page, 'check').getByRole('button', { name: /coordonnées du virement/ })).toBeVisible();
});

test('an unverified e-mail address has a way forward', async ({ page, control }) => {
  const buyer = await control.scenario('unverified');
  await page.goto('/fr/signin?redirect=%2Faccount');
  await signIn(page, buyer.account);
  await expect(screen(page, 'emailUnverified')).toBeVisible();
  await screen(page, 'emailUnverified').getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect.poll(() => control.mailTo(buyer.account.email)).toMatchObject([{ kind: 'email-verification' }]);
  const [mail] = await control.mailTo(buyer.account.email);
  const text = readMessage(mail?.message_source ?? '')
    .parts.map((part) => part.text)
    .join('\n');
  const [link = ''] = /http\S+\/verify[^\s"<]+/.exec(text) ?? [];

  await screen(page, 'emailUnverified').getByRole('button', { name: 'J’ai confirmé mon adresse' }).click();
  await expect(screen(page, 'emailUnverified')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByRole('button').click();
  await screen(page, 'emailUnverified').getByRole('button', { name: 'J’ai confirmé mon adresse' }).click();
  await expect(screen(page, 'accountHome')).toBeVisible();
});

test('an account that is not valid is told so', async ({ page, control }) => {
  const buyer = await control.scenario('invalid');
  await page.goto('/fr/signin');
  await signIn(page, buyer.account);
  await expect(screen(page, 'accountInvalid')).toBeVisible();
});

test('the language switch keeps page and input', async ({ page }) => {
  await page.goto('/fr/signin?redirect=%2Faccount#somewhere');
  await page.getByLabel(/^Adresse e-mail/).fill('awa.ndiaye@example.org');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/signin?redirect=%2Faccount#somewhere');
  await expect(page.getByLabel(/^E-mail address/)).toHaveValue('awa.ndiaye@example.org');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('the root speaks the browser’s language, else French', async ({ browser, baseURL }) => {
  for (const [locale, expected] of [
    ['en-GB', '/en'],
    ['sw-KE', '/fr'],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL(expected);
    await context.close();
  }
});

for (const [address, path] of [
  ['/fr/nowhere', '/nowhere'],
  ['/nowhere', '/nowhere'],
  ['/fr/account/invoices/success', '/account/invoices/success'],
  ['/de/account', '/de/account'],
] as const) {
  test(`${address} is a page not found, with the way home`, async ({ page }) => {
    await page.goto(address);
    await expect(screen(page, 'notFound')).toBeVisible();
    await expect(screen(page, 'notFound').getByText(path).first()).toBeVisible();
    await screen(page, 'notFound').getByRole('link').first().click();
    await expect(screen(page, 'home')).toBeVisible();
  });
}
