/** What needs a registry: the second example with its own router, installed by npm, and the checks before a publication. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { InstalledExample } from './install-example.ts';
import { installExample } from './install-example.ts';
import type { Served } from './serve.ts';
import { serve } from './serve.ts';

let app: InstalledExample;

test.beforeAll(async () => {
  app = await installExample('insurance-claim');
});

test.afterAll(() => app.remove());

test('publint, attw and a publication tried out find nothing to mend', async () => {
  await app.run('npx', '--yes', 'publint@0.3.25', app.tarball, '--strict');
  await app.run('npx', '--yes', '@arethetypeswrong/cli@0.18.5', app.tarball, '--profile', 'esm-only');
  const { stdout } = await app.run('npm', 'publish', app.tarball, '--dry-run');
  expect(stdout).toContain('+ chart-funnel@');
});

test('the second example is type-checked, and its tests pass', async () => {
  await app.run(join(app.folder, 'node_modules/.bin/tsc'));
  await app.run(process.execPath, '--test');
});

test.describe('in a browser', () => {
  let server: Served;

  test.beforeAll(async () => {
    server = await serve(app.folder, ['index.html']);
  });

  test.afterAll(() => server.close());

  const at = async (page: Page, title: string, address: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(server.origin + address);
  };

  test('it is walked with TanStack Router: branch, upload, payment, and an outcome that asks the server', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/claim?step=check`);
    await at(page, 'What is damaged?', '/claim');
    await page.getByRole('button', { name: 'My home' }).click();
    await at(page, 'Your home', '/claim?step=home');
    await page.goBack();
    await page.getByRole('button', { name: 'My car' }).click();
    await at(page, 'Your car', '/claim?step=car');
    await page.getByLabel('Number plate').fill('AB-123-CD');
    await page.getByRole('button', { name: 'Continue' }).click();
    await at(page, 'Photos of the damage', '/claim?step=photos');

    const photo = { name: 'dent.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };
    await page.route('**/api/photos?*', (route) => route.fulfill({ status: 413 }), { times: 1 });
    await page.getByLabel('Add a photo').setInputFiles(photo);
    await expect(page.getByRole('alert')).toHaveText('The photo could not be uploaded. Choose it again.');
    await page.getByLabel('Add a photo').setInputFiles(photo);
    await expect(page.getByRole('listitem').filter({ hasText: 'dent.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await at(page, 'Check your claim', '/claim?step=check');

    // A mark is the router's own link: the page is not loaded again.
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await page.getByRole('link', { name: 'Photos' }).click();
    await at(page, 'Photos of the damage', '/claim?step=photos');
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.reload();
    await expect(page.getByText('Car AB-123-CD, photos: 1')).toBeVisible();

    // The way back from the payment proves nothing: an unpaid claim is paid under the same key.
    await page.getByRole('button', { name: 'Pay the excess of €150' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await at(page, 'Your claim is not paid', '/claim/outcome/C-1');
    await page.getByRole('button', { name: 'Pay the excess of €150' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await at(page, 'Your claim is open', '/claim/outcome/C-1');
    await page.getByRole('button', { name: 'Make another claim' }).click();
    await at(page, 'What is damaged?', '/claim');
  });
});
