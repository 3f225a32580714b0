/** The public request for a quote, in a browser on the real server. */
import type { Page } from '@playwright/test';
import { askForAll, expect, screen, test } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';
import { freshAddress, referenceOf } from '../support/quote-requests.ts';

const field = (page: Page, name: string) => page.locator(`main #${name}`);

const words = {
  titles: ['What would you like to read?', 'Your details', 'Check your request', 'Request sent'],
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
  await tabTo(page, field(page, 'readers'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await tabTo(page, page.locator('main').getByRole('checkbox').first());
  await page.keyboard.press('Space');
  // The price follows by itself.
  await expect(page.locator('section[aria-busy="false"]')).toContainText('€');
  await tabTo(page, button(onward));
  await page.keyboard.press('Enter');

  await expect(heading(titles[1])).toBeFocused();
  await expect(page).toHaveURL('/en/quote?step=you');
  await tabTo(page, field(page, 'civility'));
  await page.keyboard.press('Space');
  for (const [name, keys] of Object.entries({ firstName: 'Awa', lastName: 'Ndiaye' })) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(keys);
  }
  for (const [name, keys] of Object.entries({ organisation: 'Institut des deux rives', email, country: 'France' })) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(keys);
  }
  // An open list hides the rest of the page from assistive technology.
  await page.keyboard.press('Tab');
  await tabTo(page, button(onward));
  await page.keyboard.press('Enter');

  await expect(heading(titles[2])).toBeFocused();
  await tabTo(page, button(send));
  await page.keyboard.press('Enter');

  await expect(heading(titles[3])).toBeFocused();
  await expect(page).toHaveURL('/en/quote/success');
  const reference = await referenceOf(page);
  expect(await control.requestsOf(email)).toMatchObject([{ reference, locale: 'en', offer: { readers: 12 } }]);
  await control.tick();
  expect(await control.mailTo(email)).toMatchObject([{ kind: 'quote-acknowledged', locale: 'en' }]);
  expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'quoteRequest'))).toEqual([
    { event: 'quoteRequest', reference },
  ]);
});

test('focus returns to "Start again" from its question, and goes to the first field once the request is deleted', async ({
  page,
}) => {
  await page.goto('/en/quote');
  await screen(page, 'needs').waitFor();
  await page.locator('main').getByRole('checkbox').first().check();
  const startAgain = page.getByRole('button', { name: 'Start over…' });
  await startAgain.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(startAgain).toBeFocused();
  await startAgain.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete and start over' }).click();
  await expect(field(page, 'readers')).toBeFocused();
  await expect(page.locator('main').getByRole('checkbox').first()).not.toBeChecked();
});

test('says that a saved request could not be loaded, and marks no field', async ({ page }) => {
  await askForAll(page);
  await page.route('**/ajax/infosquote/read*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/en/quote');
  const needs = screen(page, 'needs');
  await expect(needs).toContainText('We couldn’t load a saved request');
  await expect(needs).not.toContainText('Select at least one publication');
});
