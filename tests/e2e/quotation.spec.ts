/** The quotation funnel in a browser, on the real server: from the offer to an answer. */
import { errorSummary, expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';
import {
  accept,
  button,
  calls,
  checkPlace,
  detailsPlace,
  enter,
  expectOneOrder,
  field,
  fillAddress,
  goToCheck,
  link,
  mailKinds,
  offerPlace,
  ORDER,
  quotationOf,
  words,
} from '../support/quotations.ts';

test('a new quote is made, ordered and paid for, by keyboard, in French', async ({ page, control }) => {
  const buyer = await control.scenario('noInvoice', { locale: 'fr' });
  await enter(page, buyer, '/fr/account/quotation?isDevis');
  await screen(page, 'newOffer').waitFor();
  await expectAccessible(page);
  await tabTo(page, page.locator('main').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await expect(page.locator('section[aria-busy="false"]')).toContainText('€');
  await tabTo(page, button(page, words.fr.make));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await screen(page, 'details').waitFor();
  const id = Number(new URL(page.url()).searchParams.get('aboId'));
  expect(page.url()).toContain(detailsPlace('fr', id));
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await expectOneOrder(control, buyer, id);
  await page.locator('main').getByRole('link', { name: words.fr.pay }).click();
  await expect(page).toHaveURL(`/fr/account/payment?id=${id}`);
  await expect(screen(page, 'choice')).toBeVisible();
});

test('a SIRET number that is none is refused at its field', async ({ page, control }) => {
  const buyer = await control.scenario('quoteFrenchPublicBuyer', { locale: 'en' });
  await enter(page, buyer, detailsPlace('en', quotationOf(buyer)));
  await screen(page, 'details').waitFor();
  await field(page, 'isPublicBuyer').check();
  await field(page, 'publicBuyer.siret').fill('356 000 000 00046');
  await button(page, words.en.checkAnswers).click();
  await expect(field(page, 'publicBuyer.siret')).toHaveAttribute('aria-invalid', 'true');
  await expect(errorSummary(page)).toContainText('SIRET');
  await expect(errorSummary(page)).toContainText('14 digits');
  await field(page, 'publicBuyer.siret').fill('356 000 000 00048');
  await button(page, words.en.checkAnswers).click();
  await expect(screen(page, 'check')).toContainText('35600000000048');
});

test('a quotation of the publisher: note and price, nothing to change, accepted', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, offerPlace('fr', id));
  await expect(screen(page, 'offer')).toContainText('Remise de bienvenue');
  await expect(link(page, 'Modifier l’offre')).toHaveCount(0);
  // What is the publisher's to change leads back to the offer.
  await page.goto(`${offerPlace('fr', id)}&step=offer`);
  await expect(screen(page, 'offer')).toBeVisible();
  await expect(page).toHaveURL(offerPlace('fr', id));
  await goToCheck(page, 'fr');
  await accept(page, 'fr');
  await expect(screen(page, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});

test('the offer of one’s own quote is changed, and its price follows', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  const total = screen(page, 'offer').getByText('Total TTC').locator('xpath=../following-sibling::dd[1]');
  const before = await total.textContent();
  await link(page, 'Modifier l’offre').click();
  await field(page, 'readers').fill('12');
  await button(page, 'Modifier le devis').click();
  await expect(screen(page, 'offer')).toContainText('12');
  await expect(total).not.toHaveText(before ?? '');
});

test('a step whose condition is not met lands on the nearest one', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, checkPlace('fr', id));
  await expect(screen(page, 'details')).toBeVisible();
  await expect(page).toHaveURL(detailsPlace('fr', id));
});

test('declined, with a reason that must be said in words', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'en' });
  await enter(page, buyer, offerPlace('en', quotationOf(buyer)));
  await link(page, words.en.decline).click();
  await page.locator('main').getByRole('radio', { name: 'Another reason' }).check();
  await button(page, words.en.declineIt).click();
  await expect(field(page, 'remark')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'remark').fill('We merge with another library.');
  await button(page, words.en.declineIt).click();
  await expect(screen(page, 'declined')).toContainText('We merge with another library.');
  await expect(page).toHaveURL(/\/en\/account\/quotation\/step4\/failed\/DEV-/);
  // The address is not believed.
  await page.goto(page.url().replace('/failed/', '/success/'));
  await expect(screen(page, 'declined')).toBeVisible();
  await expect(page).toHaveURL(/\/failed\//);
  // Another quote begins with the same offer.
  await link(page, words.en.newQuote).click();
  await expect(field(page, 'readers')).toHaveValue('5');
});

test('a change is asked for: the office hears of it, and the buyer that it has', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await link(page, words.fr.change).click();
  await button(page, words.fr.askForIt).click();
  await expect(errorSummary(page)).toBeFocused();
  await field(page, 'remark').fill('Trois lecteurs suffiraient.');
  await page.reload();
  await expect(field(page, 'remark')).toHaveValue('Trois lecteurs suffiraient.');
  await button(page, words.fr.askForIt).click();
  await expect(screen(page, 'changeAsked')).toContainText('Trois lecteurs suffiraient.');
  expect(await mailKinds(control, buyer)).toEqual(['quotation-change-acknowledged']);
});

test('a colleague sees the quote by its link, and can do nothing with it', async ({ page, control, browser }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await link(page, words.fr.share).click();
  await button(page, words.fr.makeLink).click();
  const url = await page
    .locator('main')
    .getByText(/\/quote\/shared\//)
    .textContent();
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await colleague.goto(new URL(url ?? '').pathname);
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('DEV-');
  await expect(colleague.locator('a, button, form, input')).toHaveCount(0);
  await colleague.goto(offerPlace('fr', quotationOf(buyer)));
  await expect(screen(colleague, 'signIn')).toBeVisible();
  await elsewhere.close();
  // The link is shown once: it is not kept in the page's memory.
  await page.reload();
  await expect(button(page, words.fr.makeLink)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('/quote/shared/');
});

test('typed addresses are offered to be kept, and are in the account afterwards', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'en' });
  const id = quotationOf(buyer);
  await enter(page, buyer, detailsPlace('en', id));
  await fillAddress(page);
  await field(page, 'billing.isToBeKept').uncheck();
  await field(page, 'isDeliveredToBilling').uncheck();
  const lines = { recipient: 'Documentation', street: '41 cours Gambetta', postalCode: '69003', city: 'Lyon' };
  await field(page, 'delivery.country').selectOption('FR');
  for (const [line, text] of Object.entries(lines)) await field(page, `delivery.${line}`).fill(text);
  await expect(field(page, 'delivery.isToBeKept')).toBeChecked();
  await page.reload();
  await expect(field(page, 'billing.isToBeKept')).not.toBeChecked();
  await button(page, words.en.checkAnswers).click();
  await expect(screen(page, 'check')).toContainText('41 cours Gambetta');
  // The account has the one that was to be kept, and no other.
  await page.goto('/en/account/quotation?isDevis');
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(detailsPlace('en', id));
  await expect(page.getByRole('radio', { name: /Documentation/ }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /quai des Brumes/ })).toHaveCount(0);
});

test('an address that cannot be kept does not hold up the quote', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, detailsPlace('fr', quotationOf(buyer)));
  await page.route('**/ajax/user/adresse', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await fillAddress(page);
  await button(page, words.fr.checkAnswers).click();
  await expect(screen(page, 'check')).toContainText('L’adresse n’a pas été conservée dans votre compte');
  await expect(screen(page, 'check')).toContainText('3 quai des Brumes');
});

test('an account without a name says who orders', async ({ page, control }) => {
  const buyer = await control.scenario('quoteBareAccount', { locale: 'fr' });
  await enter(page, buyer, detailsPlace('fr', quotationOf(buyer)));
  await fillAddress(page);
  await field(page, 'billing.recipient').fill('Bibliothèque');
  await button(page, words.fr.checkAnswers).click();
  for (const name of ['civility', 'firstName', 'lastName']) {
    await expect(field(page, `identity.${name}`)).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page, 'identity.civility').selectOption('2');
  await field(page, 'identity.firstName').fill('Awa');
  await field(page, 'identity.lastName').fill('Ndiaye');
  await button(page, words.fr.checkAnswers).click();
  await expect(screen(page, 'check')).toContainText('Mme Awa Ndiaye');
});

test('a quotation of somebody else is an unknown one', async ({ page, control }) => {
  const other = await control.scenario('quoteOpen', { locale: 'fr' });
  const buyer = await control.scenario('noInvoice', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(other)));
  await expect(screen(page, 'unknown')).toBeVisible();
  await page.goto('/fr/account/quotation?aboId=DE-2026');
  await expect(screen(page, 'unknown')).toBeVisible();
  await page.goto('/fr/account/quotation/step4/success/DEV-AAAA-AAAA-AAAA');
  await expect(screen(page, 'outcomeUnknown')).toBeVisible();
  const asked = calls(page, ORDER);
  expect(asked).toEqual([]);
});
