/** The account's first page while its parts load, and where they fail. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

const calls = ['servicesemail', 'articles/last', 'subscriptions/all', 'subscriptions/invoice/read'] as const;

/** Answers calls with a server error, until it is called. */
async function failing(page: Page, names: readonly string[]): Promise<() => void> {
  let isFailing = true;
  for (const name of names) {
    await page.route(`**/ajax/${name}`, (route) =>
      isFailing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
  }
  return () => {
    isFailing = false;
  };
}

test('an outline without a heading stands for what may never come, and newsletters and articles follow it', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  for (const name of ['subscriptions/all', 'subscriptions/invoice/read']) {
    await page.route(`**/ajax/${name}`, () => undefined);
  }
  await page.goto('/en/account');
  const main = screen(page, 'accountHome');
  await expect(main.getByRole('heading', { level: 2, name: 'Newsletters' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Just published' })).toBeVisible();
  await expect(
    main.getByRole('heading', { level: 2, name: /^(Invoices|To pay or decide on|Subscriptions)$/ }),
  ).toBeHidden();
  await expect(main.locator('[data-section="openInvoices"] [data-loading]')).toBeVisible();
  await expect(main.locator('[data-section="renewals"]')).toBeHidden();
});

test('several parts that fail are reported in one notice, whose button reads them all again', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  const mend = await failing(page, calls);
  await page.goto('/en/account');
  const main = screen(page, 'accountHome');
  const notice = main.getByRole('alert');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(notice).toContainText('We couldn’t load some parts of this page');
  await expect(notice).toHaveCount(1);
  await expect(retry).toHaveCount(1);
  await expect(notice.getByRole('button')).toHaveCount(1);
  for (const name of ['Invoices', 'To pay or decide on', 'Newsletters']) {
    await expect(main.getByRole('heading', { name })).toBeHidden();
  }
  await expect(main.getByRole('region', { name: 'Just published' })).toContainText('This part may be out of date.');

  await retry.press('Enter');
  await expect(notice).toBeFocused();
  mend();
  await retry.press('Enter');
  await expect(main.getByRole('region', { name: 'Newsletters' })).toHaveAttribute('data-state', /shown|empty/);
  await expect(notice).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('one part that fails says so itself, and its button stands in its notice', async ({ page, control }) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  const mend = await failing(page, ['servicesemail']);
  await page.goto('/en/account');
  const part = screen(page, 'accountHome').getByRole('region', { name: 'Newsletters' });
  await expect(part.getByRole('alert')).toContainText('We couldn’t load your newsletters');
  mend();
  await part.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('alert')).toHaveCount(0);
  await expect(part).toHaveAttribute('data-state', /shown|empty/);
});

test('prices of renewals end where their list does, at every width', async ({ page, control }) => {
  const { account } = await control.scenario('quoteOpen', { locale: 'en' });
  await comeSignedIn(page, account);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/account');
    const renewals = screen(page, 'accountHome').getByRole('region', { name: 'To pay or decide on' });
    const price = await renewals.getByText(/^€[\d,]+\.\d\d before VAT$/).boundingBox();
    const list = await renewals.getByRole('list').boundingBox();
    const title = await renewals.getByRole('listitem').first().boundingBox();
    if (!price || !list || !title) throw new Error('The renewals are not drawn');
    expect(Math.abs(price.x + price.width - list.x - list.width), `${width} px`).toBeLessThan(1.5);
    expect(price.y - title.y, 'on the line of the title').toBeLessThan(24);
  }
});
