/** A postal address in the order of its country, with the state or province that its post asks for. */
import { comeSignedIn, errorSummary, expect, screen, test } from '../support/browser-test.ts';
import { typeCountry } from '../support/controls.ts';
import { field } from '../support/quotations.ts';
import { speakOn } from '../support/words.ts';

test('an address in the United States needs a state, and keeps what was typed under another country', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  speakOn(page, 'en');
  await comeSignedIn(page, account);
  await page.goto('/en/account/infosuser/addresses/form');
  const country = page.getByRole('main').getByRole('combobox');
  await typeCountry(country, 'US');
  await field(page, 'address.recipient').fill('Ada Example');
  await field(page, 'address.street').fill('548 Market St');
  await field(page, 'address.city').fill('Boston');
  await field(page, 'address.postalCode').fill('02116');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([/state, province, or region/]);
  await page.getByLabel('State').fill('MA');

  await typeCountry(country, 'FR');
  await expect(page.getByLabel('State')).toHaveCount(0);
  await typeCountry(country, 'US');
  await expect(page.getByLabel('State')).toHaveValue('MA');

  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Boston, MA 02116').first()).toBeVisible();
  await page.goto('/en/account/infosuser/addresses');
  await expect(screen(page, 'list').getByText('Boston, MA 02116')).toBeVisible();
});

test('the inputs of a pair stand on one row, each under its own label or help text', async ({ page, control }) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  speakOn(page, 'en');
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/en/account/infosuser/addresses/form');
  await typeCountry(page.getByRole('main').getByRole('combobox'), 'KE');
  await page.getByText('Where the country has one.').evaluate((help) => (help.textContent += ' It may be long.'));
  const places = await page.getByRole('main').evaluate((main) =>
    ['address.city', 'address.postalCode'].map((name) => {
      const input = main.querySelector<HTMLInputElement>(`[name="${name}"]`);
      const top = input?.getBoundingClientRect().top ?? 0;
      const above = input?.closest('div')?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return { top, gap: top - above };
    }),
  );
  expect(places[0]).toEqual(places[1]);
  expect(places[0]?.gap).toBeGreaterThan(0);
  expect(places[0]?.gap).toBeLessThan(16);
});
