/** A few readers subscribe at once: a choice, billing, a check, the payment and its receipt. */
import type { Page } from '@playwright/test';
import { emailLink, fillAccount, strangeAddress } from '../support/auth.ts';
import type { Language } from '../support/browser-test.ts';
import { askForAll, comeSignedIn, expect, payByCard, cards, screen, signIn, test } from '../support/browser-test.ts';
import { typeCountry } from '../support/controls.ts';
import { speakOn } from '../support/words.ts';
import { field } from '../support/quotations.ts';

const words = {
  fr: {
    subscribe: 'Je m’abonne',
    onward: 'Continuer',
    pay: /^Commander et payer/,
    marks: ['Abonnement', 'Facturation', 'Vérification', 'Paiement', 'Reçu'],
  },
  en: {
    subscribe: 'Subscribe',
    onward: 'Continue',
    pay: /^Order and pay/,
    marks: ['Subscription', 'Billing', 'Check', 'Payment', 'Receipt'],
  },
} as const;

/** The page shows the purchase’s one progress list, and no word of a quote. */
async function expectPurchase(page: Page, language: Language): Promise<void> {
  const marks = page.getByRole('navigation', { name: /^(Étapes|Steps)$/ }).getByRole('listitem');
  await expect(marks).toHaveText(words[language].marks.map((mark) => new RegExp(mark)));
  await expect(page.locator('body')).not.toContainText(/\bquote|\bdevis\b/i);
}

/** Fills in a billing address in Lyon. */
async function fillBilling(page: Page): Promise<void> {
  const billing = screen(page, 'billing');
  await typeCountry(billing.getByRole('combobox'), 'FR');
  await field(page, 'address.street').fill('3 quai des Brumes');
  await field(page, 'address.postalCode').fill('69002');
  await field(page, 'address.city').fill('Lyon');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const language of ['fr', 'en'] as const) {
    test(`a subscriber buys in five pages after the front page, in ${language}`, async ({ page, control }) => {
      const { account } = await control.scenario('noInvoice', { locale: language });
      const { subscribe, onward, pay } = words[language];
      speakOn(page, language);
      await comeSignedIn(page, account);
      await page.goto(`/${language}`);
      const first = page.getByRole('link', { name: subscribe, exact: true });
      await expect(first).toBeInViewport({ ratio: 1 });
      await first.click();

      const choice = screen(page, 'choice');
      await choice.getByRole('checkbox').first().check();
      await expect(page.getByRole('button', { name: onward })).toBeInViewport({ ratio: 1 });
      await expectPurchase(page, language);
      await page.reload();
      await expect(choice.getByRole('checkbox').first()).toBeChecked();
      await page.getByRole('button', { name: onward }).click();

      await fillBilling(page);
      await expectPurchase(page, language);
      const id = Number(new URL(page.url()).searchParams.get('id'));
      await page.reload();
      await expect(field(page, 'address.city')).toHaveValue('Lyon');
      // Back leads to the choice, where another one changes the same purchase.
      await page.goBack();
      await choice.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: onward }).click();
      await screen(page, 'billing').waitFor();
      await page.getByRole('button', { name: onward }).click();

      const check = screen(page, 'check');
      await check.waitFor();
      await expect(page.getByRole('button', { name: pay })).toBeInViewport({ ratio: 1 });
      await expectPurchase(page, language);
      // The typed address is kept in the account, and chosen.
      await page.goBack();
      await expect(screen(page, 'billing').getByRole('radio').first()).toBeChecked();
      await page.goForward();
      await page.getByRole('button', { name: pay }).click();
      await expect(field(page, 'hasAgreed')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'hasAgreed').check();
      await page.getByRole('button', { name: pay }).click();

      await page.waitForURL('**/pay/sandbox/**');
      await payByCard(page, cards.charged);
      await screen(page, 'paid').waitFor();
      await expectPurchase(page, language);
      const { subscription, books } = await control.subscriptionBooks(id);
      expect(subscription.status).toBe('current');
      expect(books?.payments).toHaveLength(1);
    });
  }

  test(
    'an anonymous visitor goes on to billing with the chosen publication, through a new account',
    { tag: '@sweep' },
    async ({ page, control }) => {
      speakOn(page, 'fr');
      await page.goto('/fr');
      await page.getByRole('link', { name: /^S’abonner.*Sahel Énergies$/ }).click();
      const choice = screen(page, 'choice');
      await expect(choice.getByRole('checkbox', { name: /Sahel Énergies/ })).toBeChecked();
      await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await page.getByRole('button', { name: 'Continuer' }).click();
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

      await fillBilling(page);
      await expectPurchase(page, 'fr');
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(screen(page, 'check').getByText('Sahel Énergies').first()).toBeVisible();
      await expectPurchase(page, 'fr');
    },
  );
});

test('the quote request offers a purchase to as many readers as the publisher says, and keeps the choice', async ({
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
  await screen(page, 'choice').waitFor();
  await expect(field(page, 'readers')).toHaveValue('3');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /Media/ })).toBeChecked();
  // More readers need a quote, to which the page leads in place of its own button.
  await field(page, 'readers').fill('4');
  await expect(screen(page, 'choice').getByRole('link', { name: 'Request a quote' })).toBeVisible();
  await field(page, 'readers').fill('3');
  await screen(page, 'choice').getByRole('button', { name: 'Continue' }).click();
  await screen(page, 'signIn').waitFor();
  await signIn(page, (await control.scenario('noInvoice', { locale: 'en' })).account);
  await screen(page, 'billing').waitFor();
  await page.goBack();
  await expect(page).toHaveURL('/en/subscribe');
  // Another link in the same tab brings its own offer.
  await page.goto('/en/subscribe?publications=11&readers=2');
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
  await expect(page.getByRole('link', { name: 'Get a quote', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Get a quote\s?: Sahel Energy$/ })).toBeVisible();
  await expect(page.getByText('Subscribe now')).toHaveCount(0);
  await page.getByRole('link', { name: /^Get a quote\s?: Sahel Energy$/ }).click();
  await screen(page, 'needs').waitFor();
  await expect(page.getByRole('checkbox', { name: /Sahel Energy/ })).toBeChecked();
  await expect(page.getByText('Subscribe now')).toHaveCount(0);
  await page.goto('/en/subscribe?publications=12');
  await screen(page, 'unlisted').getByRole('link', { name: 'Request a quote' }).click();
  await screen(page, 'needs').waitFor();
});
