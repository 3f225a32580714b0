/** Routes and their conditions (specification §2) in a browser: one of each kind; all of them are in tests/models/routes.test.ts. */
import { expect, linkOf, screen, signIn, test } from '../support/desk.ts';

/** What an address shows whoever is not signed in, and where that is. */
const rows = [
  ['/fr', 'home', '/fr'],
  ['/en/quote', 'needs', '/en/quote'],
  ['/fr/quote?step=check', 'needs', '/fr/quote'],
  ['/en/quote/success', 'needs', '/en/quote'],
  ['/fr/quote/success/1', 'notFound', '/fr/quote/success/1'],
  ['/en/account/payment', 'notFound', '/en/account/payment'],
  ['/fr/account/payment?id=', 'notFound', '/fr/account/payment?id='],
  ['/fr/account/payment?id=88012', 'signIn', '/fr/signin?redirect=%2Faccount%2Fpayment%3Fid%3D88012'],
  ['/en/account/quotation', 'notFound', '/en/account/quotation'],
  ['/en/account/quotation/step2', 'notFound', '/en/account/quotation/step2'],
  ['/en/account/quotation?isDevis', 'signIn', '/en/signin?redirect=%2Faccount%2Fquotation%3FisDevis'],
  ['/fr/account/invoices/success', 'notFound', '/fr/account/invoices/success'],
  ['/fr/account/invoices/success/PAY/1', 'notFound', '/fr/account/invoices/success/PAY/1'],
  ['/account', 'notFound', '/account'],
] as const;

for (const [address, shown, place] of rows) {
  test(`${address} shows ${shown}`, async ({ page }) => {
    await page.goto(address);
    await expect(screen(page, shown)).toBeVisible();
    await expect(page).toHaveURL(place);
  });
}

test('a deep link whose needs are not met leads to the nearest step that has its own', async ({ page, control }) => {
  const buyer = await control.scenario('settled');
  await page.goto('/fr/signin?redirect=%2Faccount%2Finvoices%3Fstep%3Dcheck');
  await signIn(page, buyer.account);
  await expect(screen(page, 'settled')).toBeVisible();
  await expect(page).toHaveURL('/fr/account/invoices');
});

test('the holder of an invoice link is let in there, and asked to sign in elsewhere', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice');
  await page.goto(linkOf(buyer, 'en'));
  await expect(screen(page, 'choice')).toBeVisible();
  await page.goto('/en/account');
  await expect(screen(page, 'signIn')).toBeVisible();
});

test('a step is one commit of React, address and announcement with it', async ({ page, control }) => {
  const buyer = await control.scenario('oneInvoice', { locale: 'en' });
  await page.addInitScript(() => {
    const ignore = (): void => undefined;
    const onCommitFiberRoot = (): void => {
      const { dataset } = document.documentElement;
      dataset['commits'] = String(Number(dataset['commits'] ?? 0) + 1);
    };
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onPostCommitFiberRoot: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount: ignore } });
  });
  await page.goto(linkOf(buyer, 'en'));
  const commits = async () => Number(await page.locator('html').getAttribute('data-commits'));
  // Twice around, and with nothing on its way: texts that come late are a commit of their own.
  for (const isMeasured of [false, true]) {
    await screen(page, 'choice').waitFor();
    await page.waitForLoadState('networkidle');
    const before = await commits();
    await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
    await screen(page, 'check').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    if (isMeasured) expect((await commits()) - before).toBe(1);
    await page.goBack();
  }
});

test('a scenario by link leads to the page that it is about, as the person that it made', async ({ page }) => {
  await page.goto(`/en?scenario=severalInvoices`);
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL('/en/account/invoices');
  await page.goto(`/fr?scenario=unverified`);
  await expect(screen(page, 'emailUnverified')).toBeVisible();
  await page.goto('/?scenario');
  await page.getByRole('listitem').filter({ hasText: 'oneInvoice' }).getByRole('link', { name: 'en' }).click();
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL('/en/account/invoices');
});
