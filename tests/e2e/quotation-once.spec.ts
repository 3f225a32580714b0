/**
 * A quotation is ordered once, only after the server’s answer, and no typed value is lost, despite failures on the
 * way.
 */
import { expect, screen, test } from '../support/desk.ts';
import {
  accept,
  button,
  calls,
  enter,
  expectOneOrder,
  goToCheck,
  offerPlace,
  ORDER,
  quotationOf,
} from '../support/quotations.ts';

test('an order with a lost answer is sent again unchanged, and ordered once', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
  await enter(page, buyer, offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  const ordered = calls(page, ORDER);
  await page.route(
    `**${ORDER}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await accept(page, 'fr');
  await page.locator('main[data-screen="unordered"]').waitFor();
  await button(page, 'Vérifier maintenant').click();
  await expect(screen(page, 'ordered')).toBeVisible();
  const keys = ordered.map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectOneOrder(control, buyer);
});
