/** Who comes for the first time: their document tells them all that their page would ask, and is of no use to whom they become. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test as desk } from '../support/desk.ts';

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

// Sections ask for themselves.
for (const [address, name, asked] of [
  ['/fr', 'home', ['/fr/ajax/articles/last']],
  ['/fr/quote', 'needs', []],
  ['/fr/newsletter', 'form', []],
  ['/fr/signin', 'signIn', []],
] as const) {
  test(`${address} asks the server neither who a newcomer is nor what it tells everybody`, async ({ newcomer }) => {
    const calls = callsOf(newcomer);
    await newcomer.goto(address);
    await expect(screen(newcomer, name)).toBeVisible();
    await newcomer.waitForLoadState('networkidle');
    expect(calls).toEqual(asked);
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

// The first formatter of a page takes a phone a tenth of a second, while somebody waits for the form.
for (const language of ['fr', 'en'] as const) {
  test(`the sign-in is there before it makes a formatter of numbers or dates (${language})`, async ({ newcomer }) => {
    await newcomer.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      const note = (kind: string): void => {
        if (document.querySelector('main[aria-busy="false"] h1 + *') === null) made.push(kind);
      };
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        construct: (Former, [tags, options]: [Intl.LocalesArgument?, Intl.NumberFormatOptions?]) => {
          note('NumberFormat');
          return new Former(tags, options);
        },
      });
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (Former, [tags, options]: [Intl.LocalesArgument?, Intl.DateTimeFormatOptions?]) => {
          note('DateTimeFormat');
          return new Former(tags, options);
        },
      });
    });
    await newcomer.goto(`/${language}/signin`);
    await expect(screen(newcomer, 'signIn')).toBeVisible();
    expect(await newcomer.evaluate((): unknown => Reflect.get(window, 'made'))).toEqual([]);
  });
}
