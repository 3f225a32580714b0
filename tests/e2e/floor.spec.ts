/** Unsupported old browsers show a message instead of an error page or of disabled fields. */
import { expect, test } from '../support/browser-test.ts';

const sentence = /^Votre navigateur est trop ancien pour cette page\./;

test('an unsupported browser shows a message with a contact; a supported one shows the page', async ({ page }) => {
  await page.goto('/fr/quote');
  await expect(page.locator('main[data-screen]')).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();

  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/fr/quote');
  const notice = page.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveCount(2);
  // The content is readable; the application has not started.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quelles publications vous intéressent\s\?$/);
  await expect(page.locator('main[data-screen]')).toHaveCount(0);
});
