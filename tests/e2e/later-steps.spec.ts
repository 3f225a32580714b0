/** What only later steps show comes while the first one is read: who goes on then waits for no code, and needs no line for it. */
import type { Page } from '@playwright/test';
import type { Control } from '../support/desk.ts';
import { comeSignedIn, expect, linkOf, screen, test } from '../support/desk.ts';
import { payer } from '../support/payments.ts';
import { offerPlace, quotationOf, words } from '../support/quotations.ts';
import { fillOffer } from '../support/quote-requests.ts';

/** A funnel as it begins, and a way on that asks the server nothing. */
interface Way {
  readonly begin: (page: Page, control: Control) => Promise<void>;
  readonly first: string;
  readonly goOn: (page: Page) => Promise<void>;
  readonly next: string;
}

const ways: Readonly<Record<string, Way>> = {
  quotation: {
    begin: async (page, control) => {
      const buyer = await control.scenario('quoteOpen', { locale: 'en' });
      await comeSignedIn(page, buyer.account);
      await page.goto(offerPlace('en', quotationOf(buyer)));
    },
    first: 'offer',
    goOn: (page) => page.getByRole('link', { name: words.en.decline }).click(),
    next: 'decline',
  },
  payment: {
    begin: async (page, control) => {
      const { address } = await payer(page, control, 'paymentOpen', 'en');
      await page.goto(address);
    },
    first: 'choice',
    goOn: (page) => page.getByRole('button', { name: 'Continue to billing' }).click(),
    next: 'billing',
  },
  invoice: {
    begin: async (page, control) => {
      await page.goto(linkOf(await control.scenario('oneInvoice'), 'en'));
    },
    first: 'choice',
    goOn: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    next: 'check',
  },
  help: {
    begin: async (page, control) => {
      await page.goto(linkOf(await control.scenario('oneInvoice'), 'en'));
    },
    first: 'choice',
    goOn: (page) => page.locator('main a[href*="step=help"]').first().click(),
    next: 'help',
  },
  'quote request': {
    begin: async (page) => {
      await page.goto('/en/quote');
      await screen(page, 'needs').waitFor();
      await fillOffer(page);
    },
    first: 'needs',
    goOn: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    next: 'you',
  },
};

/** Notes in the page whether anything stands in for code that is on its way. */
function noteWaiting(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [data-coming]')) document.documentElement.dataset['waited'] = '';
  }).observe(document.body, { childList: true, subtree: true });
}

// The browser may be the next test's, too.
test.afterEach(async ({ context }) => context.setOffline(false));

for (const [name, { begin, first, goOn, next }] of Object.entries(ways))
  test(`${name}: the next step is there without a line`, async ({ page, context, control }) => {
    await begin(page, control);
    await screen(page, first).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(noteWaiting);
    await context.setOffline(true);
    await goOn(page);
    await expect(screen(page, next)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html[data-waited]')).toHaveCount(0);
  });

test('what an outcome is shown with comes while the server is asked for it', async ({ page, control }) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'en' });
  await comeSignedIn(page, account);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/ajax/subscriptions/invoice/read', async (route) => {
    await gate;
    await route.continue();
  });
  const code = page.waitForResponse(/\/assets\/later-ordering-[^/]*\.js$/);
  await page.goto('/en/account/invoices/success/PAY-0');
  await code;
  await expect(page.locator('main[data-screen="outcome"]')).toBeVisible();
  letThrough();
  await expect(screen(page, 'outcomeUnknown')).toBeVisible();
});
