/** Who comes for the first time: their document tells them all that their page would ask, and is of no use to whom they become. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, openPages, screen, test as desk } from '../support/desk.ts';

const test = desk.extend<{ newcomer: Page }>({
  // A window of its own: that of the other tests says in a cookie which test it is of.
  newcomer: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'fr-FR' });
    await provide(await context.newPage());
    await context.close();
  },
});

/** The calls that a page makes from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/ajax/')) calls.push(pathname);
  });
  return calls;
}

for (const { address, name } of openPages) {
  test(`${address} asks the server neither who a newcomer is nor what it tells everybody`, async ({ newcomer }) => {
    // A server that is busy lets the page ask.
    await expect(async () => {
      const calls = callsOf(newcomer);
      await newcomer.goto(address);
      await expect(screen(newcomer, name)).toBeVisible();
      await newcomer.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    }).toPass();
  });
}

test('what a newcomer has typed is asked for when they come back', async ({ newcomer }) => {
  await newcomer.goto('/fr/quote');
  const first = screen(newcomer, 'needs').getByRole('checkbox').first();
  const kept = newcomer.waitForResponse('**/ajax/infosquote/update');
  await first.check();
  await kept;
  await newcomer.reload();
  await expect(screen(newcomer, 'needs')).toBeVisible();
  await expect(first).toBeChecked();
});

test('a document that knew nobody says nothing of whoever has signed in since, Back included', async ({
  newcomer,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices');
  const header = newcomer.getByRole('banner');
  await newcomer.goto('/fr');
  await expect(header.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await comeSignedIn(newcomer, account);
  await newcomer.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await newcomer.goBack();
  await expect(screen(newcomer, 'home')).toBeVisible();
  await expect(header.locator('a[href="/fr/account"]')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
});

/** Runs in a page before anything of it: notes what somebody would wait for in vain until they can use it. */
function noteDelays(): void {
  const delays: string[] = [];
  const later: string[] = [];
  Object.assign(window, { delays, later });
  const isUsable = (): boolean => document.querySelector('main[aria-busy="false"] h1 + *') !== null;
  // The first formatter takes a phone a tenth of a second and more.
  const noted = <Former extends object>(kind: string, former: Former): Former =>
    new Proxy(former, {
      construct: (target: Former, options: unknown[]): object => {
        (isUsable() ? later : delays).push(kind);
        return typeof target === 'function' ? Reflect.construct(target, options) : target;
      },
    });
  const { NumberFormat, DateTimeFormat, DisplayNames } = Intl;
  Object.assign(Intl, {
    NumberFormat: noted('a formatter of numbers', NumberFormat),
    DateTimeFormat: noted('a formatter of dates', DateTimeFormat),
    DisplayNames: noted('names of things', DisplayNames),
  });
  // What is said of the root, even the same again, has the browser work out the styles of the whole page.
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      for (const { attributeName } of mutations) if (!isUsable()) delays.push(`${attributeName} of the root`);
    }).observe(document.documentElement, { attributeFilter: ['lang', 'style', 'class'] });
  });
}

for (const language of ['fr', 'en'] as const)
  for (const [path, shown] of [
    ['', 'home'],
    ['/quote', 'needs'],
    ['/newsletter', 'form'],
    ['/signin', 'signIn'],
  ] as const) {
    test(`/${language}${path} is there before it makes a formatter, or is laid out anew`, async ({ newcomer }) => {
      await newcomer.addInitScript(noteDelays);
      await newcomer.goto(`/${language}${path}`);
      await expect(screen(newcomer, shown)).toBeVisible();
      const noted = (name: 'delays' | 'later') => newcomer.evaluate((list): unknown => Reflect.get(window, list), name);
      expect(await noted('delays')).toEqual([]);
      // The first one is made before somebody waits for it.
      await expect.poll(() => noted('later')).toContain('a formatter of numbers');
    });
  }
