/** Every page on a phone: targets for fingers, and text twice as large without loss (WCAG 1.4.4, 1.4.10; RGAA 10.4). */
import type { Page } from '@playwright/test';
import { violationsOn } from '../support/accessible.ts';
import { comeSignedIn, expect, test } from '../support/browser-test.ts';

/** Addresses by the scenario of their visitor; `:id` is the scenario's subscription. */
const pages: Readonly<Record<string, readonly string[]>> = {
  anonymous: [
    '',
    '/quote',
    '/newsletter',
    '/signin',
    '/signin/create',
    '/signin/forgotten',
    '/signin/password',
    '/nowhere',
  ],
  wallet: [
    '/account',
    '/account/pme',
    '/account/newsletter',
    '/account/infosuser',
    '/account/infosuser/identity',
    '/account/infosuser/password',
    '/account/infosuser/addresses',
    '/account/infosuser/addresses/form',
    '/account/infosuser/data',
    '/account/infosuser/devices',
    '/account/contact',
  ],
  severalInvoices: ['/account/invoices'],
  readings: ['/account/readings'],
  readLater: ['/account/readlater'],
  watches: ['/account/notifications', '/account/notifications?step=new'],
  subscriptionsListed: ['/account/subscriptions'],
  licence: [
    '/account/subscriptions/:id',
    '/account/subscriptions/:id/readers',
    '/account/subscriptions/:id/readers/form',
    '/account/subscriptions/:id/readers/list',
    '/account/subscriptions/:id/ranges',
    '/account/subscriptions/:id/ranges/form',
  ],
  paymentOpen: ['/account/payment?id=:id', '/account/payment/step2?id=:id'],
  quoteOpen: [
    '/account/quotation?aboId=:id',
    '/account/quotation/step2?aboId=:id',
    '/account/quotation/step3?aboId=:id',
  ],
};

/** Loads an address and waits until its page is idle. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main[data-screen][aria-busy="false"]')).toBeVisible();
  await expect(page.locator('[data-late], [data-loading]')).toHaveCount(0);
}

/** Overflows: a page that scrolls sideways, and truncated texts. */
function misfits(): readonly string[] {
  const root = document.documentElement;
  const widest = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.childElementCount === 0,
  );
  const scrolls =
    root.scrollWidth > root.clientWidth
      ? [
          `scrolls to ${root.scrollWidth}: ${widest
            .map((element) => element.outerHTML.slice(0, 80))
            .slice(0, 4)
            .join(' | ')}`,
        ]
      : [];
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return overflowX === 'hidden' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
  });
  return [...scrolls, ...cut.map((element) => `cuts "${element.textContent}"`)];
}

/** Touch targets below 44 px, outside of tables and running text. */
function smallTargets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input), select, input')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const isTarget =
        element.checkVisibility() &&
        width > 1 &&
        !element.closest('table, label:has(input) *') &&
        getComputedStyle(element).display !== 'inline' &&
        !element.matches('[type=checkbox], [type=radio]');
      return isTarget && (height < 43.5 || width < 43.5)
        ? [`${element.textContent} ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    },
  );
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

for (const [scenario, addresses] of Object.entries(pages)) {
  test(`${scenario}: targets are as large as a finger, text may be twice as large, all content has a landmark`, async ({
    page,
    control,
  }) => {
    let id = '';
    if (scenario !== 'anonymous') {
      const made = await control.scenario(scenario);
      await comeSignedIn(page, made.account);
      id = String(made.subscription?.id ?? '');
    }
    const faults: string[] = [];
    for (const address of addresses) {
      const note = (found: readonly string[]): void =>
        void faults.push(...found.map((fault) => `${address}: ${fault}`));
      await load(page, `/fr${address.replace(':id', id)}`);
      note(await page.evaluate(smallTargets));
      note((await violationsOn(page, { tags: ['best-practice'] })).map((each) => each.slice(0, 200)));
      note((await page.evaluate(misfits)).map((each) => `at 100 % ${each}`));
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      note(await page.evaluate(misfits));
    }
    expect(faults).toEqual([]);
  });
}
