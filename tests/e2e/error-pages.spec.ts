/** Where the page cannot be prepared, it still says what it is called, and how to go on. */
import { expect, test } from '../support/desk.ts';

test('a site that cannot be read leaves a whole title and a way to try again', async ({ page }) => {
  await page.route('**/ajax/infossiteweb', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveTitle('Une erreur est survenue – Service des abonnements');
  await page.unroute('**/ajax/infossiteweb');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service des abonnements' })).toBeVisible();
});
