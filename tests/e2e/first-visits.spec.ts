/** First visits: the document includes all answers that its page needs, and is not reused after the sign-in. */
import type { Page } from '@playwright/test';
import { array, create, string, type } from 'superstruct';
import { comeSignedIn, expect, openPages, screen, test } from '../support/browser-test.ts';

/** The calls that a page makes from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/ajax/')) calls.push(pathname);
  });
  return calls;
}

test('the first page of a first visit makes no call', async ({ page }) => {
  // A busy server serves a document without answers, and the page requests them.
  await expect(async () => {
    const calls = callsOf(page);
    for (const { address, name } of openPages) {
      await page.goto(address);
      await expect(screen(page, name)).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  }).toPass();
});

test('shows the account after Back to a document that was served before the sign-in', async ({ page, control }) => {
  const { account } = await control.scenario('severalInvoices');
  const header = page.getByRole('banner');
  await page.goto('/fr');
  await expect(header.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await comeSignedIn(page, account);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();
  await expect(header.locator('a[href="/fr/account"]')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
});

/** Runs in a page before its scripts: records work that delays the first usable state. */
function noteDelays(): void {
  const delays: string[] = [];
  const later: string[] = [];
  Object.assign(window, { delays, later });
  // Once usable, a page may be busy again: that delays nothing.
  let wasUsable = false;
  const isUsable = (): boolean => {
    wasUsable ||= document.querySelector('main[aria-busy="false"] h1 + *') !== null;
    return wasUsable;
  };
  new MutationObserver(isUsable).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  // The region of toasts, whose name has a number, is drawn about when the page is usable: before or after.
  const numbers = 'a formatter of numbers';
  // Work in idle time delays nothing.
  let isIdle = false;
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, options) =>
    whenIdle((deadline) => {
      isIdle = true;
      callback(deadline);
      isIdle = false;
    }, options);
  // The first formatter costs a phone a tenth of a second and more.
  const noted = <Former extends object>(kind: string, former: Former): Former =>
    new Proxy(former, {
      construct: (target: Former, options: unknown[]): object => {
        (isIdle || isUsable() || kind === numbers ? later : delays).push(kind);
        return typeof target === 'function' ? Reflect.construct(target, options) : target;
      },
    });
  const { NumberFormat, DateTimeFormat, DisplayNames } = Intl;
  const supportedOf = DateTimeFormat.supportedLocalesOf.bind(DateTimeFormat);
  DateTimeFormat.supportedLocalesOf = (...given) => {
    (isIdle || isUsable() ? later : delays).push('locales of dates');
    return supportedOf(...given);
  };
  Object.assign(Intl, {
    NumberFormat: noted(numbers, NumberFormat),
    DateTimeFormat: noted('a formatter of dates', DateTimeFormat),
    DisplayNames: noted('names of things', DisplayNames),
  });
  // Setting an attribute of the root, even to the same value, makes the browser recalculate the styles of the whole
  // page.
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      for (const { attributeName } of mutations) if (!isUsable()) delays.push(`${attributeName} of the root`);
    }).observe(document.documentElement, { attributeFilter: ['lang', 'style', 'class'] });
  });
}

test('shows the first page before it makes a formatter, or recalculates its layout', async ({ page }) => {
  await page.addInitScript(noteDelays);
  for (const [address, shown, delays] of [
    ['/fr', 'home', []],
    ['/en/signin', 'signIn', []],
    ['/fr/newsletter', 'form', []],
    // Its radio buttons are react-aria’s, which read the browser’s locale.
    ['/fr/quote', 'needs', ['locales of dates']],
  ] as const) {
    await page.goto(address);
    await expect(screen(page, shown)).toBeVisible();
    const noted = (name: 'delays' | 'later') => page.evaluate((list): unknown => Reflect.get(window, list), name);
    expect(await noted('delays')).toEqual(delays);
    // The first one is made in idle time, before it is needed.
    await expect.poll(() => noted('later')).toContain('a formatter of numbers');
  }
});

/**
 * Runs in a page before its scripts: `loaded` resolves with the files of code that are loaded when the page is usable,
 * and with those of them that the document does not name.
 */
function noteCode(): void {
  /** Compressed size up to which a file may come along with others, in bytes. */
  const along = 4_000;
  const loaded = new Promise<{ readonly large: readonly string[]; readonly unnamed: readonly string[] }>((resolve) => {
    new MutationObserver(() => {
      if (!document.querySelector('main[aria-busy="false"] h1 + *') || document.querySelector('[data-prerendered]'))
        return;
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'));
      const named = new Set(
        [...document.querySelectorAll('script[src], link[rel="modulepreload"], meta[name="loads"]')].map((element) => {
          const address = ['src', 'href', 'content'].map((attribute) => element.getAttribute(attribute));
          return new URL(address.find((each) => each !== null) ?? '', location.href).href;
        }),
      );
      resolve({
        // Files of texts have nothing to run.
        large: files
          .filter(({ name, encodedBodySize }) => encodedBodySize > along && !/\/(?:fr|en)-\w+\.js$/.test(name))
          .map(({ name }) => name),
        unnamed: files.map(({ name }) => name).filter((name) => !named.has(name)),
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  Object.assign(window, { loaded });
}

// `scripts/size.ts` weighs what a document names.
test('loads no code before a page is usable that its document does not name, or of which nothing has run', async ({
  page,
}) => {
  await page.addInitScript(noteCode);
  for (const { address } of openPages) {
    await page.coverage.startJSCoverage();
    await page.goto(address);
    const { large, unnamed } = create(
      await page.evaluate(async (): Promise<unknown> => Reflect.get(window, 'loaded')),
      type({ large: array(string()), unnamed: array(string()) }),
    );
    expect(unnamed, address).toEqual([]);
    const coverage = await page.coverage.stopJSCoverage();
    const hasRun = new Set(
      coverage
        // The first function is the whole file, which runs where it is imported.
        .filter(({ functions }) => functions.slice(1).some(({ ranges }) => ranges.some(({ count }) => count > 0)))
        .map(({ url }) => url),
    );
    expect(large.length, address).toBeGreaterThan(1);
    expect(
      large.filter((name) => !hasRun.has(name)),
      address,
    ).toEqual([]);
  }
});

test('serves scripts that Chromium compiles while they load', async ({ page, request }) => {
  await page.goto('/fr/quote');
  const addresses = await page
    .locator('link[rel="modulepreload"]:not([href*="/texts-"]), script[type="module"][src]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    const text = await (await request.get(address ?? '')).text();
    expect(text, address ?? '').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
