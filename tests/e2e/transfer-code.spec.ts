/** The QR code of a transfer is one that a camera reads. */
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the code of a transfer is black on white', async ({ page, control }) => {
      const { account, order } = await control.scenario('invoiceTransferAwaited', { locale: 'fr' });
      await comeSignedIn(page, account);
      await page.goto(`/fr/account/invoices/success/${order}`);
      await screen(page, 'awaitingTransfer').waitFor();
      const place = page.locator('figure > div').filter({ has: page.getByRole('img') });
      await expect(place).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(place.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
    });
  });
