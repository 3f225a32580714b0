/** A page under browser translation keeps working: it shows the latest data, and nothing breaks. */
import type { Page } from '@playwright/test';
import { expect, screen, test } from '../support/browser-test.ts';
import { goToCheck, payButton, payer } from '../support/payments.ts';
import { enter } from '../support/quotations.ts';
import { translate, translated } from '../support/translator.ts';

/** The errors that a page throws from now on. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a payment: the new price is shown, the order is made, its reference appears', async ({ page, control }) => {
  const errors = errorsOf(page);
  await translate(page);
  const { id, address } = await payer(page, control, 'paymentOpen', 'fr');
  await page.goto(address);
  await screen(page, 'choice')
    .getByRole('radio', { name: /virement/ })
    .check();
  await goToCheck(page, 'fr');
  const pay = payButton(page, 'fr');
  await expect(pay).toContainText(translated);
  await control.changeSubscriptionPrice(id, 123_400);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(translated);
  await expect(page.locator('main')).toContainText(/1\s234,00/);
  await pay.click();
  await expect(screen(page, 'awaitingTransfer').getByText(/FA-/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test(
  'a list: further rows are counted, one is removed and restored, a filter finds others',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const errors = errorsOf(page);
    await translate(page);
    await enter(page, await control.scenario('readings', { locale: 'en' }), '/en/account/readings');
    await expect(page.getByText(`50 most recent articles shown`)).toBeVisible();
    await page.mouse.wheel(0, 30_000);
    await expect(page.getByText(`100 most recent articles shown`)).toBeVisible();
    await expect(page.getByText(`50 most recent articles shown`)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Save for later/ })
      .last()
      .click();
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await page.getByLabel('Document').selectOption({ index: 1 });
    await expect(page).toHaveURL(/document=/);
    // Further rows load by themselves where the window is at the end of the list.
    await expect(page.getByText(/^(?:50|100) most recent articles shown/)).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Historique de lecture');
    expect(errors).toEqual([]);
  },
);
