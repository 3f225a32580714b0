/**
 * Two invoices ordered by one transfer, which comes too large, in two parts. Emails, office and books agree with the answers in every
 * such case by tests/contract/payment-record.test.ts: here the pages show them.
 */
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

/** Amounts of the scenario's older and newer invoice, and of the transfers and the refund, in cents. */
const TOTAL = 91_366 + 113_576;
const FIRST = 100_000;
const SECOND = 130_000;
const BACK = FIRST + SECOND - TOTAL;

/** An amount in French, with any kind of space. */
function says(minor: number): RegExp {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.');
  return new RegExp(`${whole.replace(/\B(?=(\d{3})+$)/, '\\s')},${cents}\\s€`);
}

test('outcome, list and printed receipt show each part of a transfer, what remains, and what goes back', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/invoices');
  const choice = screen(page, 'choice');
  await expect(choice.getByRole('checkbox')).toHaveCount(2);
  await choice.getByRole('radio', { name: /virement/i }).check();
  await choice.getByRole('button', { name: /^Vérifier et payer/ }).click();
  await screen(page, 'check')
    .getByRole('button', { name: /^Obtenir les coordonnées/ })
    .click();
  await expect(screen(page, 'awaitingTransfer')).toContainText(says(TOTAL));
  const outcome = page.url();
  const reference = new URL(outcome).pathname.split('/').at(-1) ?? '';

  await control.transfer(reference, FIRST);
  await page.reload();
  for (const minor of [FIRST, TOTAL - FIRST]) await expect(screen(page, 'partlyPaid')).toContainText(says(minor));
  await page.goto('/fr/account/invoices');
  await expect(choice).toContainText(says(TOTAL - FIRST));

  await control.transfer(reference, SECOND);
  await page.goto(outcome);
  const paid = screen(page, 'paid');
  for (const minor of [FIRST, SECOND, BACK, FIRST + SECOND]) await expect(paid).toContainText(says(minor));
  await page.emulateMedia({ media: 'print' });
  for (const minor of [FIRST, SECOND, BACK]) await expect(page.getByRole('article')).toContainText(says(minor));
});
