/** The front page for those who have signed in. */
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

test('says what is due to a person who has signed in, and leads to its payment', async ({ page, control }) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en');
  const due = page.getByRole('region', { name: 'Invoices' });
  await expect(due.getByText(/^To pay €[\d,.]+/)).toBeVisible();
  await due.getByRole('link', { name: /^Pay €[\d,.]+$/ }).click();
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL('/en/account/invoices');
});

test('keeps the amount of a payment that is being checked apart from the link to it', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/en?scenario=invoiceOtherCurrency');
    await page.goto('/en/account');
    const row = page.locator('dl > div').filter({ hasText: 'Being checked' });
    const amount = await row.getByText(/^\$[\d,.]+$/).boundingBox();
    const link = await row.getByRole('link').boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0));
  }
});
