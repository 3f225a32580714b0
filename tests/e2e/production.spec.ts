/** Production on a database filled by `office import`, from the new account to the paid invoice. */
import { expect, screen, test as base } from '../support/browser-test.ts';
import { fillAccount, strangeAddress } from '../support/auth.ts';
import { goToCheck } from '../support/payments.ts';
import type { Production, TestProvider } from '../support/production.ts';
import { openProduction, openStripe } from '../support/production.ts';
import { renamed, siteName } from '../support/publisher-file.ts';
import { accept, button, fillAddress, words } from '../support/quotations.ts';
import { speakOn } from '../support/words.ts';

const test = base.extend<{ readonly provider: TestProvider; readonly production: Production }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of fixtures here: there are none
  provider: async ({}, provide) => {
    const provider = await openStripe();
    await provide(provider);
    await provider.close();
  },
  production: [
    async ({ provider }, provide) => {
      const production = await openProduction(provider);
      await provide(production);
      await production.close();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ production }, provide) => provide(production.origin),
});

test('sells a subscription from the new account to the paid invoice', async ({ page, production, provider }) => {
  const email = strangeAddress();
  await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'Stripe' }));
  speakOn(page, 'fr');
  await page.goto('/fr');
  await expect(page.getByRole('banner').getByText(siteName)).toBeVisible();
  await page.goto('/fr/signin/create');
  await screen(page, 'form').waitFor();
  await fillAccount(page, email);
  await page.getByLabel('Nom', { exact: true }).press('Enter');
  await screen(page, 'sent').waitFor();
  const linkIn = async () => {
    const [message = ''] = await production.emailsTo(email);
    return /http\S+\/password-link\?[^\s"<]+/.exec(message)?.[0].replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(linkIn).not.toBe('');
  await page.goto(await linkIn());
  await page.getByLabel('Nouveau mot de passe').fill('trois pirogues au soleil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/account');

  await page.goto('/fr/account/quotation?isDevis');
  await screen(page, 'newOffer').waitFor();
  await page.locator('main').getByRole('checkbox').first().check();
  await expect(page.locator('section[aria-busy="false"]')).toContainText('940,00');
  await button(page, words.fr.make).first().click();
  await fillAddress(page);
  await button(page, words.fr.checkAnswers).click();
  await screen(page, 'check').waitFor();
  await accept(page, 'fr');
  await screen(page, 'ordered').waitFor();
  await page.locator('main').getByRole('link', { name: words.fr.pay }).click();
  await goToCheck(page, 'fr');
  await screen(page, 'check').getByRole('button', { name: words.fr.pay }).click();
  await provider.pay(page, production.origin);
  await expect(screen(page, 'paid')).toBeVisible();
  await expect(screen(page, 'paid').getByText('959,74').first()).toBeVisible();

  await page.goto('/fr/account/subscriptions');
  await expect(page.locator('main').getByText(renamed('Le Courrier des Lagunes')).first()).toBeVisible();
});
