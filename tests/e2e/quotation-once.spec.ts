/** Whatever happens on the way, a quotation is ordered once, on the server's word, and nothing typed is lost. */
import { expect, screen, signIn, test } from '../support/desk.ts';
import {
  accept,
  button,
  calls,
  checkPlace,
  DECIDE,
  detailsPlace,
  enter,
  expectOneOrder,
  field,
  fillAddress,
  goToCheck,
  link,
  offerPlace,
  ORDER,
  quotationOf,
  READ,
  UPDATE,
  words,
} from '../support/quotations.ts';

const total = /^Accepter et commander/;

test('a double click orders once', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  const decided = calls(page, DECIDE);
  const ordered = calls(page, ORDER);
  await field(page, 'hasAgreed').check();
  await button(page, words.fr.accept).dblclick();
  await expect(screen(page, 'ordered')).toBeVisible();
  expect([decided.length, ordered.length]).toEqual([1, 1]);
  await expectOneOrder(control, buyer);
  // Back leads to the outcome, not to an armed form.
  await page.goBack();
  await expect(screen(page, 'ordered')).toBeVisible();
});

test('a price that changes meanwhile: nothing is done, the new one is shown, then accepted', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, offerPlace('fr', id));
  await goToCheck(page, 'fr');
  const before = await button(page, total).textContent();
  await control.changeQuotation(id, { net: 123_400 });
  await accept(page, 'fr');
  await expect(page.getByRole('alert')).toContainText('Votre devis a changé');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(button(page, total)).not.toHaveText(before ?? '');
  await expect(field(page, 'hasAgreed')).not.toBeChecked();
  await accept(page, 'fr');
  await expect(screen(page, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});

test('an expired quote is not to be accepted; a new one begins with its offer', async ({ page, control }) => {
  const buyer = await control.scenario('quoteExpired', { locale: 'fr' });
  await enter(page, buyer, checkPlace('fr', quotationOf(buyer)));
  await expect(screen(page, 'expired')).toBeVisible();
  await expect(page).toHaveURL(/\/step4\/failed\/DEV-/);
  await link(page, words.fr.newQuote).click();
  await expect(screen(page, 'newOffer')).toBeVisible();
  await expect(field(page, 'readers')).toHaveValue('5');
});

test('a quote that runs out between two clicks', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, offerPlace('fr', id));
  await goToCheck(page, 'fr');
  await control.changeQuotation(id, { expiresIn: -1000 });
  await accept(page, 'fr');
  await expect(screen(page, 'expired')).toContainText('Rien n’a été fait');
  expect((await control.subscriptionBooks(id)).subscription.status).toBe('quote');
});

test('a quote that runs out while it is looked at says so in place', async ({ page, control }) => {
  const buyer = await control.scenario('quoteExpiring', { locale: 'fr' });
  await page.clock.install();
  await enter(page, buyer, detailsPlace('fr', quotationOf(buyer)));
  await fillAddress(page);
  await page.clock.fastForward(61 * 60_000);
  await expect(page.getByRole('alert')).toContainText('Ce devis vient d’expirer');
  await expect(field(page, 'billing.city')).toHaveValue('Lyon');
});

test('the yes arrived and its answer did not: it is ordered, once', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  await page.route(
    `**${DECIDE}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await accept(page, 'fr');
  await expect(screen(page, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});

test('the order arrived and its answer did not: asked again as it was, ordered once', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  const ordered = calls(page, ORDER);
  await page.route(
    `**${ORDER}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await accept(page, 'fr');
  await page.locator('main[data-screen="unordered"]').waitFor();
  await button(page, 'Vérifier maintenant').click();
  await expect(screen(page, 'ordered')).toBeVisible();
  const keys = ordered.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectOneOrder(control, buyer);
});

test('a reload between yes and order places the order', async ({ page, control }) => {
  const buyer = await control.scenario('quoteAccepted', { locale: 'fr' });
  await enter(page, buyer, checkPlace('fr', quotationOf(buyer)));
  await expect(screen(page, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});

test('a new quote whose answer was lost is made once', async ({ page, control }) => {
  const buyer = await control.scenario('noInvoice', { locale: 'fr' });
  await enter(page, buyer, '/fr/account/quotation?isDevis=1');
  await screen(page, 'newOffer').waitFor();
  await page.locator('main').getByRole('checkbox').first().check();
  const started = calls(page, ORDER);
  await page.route(
    `**${ORDER}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, words.fr.make).click();
  await button(page, 'Vérifier maintenant').click();
  await expect(screen(page, 'details')).toBeVisible();
  const keys = started.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // Back leads to the first step of the quote that was made, and asks for no other.
  await page.goBack();
  await expect(screen(page, 'offer')).toBeVisible();
});

test('a session that ends in the middle: sign in, the same step, with what was typed', async ({
  page,
  context,
  control,
}) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, detailsPlace('fr', id));
  await fillAddress(page);
  await field(page, 'purchaseOrder').fill('BC-117');
  await context.clearCookies();
  await button(page, words.fr.checkAnswers).click();
  await expect(screen(page, 'signIn')).toBeVisible();
  await signIn(page, buyer.account);
  await expect(page).toHaveURL(detailsPlace('fr', id));
  await expect(field(page, 'billing.city')).toHaveValue('Lyon');
  await expect(field(page, 'purchaseOrder')).toHaveValue('BC-117');
  await button(page, words.fr.checkAnswers).click();
  await expect(screen(page, 'check')).toContainText('BC-117');
});

test('a reload at every step comes back to it, and so do Back, Forward and the other language', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, offerPlace('fr', id));
  await page.reload();
  await expect(screen(page, 'offer')).toBeVisible();
  await button(page, words.fr.goOn).click();
  await fillAddress(page);
  await page.reload();
  await expect(field(page, 'billing.street')).toHaveValue('3 quai des Brumes');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(detailsPlace('en', id));
  await expect(field(page, 'billing.street')).toHaveValue('3 quai des Brumes');
  await page.getByRole('link', { name: 'Français' }).click();
  await button(page, words.fr.checkAnswers).click();
  await screen(page, 'check').waitFor();
  await page.reload();
  await expect(screen(page, 'check')).toContainText('3 quai des Brumes');
  await page.goBack();
  await expect(screen(page, 'details')).toBeVisible();
  await page.goForward();
  await expect(screen(page, 'check')).toBeVisible();
  await accept(page, 'fr');
  await screen(page, 'ordered').waitFor();
  await page.reload();
  await expect(screen(page, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});

test('details that could not be saved are still there', async ({ page, control, worker }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, detailsPlace('fr', quotationOf(buyer)));
  await fillAddress(page);
  await control.spoil(worker, UPDATE, { kind: 'status', status: 500 });
  await button(page, words.fr.checkAnswers).click();
  await expect(page.getByRole('alert')).toContainText('n’ont pas été enregistrées');
  await expect(field(page, 'billing.city')).toHaveValue('Lyon');
  await button(page, words.fr.checkAnswers).click();
  await expect(screen(page, 'check')).toBeVisible();
});

test('a quote that cannot be read: a clear error with a retry that works', async ({ page, control, worker }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await control.spoil(worker, READ, { kind: 'wrongShape' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await expect(screen(page, 'unreadable')).toBeVisible();
  await button(page, 'Réessayer').click();
  await expect(screen(page, 'offer')).toBeVisible();
});

test('two windows: what one has ordered, the other sees ordered', async ({ page, context, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  const id = quotationOf(buyer);
  await enter(page, buyer, offerPlace('fr', id));
  await goToCheck(page, 'fr');
  const other = await context.newPage();
  await other.goto(checkPlace('fr', id));
  await screen(other, 'check').waitFor();
  await accept(page, 'fr');
  await expect(screen(page, 'ordered')).toBeVisible();
  await accept(other, 'fr');
  await expect(screen(other, 'ordered')).toBeVisible();
  await expectOneOrder(control, buyer);
});
