/** The prerendered document: readable before any script, and mounted by the application without a change. */
import { HtmlValidate } from 'html-validate';
import { invoicePaths } from '../../contract/pages/invoice.ts';
import { paymentPaths } from '../../contract/pages/payment.ts';
import { quotationPaths } from '../../contract/pages/quotation.ts';
import { quoteRequestPaths } from '../../contract/pages/quote-request.ts';
import { pageNames, pageOf, pathsOf } from '../../contract/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { comeSignedIn, expect, openPages, screen, test } from '../support/browser-test.ts';

const languages = ['fr', 'en'] as const;

/** An address of each page, with any parameters. */
const addresses = pageNames.map((name) => {
  const [first = ''] = pathsOf(name);
  return first.replaceAll(/[?&]\w+=:\w+\?/g, '').replaceAll(/:\w+/g, '1');
});

const isSomebodys = (name: (typeof pageNames)[number]) => /^(?:personal|account)/.test(pageOf(name).access);

/** The heading of a document. */
const headingOf = (body: string) => /<main id="main" aria-busy="true"><h1[^>]*>([^<]+)<\/h1>/.exec(body)?.[1] ?? '';

/** All files are same-origin. */
const grammar = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: { 'require-sri': 'off' },
});

/** The HTML errors of a document, a line each. */
async function mistakesIn(body: string): Promise<readonly string[]> {
  const { results } = await grammar.validateString(body);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test('every page starts with its heading, in its language, as valid HTML, without data of the caller', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('severalInvoices');
  const asAnonymous = new Map<string, string>();
  for (const [index, address] of addresses.entries()) {
    for (const language of languages) {
      const url = `/${language}${address === '/' ? '' : address}`;
      const body = await (await page.request.get(url)).text();
      expect([url, headingOf(body)]).not.toEqual([url, '']);
      // One language is enough: the markup of a page is the same in the other one.
      if (language === languages[index % 2]) expect([url, await mistakesIn(body)]).toEqual([url, []]);
      asAnonymous.set(url, headingOf(body));
    }
  }
  expect(asAnonymous.get('/fr/quote')).toMatch(/^Quelles publications vous intéressent\s\?$/);
  expect(asAnonymous.get('/en/account/pme')).toBe('Sign in');
  await comeSignedIn(page, account);
  for (const [index, address] of addresses.entries()) {
    const name = pageNames[index] ?? 'home';
    const url = `/en${address === '/' ? '' : address}`;
    const body = await (await page.request.get(url)).text();
    const heading = headingOf(body);
    expect([url, heading === asAnonymous.get(url)]).toEqual([url, pageOf(name).access !== 'personal']);
    if (isSomebodys(name)) expect(body).toContain(`<title>${heading}`);
    expect(body).not.toContain(account.email);
    expect(body).not.toContain('Sign out');
  }
});

/** Each funnel’s addresses after the first, with the heading of the served document in both languages. */
const payment = { fr: 'Votre paiement', en: 'Your payment' };
const quote = { fr: 'Votre devis', en: 'Your quote' };
const newQuote = { fr: 'Nouveau devis', en: 'New quote' };
const request = { fr: 'Votre demande de devis', en: 'Your quote request' };
const steps = [
  ...[invoicePaths.check, invoicePaths.success, invoicePaths.failed].map((pattern) => [pattern, payment] as const),
  [invoicePaths.help, { fr: 'Vos factures', en: 'Your invoices' }] as const,
  ...[paymentPaths.billing, paymentPaths.check, paymentPaths.success, paymentPaths.failed].map(
    (pattern) => [pattern, payment] as const,
  ),
  [paymentPaths.help, { fr: 'Paiement', en: 'Payment' }] as const,
  ...Object.values(quotationPaths)
    .slice(1)
    .map((pattern) => [pattern, pattern.includes('isDevis') ? newQuote : quote] as const),
  ...[quoteRequestPaths.you, quoteRequestPaths.check, quoteRequestPaths.success].map(
    (pattern) => [pattern, request] as const,
  ),
] as const;

test('an address of a later step starts with that step’s heading and title, or with a neutral one', async ({
  page,
  control,
}) => {
  const funnels = [invoicePaths, paymentPaths, quotationPaths, quoteRequestPaths];
  const later = funnels.flatMap((paths) => Object.values(paths).slice(1));
  expect(steps.map(([pattern]) => pattern).toSorted()).toEqual(later.toSorted());
  const { account } = await control.scenario('severalInvoices');
  await comeSignedIn(page, account);
  for (const [pattern, headings] of steps) {
    for (const language of languages) {
      const url = `/${language}${pattern.replaceAll(/:\w+/g, '1')}`;
      const body = await (await page.request.get(url)).text();
      expect([url, headingOf(body)]).toEqual([url, headings[language]]);
      expect(body).toContain(`<title>${headings[language]}`);
      expect(body).not.toMatch(/Quelles publications vous intéressent|What would you like to read/);
    }
  }
});

test('the redirect target is in the links before any script, too', async ({ page }) => {
  const at = async (address: string) => (await page.request.get(address)).text();
  const onTheWay = await at('/en/signin?redirect=%2Faccount%2Finvoices');
  expect(onTheWay).toContain('href="/en/signin/forgotten?redirect=%2Faccount%2Finvoices"');
  expect(await at('/fr/account/pme')).toContain('href="/fr/signin/create?redirect=%2Faccount%2Fpme"');
  expect(await at('/en/signin')).toContain('href="/en/signin/forgotten"');
  expect(await at('/en/signin?redirect=%2F%2Fevil.example%2F%22%3E')).not.toContain('evil.example');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its purpose, and a contact address', async ({ page }) => {
    for (const [address, purpose, needed] of [
      ['/fr/quote', 'Choisissez ce que vous voulez lire', 'Cette page a besoin de JavaScript'],
      ['/en/account/pme', 'View your wallet balance', 'This page needs JavaScript'],
    ] as const) {
      await page.goto(address);
      const aside = page.getByRole('complementary', { name: 'JavaScript' });
      await expect(aside).toContainText(purpose);
      await expect(aside).toContainText(needed);
      await expect(aside.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // No button is enabled before it works.
      await expect(page.locator('main').getByRole('button', { disabled: false })).toHaveCount(0);
    }
  });
});

test('a page is accessible before any script', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/fr/quote');
  await expectAccessible(page);
});

/** Records the heading and its box in every frame, and the total layout shift. */
function keepHeadings(): void {
  const seen = new Set<string>();
  let shift = 0;
  const look = (): void => {
    const heading = document.querySelector('h1');
    if (heading) {
      const { x, y, width, height } = heading.getBoundingClientRect();
      seen.add(JSON.stringify([heading.textContent, x, y, width, height]));
    }
    Object.assign(window, { seen: [...seen], shift });
    requestAnimationFrame(look);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
  }).observe({ type: 'layout-shift' });
  look();
}

/** Records the time of the first frame with content, in milliseconds since the navigation. */
function keepFirstFrame(): void {
  const look = (): void => {
    if (document.querySelector('h1') === null) requestAnimationFrame(look);
    else Object.assign(window, { firstFrame: performance.now() });
  };
  look();
}

test('the application mounts the served page without a flash or a shift, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(keepFirstFrame);
  // A page of reading, and one of fields: journeys visit all.
  for (const { address, name } of openPages.slice(0, 2)) {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/ajax/user', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate(keepHeadings);
    const english = page.getByRole('banner').getByRole('link', { name: 'English' });
    await english.focus();
    goOn();
    await expect(screen(page, name)).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(english).toBeFocused();
    const seen = await page.evaluate((): unknown => Reflect.get(window, 'seen'));
    const shift = await page.evaluate((): unknown => Reflect.get(window, 'shift'));
    expect(seen).toEqual([expect.any(String)]);
    expect(shift).toBe(0);
    const [drawn, asked] = await page.evaluate((): readonly [unknown, number] => {
      const calls = performance.getEntriesByType('resource').filter(({ name: url }) => url.includes('/ajax/'));
      return [Reflect.get(window, 'firstFrame'), Math.min(...calls.map(({ startTime }) => startTime))];
    });
    // Requests take main-thread time: the content comes first.
    expect(asked).toBeGreaterThan(Number(drawn));
    await page.unrouteAll();
  }
});

test('what is typed and chosen before the application is there stays, with the caret; Enter sends nothing', async ({
  page,
}) => {
  for (const { address, field, text, choice, shown } of [
    { address: '/fr/quote', field: 'readers', text: '12', choice: { id: 'months', value: '24' }, shown: 'needs' },
    { address: '/en/signin', field: 'password', text: 'copper-harbour', choice: null, shown: 'signIn' },
  ]) {
    const texts = Promise.withResolvers<undefined>();
    await page.route('**/assets/texts-*/*.js', async (route) => {
      await texts.promise;
      await route.continue();
    });
    // What notes that something is typed is there before it asks for the page's texts.
    const asked = page.waitForRequest('**/assets/texts-*/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    const early = page.locator(`[data-prerendered] #${field}`);
    await early.fill(text);
    await early.press('Home');
    await early.press('Enter');
    if (choice) await page.locator(`[data-prerendered] #${choice.id}`).selectOption(choice.value);
    await early.focus();
    texts.resolve(undefined);
    await expect(screen(page, shown)).toBeVisible();
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    const live = page.locator(`#${field}`);
    await expect(live).toBeFocused();
    await live.press('x');
    await expect(live).toHaveValue(`x${text}`);
    if (choice) await expect(page.locator(`#${choice.id}`)).toHaveValue(choice.value);
    expect(new URL(page.url()).search).toBe('');
    await page.unrouteAll();
  }
});

test('the account’s first page sends its requests while its code is still loading, once', async ({ page, control }) => {
  const questions = ['subscriptions/invoice/read', 'subscriptions/all', 'articles/last', 'servicesemail'].map(
    (path) => `/en/ajax/${path}`,
  );
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/ajax/') || pathname.includes('/network-')) asked.push(pathname.replace(/-[^-]*\.js$/, ''));
  });
  const isAsked = Promise.all(questions.map((question) => page.waitForRequest(`**${question}`)));
  for (const file of ['shell', 'network'])
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await isAsked;
      await route.continue();
    });
  await page.goto('/en/account');
  await screen(page, 'accountHome').waitFor();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  for (const question of questions) {
    expect(asked.filter((path) => path === question)).toHaveLength(1);
    expect(asked.indexOf(question)).toBeLessThan(asked.indexOf('/assets/network'));
  }
});
