/** The code of later steps is loaded while the first one is read: to continue needs no connection. */
import { expect, screen, test } from '../support/browser-test.ts';
import { payer } from '../support/payments.ts';

/** Notes in the page whether a placeholder stands in for code that is loading. */
function noteWaiting(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [data-loading-mark]')) document.documentElement.dataset['waited'] = '';
  }).observe(document.body, { childList: true, subtree: true });
}

test('shows the next step of a funnel while offline', async ({ page, context, control }) => {
  const { address } = await payer(page, control, 'paymentOpen', 'en');
  await page.goto(address);
  await screen(page, 'choice').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(noteWaiting);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(screen(page, 'billing')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html[data-waited]')).toHaveCount(0);
});
