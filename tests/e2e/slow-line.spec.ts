/** A slow or broken line: the page shows at once that it is at work, asks again for what stalls, and keeps what it has. */
import type { Page } from '@playwright/test';
import { number, object } from 'superstruct';
import { expect, hold, screen, signIn, test } from '../support/desk.ts';
import { fillOffer } from '../support/quote-requests.ts';

/** So long after an act a person sees that the page is at work, in milliseconds. */
const LIMIT = 400;

/** Runs in the page: what says that it is at work, and how its switches stand, so long after animations have begun. */
function signsOfWork(time: number): readonly string[] {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
  const isSign = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.matches('[data-coming], [role=switch]') || (element.textContent ?? '').trim().endsWith('…'));
  return [...document.querySelectorAll('[data-coming], [role=status], [aria-busy=true] p, [role=switch]')]
    .filter(isSign)
    .map((sign) => `${sign.id} ${sign.matches(':checked')} ${sign.textContent ?? ''}`);
}

/**
 * Expects the page to show that it is at work when so much of its own time has passed since an act: that of this machine,
 * which does other things besides, is not counted.
 */
async function showsItsWorkAfter(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(signsOfWork, LIMIT);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await act();
  await page.clock.runFor(LIMIT);
  await expect
    .poll(async () => (await page.evaluate(signsOfWork, LIMIT)).filter((sign) => !before.includes(sign)))
    .not.toEqual([]);
  await page.clock.resume();
}

test('within 400 ms of an act the page shows that it is at work, whatever it waits for', async ({ page, control }) => {
  const { account } = await control.scenario('newsletters');
  await page.clock.install();

  await page.goto('/fr');
  await expect(screen(page, 'home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const letCodeThrough = await hold(page, /\/assets\/quote-request-[^/]*\.js$/);
  const quote = page.locator('main a[href="/fr/quote"]').first();
  // The code of a page.
  await showsItsWorkAfter(page, () => quote.click());
  await expect(page.locator('main').getByRole('status')).toHaveText('Chargement…');
  letCodeThrough();
  await expect(screen(page, 'needs')).toBeVisible();

  const letWordsThrough = await hold(page, /\/assets\/texts-[^/]*\/en-[^/]*\.js$/);
  // The words of a language.
  await showsItsWorkAfter(page, () => page.getByRole('link', { name: 'English' }).click());
  letWordsThrough();
  await expect(screen(page, 'needs').getByRole('button', { name: 'Continue', exact: true })).toBeVisible();

  await page.goto('/en/signin?redirect=%2Faccount%2Fnewsletter');
  await expect(screen(page, 'signIn')).toBeVisible();
  const letIn = await hold(page, '**/ajax/login/login');
  // A form that is sent.
  await showsItsWorkAfter(page, () => signIn(page, account));
  letIn();
  const row = page.getByRole('switch').first();
  await expect(row).toBeVisible();

  const letChangeThrough = await hold(page, '**/ajax/servicesemail');
  // A switch in a list.
  await showsItsWorkAfter(page, () => row.click());
  letChangeThrough();

  const letWalletThrough = await hold(page, '**/ajax/user/pme*');
  // What a page reads.
  await showsItsWorkAfter(page, () => page.locator('a[href="/en/account/pme"]').first().click());
  await expect(page.locator('main').getByText('Loading your wallet…')).toBeVisible();
  letWalletThrough();
});

test('styles and typefaces have the line until the beginning is painted: only then the page’s own code is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofPage = (): readonly string[] => asked.filter((path) => /\/(?:quote-request-|texts-)/.test(path));
  // No frame comes before time goes on.
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

test('a page is not taken away before there is another one, whose code comes from when its link is pressed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/fr');
  await expect(screen(page, 'home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = /\/assets\/quote-request-[^/]*\.js$/;
  const letThrough = await hold(page, code);
  // However long it takes here.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await page.locator('main a[href="/fr/quote"]').first().hover();
  const comes = page.waitForRequest(code);
  await page.mouse.down();
  await comes;
  await expect(page).toHaveURL('/fr');
  await page.mouse.up();
  await expect(page).toHaveURL('/fr/quote');
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.locator('[data-coming]').getByRole('status')).toHaveText('Chargement…');
  await page.clock.runFor(1_000);
  await expect(page.locator('main').getByRole('status')).toHaveText('Chargement…');
  letThrough();
  await expect(screen(page, 'needs')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('words of a language that do not come: it is said and nothing typed is lost; asked again, they come', async ({
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

test('a message covers nothing of the bar below, however much that says', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/quote');
  await fillOffer(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('main #readers').fill('7');
  await expect(page.getByRole('button', { name: 'Recalculer' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  const message = page.getByText('L’opération n’a pas abouti').and(page.locator('[role=status] p'));
  await expect(message).toBeVisible();
  const above = await message.boundingBox();
  const bar = await page.getByRole('region', { name: 'Estimation' }).boundingBox();
  // The next test may have the same browser.
  await context.setOffline(false);
  expect(above && above.y + above.height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test.describe('code that does not come', () => {
  test.skip(process.env['BASE_URL'] !== undefined, 'Names of the parts of the application are those of this build');

  test('is asked for again; in vain it is said, with a way to try once more, and nothing typed is lost', async ({
    page,
  }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.clock.install();
    await page.goto('/fr');
    await expect(screen(page, 'home')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/quote-request-[^/]*\.js$/, () => undefined, { times: 1 });
    await page.locator('main a[href="/fr/quote"]').first().click();
    await expect(page.locator('main').getByRole('status')).toHaveText('Chargement…');
    await page.clock.fastForward(6_500);
    const box = screen(page, 'needs').getByRole('checkbox').first();
    await box.check();

    const signInCode = /\/assets\/sign-in-[^/]*\.js$/;
    let asked = 0;
    await page.route(signInCode, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByText('Une partie de cette page n’a pas pu être chargée.')).toBeVisible();
    expect(asked).toBeGreaterThanOrEqual(3);
    await page.unroute(signInCode);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(screen(page, 'signIn')).toBeVisible();
    await page.goBack();
    await expect(box).toBeChecked();
    expect(loads).toBe(1);
  });

  test('with the page: it is loaded anew by itself; in vain that is said in the words of the document', async ({
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
    const message = page.getByRole('alert').filter({ hasText: 'This page has not arrived in full.' });
    await expect(message).toBeVisible();
    await page.unroute(shell);
    await message.getByRole('link', { name: 'Load it again' }).click();
    await expect(screen(page, 'needs')).toBeVisible();
  });
});

/** What a visit has brought over the line, by the browser's own count. */
const visitStruct = object({ document: number(), files: number(), filesFetched: number() });

test('who comes back starts from the cache: no file of the build is brought again, nor the document', async ({
  browser,
}) => {
  // Of its own: nothing is kept from other tests.
  const context = await browser.newContext();
  const page = await context.newPage();
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
  const second = await visit();
  expect(second.files).toBeGreaterThan(5);
  expect(second.filesFetched).toBe(0);
  // Not more than headers: the server says that the browser has it.
  expect(second.document).toBeLessThan(first.document / 5);
  await context.close();
});
