/** The quotation funnel in a browser, on the real server: from the offer to an answer. */
import { errorSummary, expect, screen, test } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';
import { button, detailsPlace, enter, expectOneOrder, field, words } from '../support/quotations.ts';

test('a new quote is made, ordered and paid for, by keyboard, in French', async ({ page, control }) => {
  const buyer = await control.scenario('noInvoice', { locale: 'fr' });
  await enter(page, buyer, '/fr/account/quotation?isDevis');
  await screen(page, 'newOffer').waitFor();
  await tabTo(page, page.locator('main').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.locator('section[aria-busy="false"]')).toContainText('€');
  await tabTo(page, button(page, words.fr.make).first());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await screen(page, 'details').waitFor();
  const id = Number(new URL(page.url()).searchParams.get('aboId'));
  expect(page.url()).toContain(detailsPlace('fr', id));
  for (const [name, keys] of Object.entries({ country: 'France', street: '3 quai des Brumes' })) {
    await tabTo(page, field(page, `billing.${name}`));
    await page.keyboard.type(keys);
  }
  for (const [name, keys] of Object.entries({ postalCode: '69002', city: 'Lyon' })) {
    await tabTo(page, field(page, `billing.${name}`));
    await page.keyboard.type(keys);
  }
  await tabTo(page, button(page, words.fr.checkAnswers));
  await page.keyboard.press('Enter');

  await screen(page, 'check').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Without the terms nothing is accepted, and the summary leads to them.
  await tabTo(page, button(page, words.fr.accept));
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'hasAgreed')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, button(page, words.fr.accept));
  await page.keyboard.press('Enter');

  await screen(page, 'ordered').waitFor();
  await expect(page).toHaveURL(/\/fr\/account\/quotation\/step4\/success\/DEV-/);
  await expectOneOrder(control, buyer, id);
  await page.locator('main').getByRole('link', { name: words.fr.pay }).click();
  await expect(page).toHaveURL(`/fr/account/payment?id=${id}`);
  await expect(screen(page, 'choice')).toBeVisible();
});
