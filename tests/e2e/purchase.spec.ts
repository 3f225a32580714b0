/** A few readers subscribe at once: from the front page through an account to an offer. The order: production.spec.ts. */
import { emailLink, fillAccount, strangeAddress } from '../support/auth.ts';
import { askForAll, expect, screen, signIn, test } from '../support/browser-test.ts';
import { speakOn } from '../support/words.ts';
import { field } from '../support/quotations.ts';

test(
  'an anonymous visitor finds the chosen publication in a new quote, through a new account',
  { tag: '@sweep' },
  async ({ page, control }) => {
    speakOn(page, 'fr');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/fr');
    await page.getByRole('link', { name: /^S’abonner maintenant.*Sahel Énergies$/ }).click();
    const email = strangeAddress();
    await screen(page, 'signIn').waitFor();
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await screen(page, 'form').waitFor();
    await fillAccount(page, email);
    await page.getByLabel('Nom', { exact: true }).press('Enter');
    await screen(page, 'sent').waitFor();
    await page.goto(await emailLink(control, email));
    await page.getByLabel('Nouveau mot de passe').fill('trois pirogues au soleil');
    await page.keyboard.press('Enter');

    await screen(page, 'newOffer').waitFor();
    await expect(page).toHaveURL('/fr/account/quotation?isDevis=');
    await expect(page.getByRole('checkbox', { name: /Sahel Énergies/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);

test('the quote request offers an order at once to as many readers as the publisher says, and keeps the choice', async ({
  page,
  control,
}) => {
  await page.goto('/en/quote?publication=12');
  const now = page.getByRole('link', { name: 'Subscribe now' });
  await expect(now).toBeVisible();
  await field(page, 'readers').fill('4');
  await expect(now).toHaveCount(0);
  await field(page, 'readers').fill('3');
  await page.getByRole('checkbox', { name: /Great Lakes/ }).check();
  await page.getByRole('radio', { name: /Media/ }).check();
  await now.click();
  await screen(page, 'signIn').waitFor();
  await signIn(page, (await control.scenario('noInvoice', { locale: 'en' })).account);
  await screen(page, 'newOffer').waitFor();
  await expect(field(page, 'readers')).toHaveValue('3');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /Media/ })).toBeChecked();
  // Another link in the same tab brings its own offer, and Back leads out of the funnel.
  await page.goto('/en/account/quotation?isDevis&publications=11&readers=2');
  await expect(field(page, 'readers')).toHaveValue('2');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('a catalog that sells nothing at once offers quotes alone', async ({ page }) => {
  await askForAll(page);
  await page.route('**/ajax/infossiteweb*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('"achatImmediat":3');
    await route.fulfill({ response, body: text.replace('"achatImmediat":3', '"achatImmediat":null') });
  });
  await page.goto('/en');
  await expect(page.getByRole('link', { name: /^Subscribe\s?: Sahel Energy$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Subscribe now/ })).toHaveCount(0);
  await expect(page.getByText('Subscribe now')).toHaveCount(0);
  await page.getByRole('link', { name: /^Subscribe\s?: Sahel Energy$/ }).click();
  await screen(page, 'needs').waitFor();
  await expect(page.getByRole('checkbox', { name: /Sahel Energy/ })).toBeChecked();
  await expect(page.getByText('Subscribe now')).toHaveCount(0);
  await page.goto('/en/account/quotation?isDevis&publications=12');
  await screen(page, 'signIn').waitFor();
  await expect(page.getByText('Sign in to continue to the page you requested.')).toBeVisible();
});
