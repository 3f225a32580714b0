/** Browsers that are older than those that we support: a sentence says so, in place of an error page or of fields that stay disabled. */
import { expect, test } from '../support/desk.ts';

const sentence = /^Votre navigateur est trop ancien pour cette page\./;

test('a browser below the floor is told so, with whom to ask; one that has all shows the page', async ({ page }) => {
  await page.goto('/fr/quote');
  await expect(page.locator('main[data-screen]')).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();

  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/fr/quote');
  const notice = page.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveCount(2);
  // What can be read is there; the application has not begun.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Que souhaitez-vous lire\s\?$/);
  await expect(page.locator('main[data-screen]')).toHaveCount(0);
});
