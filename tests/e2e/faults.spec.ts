/** The world fails, heals, and nothing typed or paid is lost. */
import { askForAll, expect, linkOf, screen, signIn, test } from '../support/desk.ts';

const INVOICES = '/ajax/subscriptions/invoice/read';

test('the site cannot be read: the error page, and a retry that works', async ({ page, control, worker }) => {
  await askForAll(page);
  await control.spoil(worker, '/ajax/infossiteweb', { kind: 'status', status: 503 });
  await page.goto('/en');
  await expect(screen(page, 'fatal')).toBeVisible();
  await screen(page, 'fatal').getByRole('button').click();
  await expect(screen(page, 'home')).toBeVisible();
});

for (const kind of ['notJson', 'truncated', 'wrongShape', 'nullData'] as const) {
  test(`invoices answered by ${kind}: a clear error with a retry, no white page`, async ({ page, control, worker }) => {
    const buyer = await control.scenario('oneInvoice');
    await control.spoil(worker, INVOICES, { kind });
    await page.goto(linkOf(buyer, 'fr'));
    await expect(screen(page, 'unreadable')).toBeVisible();
    await screen(page, 'unreadable').getByRole('button').click();
    await expect(screen(page, 'choice')).toBeVisible();
  });
}

test('a request that is dropped: the same', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.route(`**${INVOICES}`, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(linkOf(buyer, 'fr'));
  await expect(screen(page, 'unreadable')).toBeVisible();
  await screen(page, 'unreadable').getByRole('button').click();
  await expect(screen(page, 'choice')).toBeVisible();
});

test('offline on the last step: nothing is ordered, and the order can be sent once the line is back', async ({
  page,
  context,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await screen(page, 'choice').getByRole('button', { name: 'Continuer' }).click();
  await expect(screen(page, 'check')).toBeVisible();
  await context.setOffline(true);
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await expect(page.locator('main[data-screen="recovering"]')).toBeVisible();
  await context.setOffline(false);
  await expect(screen(page, 'check')).toBeVisible({ timeout: 15_000 });
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).checkouts).toEqual([]);
  await screen(page, 'check')
    .getByRole('button', { name: /^Payer\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
  expect((await control.books(buyer.invoices[0]?.id ?? 0)).checkouts).toHaveLength(1);
});

test('a question that cannot be sent is still there, and is sent later', async ({ page, control, worker }) => {
  const buyer = await control.scenario('severalInvoices');
  await page.goto('/fr/signin?redirect=%2Faccount%2Finvoices%3Fstep%3Dhelp');
  await signIn(page, buyer.account);
  await expect(page).toHaveURL('/fr/account/invoices?step=help');
  const message = page.getByRole('textbox', { name: /question|message/i });
  await message.fill('La facture porte notre ancienne adresse.');
  await page.reload();
  await expect(message).toHaveValue('La facture porte notre ancienne adresse.');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(message).toHaveValue('La facture porte notre ancienne adresse.');
  await page.getByRole('link', { name: 'Français' }).click();
  await control.spoil(worker, '/ajax/subscriptions/invoice/help', { kind: 'status', status: 500 });
  const send = screen(page, 'help').getByRole('button', { name: /^Envoyer/ });
  await send.click();
  await expect(screen(page, 'help')).toBeVisible();
  await expect(message).toHaveValue('La facture porte notre ancienne adresse.');
  await send.click();
  await expect(screen(page, 'helpSent')).toBeVisible();
  await expect
    .poll(() => control.mailTo(buyer.account.email))
    .toMatchObject([{ kind: 'help-acknowledged', locale: 'fr' }]);
});

test('somebody else’s payment reference is an unknown payment', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'fr'));
  await expect(screen(page, 'choice')).toBeVisible();
  await page.goto('/fr/account/invoices/success/PAY-AAAA-AAAA-AAAA');
  await expect(screen(page, 'outcomeUnknown')).toBeVisible();
  await expect(page.getByText(/payé|reçu/i)).toHaveCount(0);
});

test('a message that goes by itself stays 5,000 ms, longer under the pointer', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto('/fr/signin');
  await signIn(page, buyer.account);
  await expect(screen(page, 'accountHome')).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  const message = page.getByText('Déconnexion effectuée');
  await expect(message).toBeVisible();
  await page.clock.fastForward(3_000);
  await message.hover();
  await page.clock.fastForward(10_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5_000);
  await expect(message).toBeHidden();
});

test('what nobody foresaw ends on the error page, without a stack, with the way home', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('planted');
    };
  });
  await page.goto(linkOf(buyer, 'fr'));
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await expect(page.getByText('planted')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /accueil/ })).toHaveAttribute('href', '/fr');
});
