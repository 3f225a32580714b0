/** On a phone the button of the page stands next to the sum, at the lower edge of the window: no step hides what comes next. */
import type { Page } from '@playwright/test';
import { comeSignedIn, errorSummary, expect, linkOf, screen, test } from '../support/browser-test.ts';
import { offerPlace, quotationOf, words } from '../support/quotations.ts';
import { fillOffer, fillRequester, freshAddress } from '../support/quote-requests.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** The bar has the page’s only button of this name, all of it in view, and covers neither edge of the window. */
async function inBar(page: Page, name: RegExp) {
  const button = page.getByRole('button', { name });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
  const ends = await button.evaluate((element) => element.closest('section')?.getBoundingClientRect().bottom);
  expect(ends).toBe(640);
  const total = button.locator('xpath=ancestor::section[1]').getByRole('button', { expanded: false });
  const [sum, action] = [await total.boundingBox(), await button.boundingBox()];
  expect(action?.x, 'the button is next to the total').toBeGreaterThanOrEqual((sum?.x ?? 0) + (sum?.width ?? 0));
  return button;
}

for (const [language, { check, pay }] of Object.entries({
  fr: { check: /^Vérifier et payer\s/, pay: /^Payer\s/ },
  en: { check: /^Check and pay\s/, pay: /^Pay\s/ },
} as const))
  test(`an invoice is checked and paid from the bar, in ${language}`, async ({ page, control }) => {
    const link = linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), language === 'fr' ? 'fr' : 'en');
    await page.goto(link);
    await screen(page, 'choice').waitFor();
    await expect(await inBar(page, check)).toHaveClass(/primary/);
    await (await inBar(page, check)).press('Enter');
    await screen(page, 'check').waitFor();
    await (await inBar(page, pay)).click();
    await page.waitForURL('**/pay/sandbox/**');
  });

test('the bar submits the form of a subscription’s payment, and errors lead to its fields', async ({
  page,
  control,
}) => {
  const { account, subscription } = await control.scenario('paymentOpen', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/payment?id=${subscription?.id}`);
  await screen(page, 'choice').waitFor();
  await (await inBar(page, /^Continuer/)).click();
  await screen(page, 'billing').waitFor();
  await page.getByRole('radio').last().check();
  await (await inBar(page, /^Continuer$/)).click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').first().click();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('a request for a quote is filled in and sent from the bar', async ({ page }) => {
  await page.goto('/fr/quote');
  await fillOffer(page);
  await (await inBar(page, /^Continuer$/)).click();
  await fillRequester(page, freshAddress());
  await (await inBar(page, /^Continuer$/)).click();
  await screen(page, 'check').waitFor();
  await (await inBar(page, /^Envoyer la demande$/)).click();
  await screen(page, 'sent').waitFor();
});

test('a quote is answered from the bar: changed or declined', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  await comeSignedIn(page, buyer.account);
  await page.goto(offerPlace('fr', quotationOf(buyer)));
  for (const [link, act] of [
    [words.fr.change, words.fr.askForIt],
    [words.fr.decline, words.fr.declineIt],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await inBar(page, new RegExp(`^${act}$`));
    await page.goBack();
    await screen(page, 'offer').waitFor();
  }
});

test('the first sum in the bar has no other element styled again', async ({ page }) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  const reserved = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  const before = await reserved();
  await page.locator('main').getByRole('checkbox').first().check();
  await page.locator('section button[aria-expanded="false"]').waitFor();
  const heights = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) =>
        getComputedStyle(element).getPropertyValue('--bar-height'),
      ),
    );
  await expect.poll(heights).toEqual([expect.stringMatching(/px$/), '']);
  expect(await reserved()).toBe(before);
});

test('a new quote is asked for from the bar, which says from what price', async ({ page, control }) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/quotation?isDevis');
  await screen(page, 'newOffer').waitFor();
  const button = page.getByRole('button', { name: 'Obtenir mon devis' });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^À partir de .*€ par an, HT$/)).toBeInViewport();
});

test.describe('a bar with room', () => {
  test.use({ viewport: { width: 768, height: 640 } });

  test('says what is promised, with and without a price', async ({ page }) => {
    await page.goto('/fr/quote');
    const promise = page.getByText('Le devis est gratuit et sans engagement.').locator('visible=true');
    await screen(page, 'needs').waitFor();
    await expect(promise).toBeInViewport({ ratio: 1 });
    await fillOffer(page);
    await inBar(page, /^Continuer$/);
    await expect(promise).toBeInViewport({ ratio: 1 });
    await expect(promise).toHaveCount(1);
  });

  test('has a long button on one line', async ({ page, control }) => {
    const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
    await comeSignedIn(page, buyer.account);
    await page.goto(offerPlace('fr', quotationOf(buyer)));
    const button = await inBar(page, new RegExp(`^${words.fr.goOn}$`));
    const tops = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
    });
    expect(tops).toHaveLength(1);
  });
});
