/** A page that fails to load still shows its name, a contact and a way to go on. */
import { askForAll, expect, linkOf, screen, test } from '../support/browser-test.ts';

const siteName = /^[^–]+ – (?<name>[^–]+)$/;

test('a site that cannot be read shows name, contact, a whole title and a retry', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('main[aria-busy=false]')).toBeVisible();
  const name = siteName.exec(await page.title())?.groups?.['name'] ?? '';
  expect(name).not.toBe('');
  await askForAll(page);
  await page.route('**/ajax/infossiteweb', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await expect(page).toHaveTitle(`Erreur : Une erreur est survenue – ${name}`);
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible();
  await expect(page.getByText('Si vous étiez en train de payer')).toHaveCount(0);
  await page.unroute('**/ajax/infossiteweb');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toHaveCount(0);
});

test('a page whose code fails to load keeps its layout, shows an error, and offers a retry', async ({ page }) => {
  test.skip(process.env['BASE_URL'] !== undefined, 'Names of the parts of the application are those of this build');
  await page.route(/\/assets\/quote-request-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/en/quote');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
  await expect(page.getByText('We’ve saved what you typed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Something went wrong – [^–]+$/);
  await page.unroute(/\/assets\/quote-request-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What would you like to read?' })).toBeVisible();
});

test('an unforeseen error ends on the error page, without a stack, with a link to the home page', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice');
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('planted');
    };
  });
  await page.goto(linkOf(buyer, 'fr'));
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
  await expect(page.getByText('planted')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /accueil/ })).toHaveAttribute('href', '/fr');
});

test('a page whose data cannot be read says so in the title', async ({ page }) => {
  await askForAll(page);
  await page.route('**/ajax/form/newsletter', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/fr/newsletter');
  await expect(screen(page, 'unreadable')).toBeVisible();
  await expect(page).toHaveTitle(/^Erreur\s: Newsletter –/);
});
