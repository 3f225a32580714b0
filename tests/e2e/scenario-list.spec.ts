/** The list of scenarios, which only a server with test control has. */
import { expect, screen, test } from '../support/browser-test.ts';

test('a tester finds a scenario by its words, among those of its group, and opens it', async ({ page }) => {
  await page.goto('/?scenario');
  const groups = page.getByRole('heading', { level: 2 });
  expect(await groups.count()).toBeGreaterThan(10);
  await page.getByRole('searchbox', { name: 'Words of a scenario' }).fill('quotation EXPIRED');
  await expect(page.getByRole('status')).toHaveText(/^\d found$/);
  await expect(groups).toHaveText(['Quotations', 'Emailed links']);
  const expired = page.getByRole('listitem').filter({ hasText: 'A quotation expired yesterday.' });
  await expired.getByRole('link', { name: 'en' }).click();
  await expect(screen(page, 'expired')).toBeVisible();

  await page.goto('/?scenario');
  await page.getByRole('searchbox').fill('dentist');
  await expect(page.getByRole('status')).toHaveText('0 found');
  await expect(page.getByRole('listitem')).toHaveCount(0);
});
