/** The public request for a quote, in a browser on the real server. */
import type { Page, Request } from '@playwright/test';
import { errorSummary, expect, screen, test } from '../support/desk.ts';
import { expectAccessible, tabTo } from '../support/keyboard.ts';
import {
  fillOffer,
  fillRequester,
  freshAddress,
  goOn,
  goToCheck,
  referenceOf,
  sendButton,
} from '../support/quote-requests.ts';

const SEND = '/ajax/subscriptions/commande';

const field = (page: Page, name: string) => page.locator(`main #${name}`);

const words = {
  titles: ['What would you like to read?', 'Who are you?', 'Check your request', 'Request sent'],
  goOn: 'Continue',
  send: 'Send the request',
} as const;

test('the whole way from the home page by keyboard, in English', async ({ page, control }) => {
  const email = freshAddress();
  const { titles, goOn: onward, send } = words;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const button = (name: string) => page.locator('main').getByRole('button', { name });

  await page.goto('/en');
  // Before the application is there, a link of the beginning is the browser's own: what it loads takes no focus.
  await screen(page, 'home').waitFor();
  await tabTo(page, page.locator('main a[href$="/quote"]'));
  await page.keyboard.press('Enter');
  await expect(heading(titles[0])).toBeFocused();
  await tabTo(page, page.locator('main').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tabTo(page, field(page, 'readers'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  // The price follows by itself.
  await expect(page.locator('section[aria-busy="false"]')).toContainText('€');
  await expectAccessible(page);
  await tabTo(page, button(onward));
  await page.keyboard.press('Enter');

  await expect(heading(titles[1])).toBeFocused();
  await expect(page).toHaveURL('/en/quote?step=you');
  for (const [name, keys] of Object.entries({ civility: 'M', firstName: 'Awa', lastName: 'Ndiaye' })) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(keys);
  }
  for (const [name, keys] of Object.entries({ organisation: 'Institut des deux rives', email, country: 'Fra' })) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(keys);
  }
  await expectAccessible(page);
  await tabTo(page, button(onward));
  await page.keyboard.press('Enter');

  await expect(heading(titles[2])).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, button(send));
  await page.keyboard.press('Enter');

  await expect(heading(titles[3])).toBeFocused();
  await expect(page).toHaveURL('/en/quote/success');
  await expectAccessible(page);
  const reference = await referenceOf(page);
  expect(await control.requestsOf(email)).toMatchObject([{ reference, locale: 'en', offer: { readers: 12 } }]);
  await control.tick();
  expect(await control.mailTo(email)).toMatchObject([{ kind: 'quote-acknowledged', locale: 'en' }]);
  expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'quoteRequest'))).toEqual([
    { event: 'quoteRequest', reference },
  ]);
});

test('a reload at every step comes back to it, with what was typed', async ({ page }) => {
  const email = freshAddress();
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await page.reload();
  await expect(field(page, 'readers')).toHaveValue('5');
  await goOn(page);
  await fillRequester(page, email);
  await page.reload();
  await expect(page).toHaveURL('/fr/quote?step=you');
  await expect(field(page, 'email')).toHaveValue(email);
  await goOn(page);
  await screen(page, 'check').waitFor();
  await page.reload();
  await expect(screen(page, 'check')).toContainText(email);
  await sendButton(page).click();
  const reference = await referenceOf(page);
  await page.reload();
  expect(await referenceOf(page)).toBe(reference);
  // The receipt tells nobody a second time.
  expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'quoteRequest'))).toEqual([]);
});

test('Back and Forward go step by step; after sending there is nothing to send again', async ({ page }) => {
  await page.goto('/en/quote');
  await goToCheck(page, freshAddress());
  await page.goBack();
  await expect(screen(page, 'you')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(field(page, 'readers')).toHaveValue('5');
  await page.goForward();
  await page.goForward();
  await sendButton(page).click();
  const reference = await referenceOf(page);
  await page.goBack();
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(page.locator('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.goForward();
  expect(await referenceOf(page)).toBe(reference);
});

test('a change on the check comes back to it, and to nothing else', async ({ page }) => {
  await page.goto('/en/quote');
  await goToCheck(page, freshAddress());
  await screen(page, 'check')
    .getByRole('link', { name: /^Change the number of readers/ })
    .click();
  await field(page, 'readers').fill('7');
  await goOn(page);
  await expect(screen(page, 'check')).toContainText('7');
});

test('an address whose needs are not met leads to the nearest step', async ({ page }) => {
  await page.goto('/fr/quote?step=check');
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(page).toHaveURL('/fr/quote');
  await fillOffer(page);
  await page.goto('/fr/quote?step=check');
  await expect(screen(page, 'you')).toBeVisible();
  await expect(page).toHaveURL('/fr/quote?step=you');
  await page.goto('/fr/quote/success');
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(page).toHaveURL('/fr/quote');
});

test('another language keeps step and input, and the names of countries are its own', async ({ page }) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await goOn(page);
  await field(page, 'lastName').fill('Ndiaye');
  await field(page, 'country').selectOption({ label: 'Sénégal' });
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/quote?step=you');
  await expect(field(page, 'lastName')).toHaveValue('Ndiaye');
  await expect(field(page, 'country').locator('option:checked')).toHaveText('Senegal');
});

test('the price follows every choice: the latest answer wins, and the tax is the country’s', async ({ page }) => {
  const isFor = (readers: number) => (request: Request) =>
    request.postData()?.includes(`"nombreLecteurs":${readers},`) === true;
  const summary = page.locator('section[aria-busy="false"]');
  const late = Promise.withResolvers<void>();
  await page.route('**/ajax/simulateurv2/commande', async (route) => {
    if (isFor(50)(route.request())) await late.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await expect(summary).toContainText('TVA 2,1');
  const answers: number[] = [];
  page.on('response', (response) => isFor(50)(response.request()) && answers.push(response.status()));
  const asked = page.waitForRequest(isFor(50));
  await field(page, 'readers').fill('50');
  await asked;
  const answered = page.waitForResponse((response) => isFor(6)(response.request()));
  await field(page, 'readers').fill('6');
  await answered;
  const text = await summary.textContent();
  late.resolve();
  await goOn(page);
  await screen(page, 'you').waitFor();
  expect(await summary.textContent()).toBe(text);
  await field(page, 'country').selectOption('SN');
  await expect(summary).toContainText('hors de l’Union européenne');
  // The question for 50 was called off, so that nothing has come of it when it was let through.
  expect(answers).toEqual([]);
});

test('a double click sends one request', async ({ page, control }) => {
  const email = freshAddress();
  await page.goto('/fr/quote');
  await goToCheck(page, email);
  await sendButton(page).dblclick();
  await expect(screen(page, 'sent')).toBeVisible();
  expect(await control.requestsOf(email)).toHaveLength(1);
  await control.tick();
  expect(await control.mailTo(email)).toHaveLength(1);
});

test('an answer that is lost after the request was taken: the same reference, one letter', async ({
  page,
  control,
}) => {
  const email = freshAddress();
  await page.goto('/fr/quote');
  await goToCheck(page, email);
  await page.route(
    `**${SEND}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.locator('main[data-screen="recovering"]')).toBeVisible();
  await page.reload();
  const reference = await referenceOf(page);
  expect(await control.requestsOf(email)).toMatchObject([{ reference }]);
  await control.tick();
  expect(await control.mailTo(email)).toHaveLength(1);
});

test('what the server refuses is said beside its field, on the step that has it', async ({ page }) => {
  await page.goto('/en/quote');
  await goToCheck(page, freshAddress());
  await page.route(
    `**${SEND}`,
    (route) => {
      const data = { champs: { 'demandeur.email': 'Enter your e-mail address in the form name@example.org.' } };
      return route.fulfill({ status: 422, json: { isSuccess: false, feedback: 'Not yet right.', data } });
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(screen(page, 'you')).toBeVisible();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill(freshAddress());
  await goOn(page);
  await sendButton(page).click();
  await expect(screen(page, 'sent')).toBeVisible();
});

test('an independent reads alone: said at the field, before anything is sent', async ({ page }) => {
  await page.goto('/en/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await page.getByRole('radio', { name: /^Independent/ }).check();
  await goOn(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText(['Enter 1 or less for the number of readers.']);
});
