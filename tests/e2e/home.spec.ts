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

test('reads no invoices for an anonymous visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en');
  await expect(page.getByRole('region', { name: 'Already a subscriber?' })).toBeVisible();
  await expect(page.locator('main[data-screen][aria-busy="false"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invoices' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/invoice/'))).toEqual([]);
});
