/** The front page: what it sells, and what is due to those who have signed in. */
import type { Page } from '@playwright/test';
import type { Site } from '../../domain/site.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import { siteCalls } from '../../contract/site.ts';
import { askForAll, comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

test('says what is due to a person who has signed in, and leads to its payment', async ({ page, control }) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en');
  const due = page.getByRole('region', { name: 'Invoices' });
  await expect(due.getByText(/^To pay €[\d,.]+/)).toBeVisible();
  await due.getByRole('link', { name: /^Pay €[\d,.]+$/ }).click();
  await expect(screen(page, 'choice')).toBeVisible();
  await expect(page).toHaveURL('/en/account/invoices');
});

test('keeps the amount of a payment that is being checked apart from the link to it', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/en?scenario=invoiceOtherCurrency');
    await page.goto('/en/account');
    const row = page.locator('dl > div').filter({ hasText: 'Being checked' });
    const amount = await row.getByText(/^\$[\d,.]+$/).boundingBox();
    const link = await row.getByRole('link').boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0));
  }
});

/** The page reads an altered description of the site. */
async function alterSite(page: Page, alter: (site: Site) => Site): Promise<void> {
  await askForAll(page);
  const { answer } = siteCalls.infossiteweb;
  await page.route('**/ajax/infossiteweb*', async (route) => {
    const response = await route.fetch();
    const data = readEnvelope(await response.json())?.data;
    await route.fulfill({
      response,
      json: { isSuccess: true, feedback: null, data: answer.encode(alter(answer.decode(data))) },
    });
  });
}

/** A publication of which only the name is known. */
const unsaid = { line: null, rhythm: null, sample: null, headlines: [] };

/** As a publisher that publishes. */
const titled = (site: Site): Site => ({
  ...site,
  publications: site.publications.map((publication) => ({
    ...publication,
    headlines: ['Bamana dry port changes hands', 'Copper: the corridor stays open', 'Three bidders for the cable'].map(
      (title) => ({ title, publishedOn: '2026-01-12', url: null }),
    ),
  })),
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [sale, immediatePurchase] of [
  ['sold at once', 3],
  ['sold by quote alone', null],
] as const)
  test(`fits a phone, with one button a publication and a line of price: ${sale}`, async ({ page }) => {
    await alterSite(page, (site) => ({ ...titled(site), immediatePurchase }));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/en');
    const home = screen(page, 'home');
    await expect(home).toContainText(
      'Publications from €640 a year, databases from €300, for one reader, before VAT. 40% less for each reader from the 2nd.',
    );
    const covers = home.getByRole('region', { name: 'Our publications' }).getByRole('link');
    // Seven publications, and the newsletters.
    await expect(covers).toHaveCount(8);
    await expect(home.getByText(/^€[\d,]+ \/ year$/)).toHaveCount(7);
    await expect(covers.first()).toHaveText(
      immediatePurchase === null ? 'Get a quote: The Lagoon Courier' : 'Subscribe: The Lagoon Courier',
    );
    await expect(home).toContainText('We open it before every investment committee.');
    expect(await heightOf(page)).toBeLessThanOrEqual(2_600);
    await page.goto('/fr');
    await expect(home).toContainText('Nous l’ouvrons avant chaque comité d’investissement.');
    expect(await heightOf(page)).toBeLessThanOrEqual(2_600);
  });

test('fits a phone without titles of publications', async ({ page }) => {
  await alterSite(page, (site) => ({
    ...site,
    publications: site.publications.map((publication) => ({ ...publication, sample: null, headlines: [] })),
  }));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en');
  await expect(page.getByRole('region', { name: 'Just published' }).getByRole('listitem')).not.toHaveCount(0);
  expect(await heightOf(page)).toBeLessThanOrEqual(2_600);
});

test('states the price of another tariff in its currency, and no saving that a later reader loses', async ({
  page,
}) => {
  await alterSite(page, (site) => ({
    ...site,
    prices: site.prices.filter(({ price }) => price.currency === 'USD'),
    rates: site.rates && {
      ...site.rates,
      tiers: [
        { from: 1, rate: 10_000 },
        { from: 4, rate: 6_250 },
      ],
    },
  }));
  await page.goto('/en');
  await expect(screen(page, 'home')).toContainText(
    'Publications from $695 a year, databases from $325, for one reader, before VAT. 37.5% less for each reader from the 4th.',
  );
});

test('claims nothing that the site’s information does not bring', async ({ page }) => {
  await alterSite(page, (site) => ({
    ...site,
    promise: null,
    testimonial: null,
    foundedIn: null,
    prices: [],
    rates: null,
    publications: site.publications.map(({ id, title, kind, region }) => ({
      ...unsaid,
      id,
      title,
      kind,
      region,
    })),
  }));
  await page.goto('/en');
  const home = screen(page, 'home');
  await expect(home.getByRole('link', { name: /^Get a quote ?: / })).toHaveCount(7);
  await expect(home.getByRole('figure')).toHaveCount(0);
  await expect(home.getByRole('article')).toHaveCount(0);
  await expect(home).not.toContainText(/a year|% less|since/);
  await expect(page.getByRole('region', { name: 'Just published' })).toBeVisible();
});

test('offers nothing to choose where the publisher sells nothing, and says how to reach it', async ({ page }) => {
  await alterSite(page, (site) => ({ ...site, publications: [], prices: [] }));
  await page.goto('/en');
  const home = screen(page, 'home');
  await expect(home).toContainText('You can’t choose publications online right now.');
  await expect(home.getByRole('link', { name: /Subscribe|quote|prices/ })).toHaveCount(0);
  await expect(home.getByRole('link', { name: 'Get the free newsletters' })).toBeVisible();
});

test('sheets, subjects and prices of a row of publications stand at one height each', async ({ page }) => {
  await alterSite(page, titled);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fr');
    const items = screen(page, 'home').getByRole('region', { name: 'Nos publications' }).locator('li:has(h3)');
    await expect(items).toHaveCount(8);
    const rows = await items.evaluateAll((all) =>
      all.map((item) => [...item.children].map((part) => Math.round(part.getBoundingClientRect().top))),
    );
    const tops = new Map<number, Set<string>>();
    for (const [first = 0, ...others] of rows) tops.set(first, (tops.get(first) ?? new Set()).add(others.join(' ')));
    for (const [top, each] of tops) expect(each.size, `row at ${top} px, ${width} px wide`).toBe(1);
    // No row is left half empty.
    expect(8 % Math.max(...[...tops.keys()].map((top) => rows.filter(([first]) => first === top).length))).toBe(0);
  }
});

for (const [locale, publications] of [
  ['en', 'Our publications'],
  ['fr', 'Nos publications'],
] as const)
  test(`says on a phone what each publication is about, to the last word: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/${locale}`);
    const subjects = screen(page, 'home').getByRole('region', { name: publications }).locator('li p > [data-clamped]');
    await expect(subjects).toHaveCount(7);
    for (const subject of await subjects.all()) {
      await expect(subject).toBeVisible();
      const cut = await subject.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(cut, (await subject.textContent()) ?? '').toBeLessThanOrEqual(1);
    }
  });
