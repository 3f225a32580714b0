/** A slow or broken connection: the page keeps its content, and retries failed requests. */
import { number, object } from 'superstruct';
import { expect, hold, screen, test } from '../support/browser-test.ts';

test('requests the page’s own code only after painting the prerendered page with its typefaces', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofPage = (): readonly string[] => asked.filter((path) => /\/(?:quote-request-|texts-)/.test(path));
  // No frame is drawn before time goes on.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto('/fr/quote');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/assets/shell-'))).toHaveLength(1);
  expect(ofPage()).toEqual([]);
  await page.clock.resume();
  await expect(screen(page, 'needs')).toBeVisible();
  expect(ofPage().length).toBeGreaterThan(1);
});

test('a page stays until the next one is ready, whose code is requested when its link is pressed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/fr');
  await expect(screen(page, 'home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = /\/assets\/quote-request-[^/]*\.js$/;
  const letThrough = await hold(page, code);
  // On any machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await page.locator('main a[href="/fr/quote"]').first().hover();
  const comes = page.waitForRequest(code);
  await page.mouse.down();
  await comes;
  await expect(page).toHaveURL('/fr');
  // The live region exists before its message, and the same one announces it.
  const announced = page.locator('[role=status]:has-text("Chargement…")');
  await expect(announced).toHaveCount(0);
  const regions = await page.getByRole('status').count();
  await page.mouse.up();
  // A press takes effect after a frame.
  await page.clock.runFor(20);
  await expect(page).toHaveURL('/fr/quote');
  await expect(screen(page, 'home')).toBeVisible();
  await expect(announced).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveCount(regions);
  await expect(page.locator('main a[href="/fr/quote"]').first()).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(page.locator('main').getByRole('status')).toHaveText('Chargement…');
  const coming = page.getByRole('heading', { level: 1, name: 'Quelles publications vous intéressent ?' });
  await expect(coming).toBeFocused();
  await expect(page).toHaveTitle(/^Quelles publications vous intéressent\s\? –/);
  letThrough();
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a language whose catalog fails to load shows an error and keeps typed values; a retry loads it', async ({
  page,
  context,
}) => {
  await page.goto('/fr/quote');
  const needs = screen(page, 'needs');
  await needs.getByRole('checkbox').first().check();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const english = page.getByRole('link', { name: 'English' });
  await english.click();
  await expect(page.getByText('L’opération n’a pas abouti')).toBeVisible();
  await expect(needs.getByRole('button', { name: 'Continuer', exact: true })).toBeVisible();
  await context.setOffline(false);
  await english.click();
  await expect(needs.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await expect(needs.getByRole('checkbox').first()).toBeChecked();
  await expect(page).toHaveURL('/en/quote');
});

test.describe('code that fails to load', () => {
  test.skip(process.env['BASE_URL'] !== undefined, 'Names of the parts of the application are those of this build');

  test('reloads once where it hangs, is requested three times where it fails, and nothing typed is lost', async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.clock.install();
    await page.goto('/fr');
    await expect(screen(page, 'home')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code = /\/assets\/quote-request-[^/]*\.js$/;
    await page.route(code, () => undefined, { times: 2 });
    // Without a pointer, which would prefetch the code.
    await page.locator('main a[href="/fr/quote"]').first().dispatchEvent('click');
    await expect(page.locator('main').getByRole('status')).toHaveText('Chargement…');
    const readAlong = page.waitForRequest(code);
    await page.clock.fastForward(3_500);
    await readAlong;
    await page.clock.fastForward(6_500);
    const box = screen(page, 'needs').getByRole('checkbox').first();
    await box.check();
    await expect(page).toHaveURL('/fr/quote');
    expect(loads).toBe(2);
    await page.waitForLoadState('networkidle');

    const signInCode = /\/assets\/sign-in-[^/]*\.js$/;
    let asked = 0;
    await page.route(signInCode, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByText('Impossible de charger une partie de cette page.')).toBeVisible();
    expect(asked).toBeGreaterThanOrEqual(3);
    await page.unroute(signInCode);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(screen(page, 'signIn')).toBeVisible();
    await page.goBack();
    await expect(box).toBeChecked();
    expect(loads).toBe(2);
  });

  test('for the whole page: one automatic reload; after a second failure the document shows the error', async ({
    page,
  }) => {
    const shell = /\/assets\/shell-[^/]*\.js$/;
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.clock.install();
    await page.route(shell, () => undefined, { times: 2 });
    await page.goto('/fr/quote');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const readAlong = page.waitForRequest(shell);
    await page.clock.fastForward(3_500);
    await readAlong;
    await page.clock.fastForward(6_500);
    await expect(screen(page, 'needs')).toBeVisible();
    expect(loads).toBe(2);

    await page.route(shell, (route) => route.abort());
    await page.goto('/en/quote');
    const message = page.getByRole('alert').filter({ hasText: 'This page didn’t load completely.' });
    await expect(message).toBeVisible();
    await page.unroute(shell);
    await message.getByRole('link', { name: 'Reload' }).click();
    await expect(screen(page, 'needs')).toBeVisible();
  });
});

/** The bytes of a visit, by the browser's own count. */
const visitStruct = object({ document: number(), files: number(), filesFetched: number() });

test(
  'a second visit loads every file of the build from the cache, and revalidates the document',
  { tag: '@sweep' },
  async ({ page }) => {
    const visit = async () => {
      await page.goto('about:blank');
      await page.goto('/fr/quote');
      await expect(screen(page, 'needs')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const counted: unknown = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
        const sizeOf = (entry: PerformanceEntry | undefined): number =>
          entry instanceof PerformanceResourceTiming ? entry.transferSize : Number.NaN;
        return {
          document: sizeOf(performance.getEntriesByType('navigation')[0]),
          files: files.length,
          filesFetched: files.filter((file) => sizeOf(file) > 0).length,
        };
      });
      return visitStruct.create(counted);
    };
    const first = await visit();
    expect(first.filesFetched).toBeGreaterThan(5);
    // Late requests may not have arrived at the end of the first visit.
    await expect(async () => {
      const again = await visit();
      expect(again.files).toBeGreaterThan(5);
      expect(again.filesFetched).toBe(0);
      expect(again.document).toBeLessThan(first.document / 5);
    }).toPass();
  },
);
