/** A few readers subscribe at once: from the front page through an account and an order to the payment by card. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { emailLink, fillAccount, strangeAddress } from '../support/auth.ts';
import { askForAll, cards, expect, payByCard, screen, test, type Language } from '../support/browser-test.ts';
import { goToCheck, payButton } from '../support/payments.ts';
import { speakOn } from '../support/words.ts';
import { accept, button, field, fillAddress, words } from '../support/quotations.ts';

const ways = {
  fr: {
    subscribe: /^S’abonner maintenant.*Sahel Énergies$/,
    now: 'S’abonner maintenant',
    create: 'Créer un compte',
    password: 'Nouveau mot de passe',
    lastName: 'Nom',
    goOn: 'Continuer',
    title: 'Sahel Énergies',
  },
  en: {
    subscribe: /^Subscribe now.*Sahel Energy$/,
    now: 'Subscribe now',
    create: 'Create an account',
    password: 'New password',
    lastName: 'Last name',
    goOn: 'Continue',
    title: 'Sahel Energy',
  },
} as const;

/** From a link to a new quote, which asks an anonymous visitor to sign in, to the offer, through a new account. */
async function createAccount(page: Page, language: Language, email: string, link: (email: string) => Promise<string>) {
  const { create, password, lastName } = ways[language];
  await screen(page, 'signIn').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: create }).click();
  await screen(page, 'form').waitFor();
  await fillAccount(page, email);
  await page.getByLabel(lastName, { exact: true }).press('Enter');
  await screen(page, 'sent').waitFor();
  await page.goto(await link(email));
  await page.getByLabel(password).fill('trois pirogues au soleil');
  await page.keyboard.press('Enter');
  await screen(page, 'newOffer').waitFor();
}

for (const [language, viewport] of [
  ['fr', { width: 360, height: 740 }],
  ['en', { width: 1280, height: 900 }],
] as const) {
  test(`an anonymous visitor subscribes from the front page and pays by card, in ${language}, ${viewport.width} px wide`, async ({
    page,
    control,
  }) => {
    const { subscribe, goOn, title } = ways[language];
    speakOn(page, language);
    await page.setViewportSize(viewport);
    await page.goto(`/${language}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: subscribe }).click();
    await createAccount(page, language, strangeAddress(), (email) => emailLink(control, email));

    await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked();
    await expect(page).toHaveURL(`/${language}/account/quotation?isDevis=`);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expectAccessible(page);
    await button(page, goOn).first().click();

    await fillAddress(page);
    await expect(screen(page, 'details').getByText(/Amina/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await button(page, words[language].checkAnswers).click();
    await screen(page, 'check').waitFor();
    await expectAccessible(page);
    await accept(page, language);

    await screen(page, 'ordered').waitFor();
    await page.locator('main').getByRole('link', { name: words[language].pay }).click();
    await goToCheck(page, language);
    await payButton(page, language).click();
    await page.waitForURL('**/pay/sandbox/**');
    await payByCard(page, cards.charged);
    await expect(screen(page, 'paid')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the quote request offers an order at once to as many readers as the publisher says, and keeps the choice', async ({
  page,
  control,
}) => {
  await page.goto('/en/quote?publication=12');
  const now = page.getByRole('link', { name: ways.en.now });
  await expect(now).toBeVisible();
  await field(page, 'readers').fill('4');
  await expect(now).toHaveCount(0);
  await field(page, 'readers').fill('3');
  await page.getByRole('checkbox', { name: /Great Lakes/ }).check();
  await page.getByRole('radio', { name: /Media/ }).check();
  await expectAccessible(page);
  await now.click();
  await createAccount(page, 'en', strangeAddress(), (email) => emailLink(control, email));
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
