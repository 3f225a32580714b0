/** Skeletons stand for what comes: headings stay, and the first row comes where its outline was. */
import { askForAll, comeSignedIn, expect, hold, screen, test } from '../support/browser-test.ts';

/** Most pixels that a row may move; less than the half of a line. */
const NEAR = 12;

const pages = [
  { scenario: 'licenceInUse', path: (id: number) => `/fr/account/subscriptions/${id}/readers`, name: 'list' },
  { scenario: 'licenceInUse', path: () => '/fr/account/subscriptions', name: 'list' },
  { scenario: 'watches', path: () => '/fr/account/notifications', name: 'list' },
  { scenario: 'severalInvoices', path: () => '/fr/account/invoices', name: 'choice' },
  { scenario: 'paymentOpen', path: (id: number) => `/fr/account/payment?id=${id}`, name: 'choice' },
] as const;

for (const width of [360, 1280])
  test(`the first row comes where its skeleton was, at ${width} px`, async ({ browser, control, baseURL }) => {
    for (const { scenario, path, name } of pages) {
      const { account, subscription } = await control.scenario(scenario, { locale: 'fr' });
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'fr-FR',
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await comeSignedIn(page, account);
      await askForAll(page);
      const letThrough = await hold(page, /\/ajax\/(?:subscriptions|notifications|servicesemail|infosquote)/);
      const address = path(subscription?.id ?? 0);
      await page.goto(address);
      const outline = page.locator('main[data-screen="loading"] [data-row]').first();
      await outline.waitFor();
      const topOf = async (place: typeof outline): Promise<number> => (await place.boundingBox())?.y ?? 0;
      const [heading, expected] = [await topOf(page.locator('h1')), await topOf(outline)];
      letThrough();
      await screen(page, name).waitFor();
      const row = screen(page, name)
        .locator('li, label:has(input:is([type="checkbox"], [type="radio"]))')
        .filter({ visible: true })
        .first();
      expect.soft(await topOf(page.locator('h1')), `heading of ${address}`).toBe(heading);
      expect.soft(Math.abs((await topOf(row)) - expected), `first row of ${address}`).toBeLessThanOrEqual(NEAR);
      await context.close();
    }
  });
