/** Rows of lists: a line or two each, of the same columns, with room between the words and the rules. */
import type { Locator, Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not shown');
  return box;
}

const boxesOf = async (parts: Locator): Promise<readonly Box[]> => Promise.all((await parts.all()).map(boxOf));

/** Left edges, in whole pixels, each once. */
const leftEdges = (boxes: readonly Box[]) => [...new Set(boxes.map(({ x }) => Math.round(x)))];

const operations = (page: Page) =>
  page.getByRole('table', { name: 'Mouvements, les plus récents d’abord' }).locator('tbody');

test('a movement of the wallet has one line at 1280 px, and two of one layout at 360 px', async ({ page, control }) => {
  const { account } = await control.scenario('wallet', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/pme');
  await screen(page, 'list').waitFor();
  const rows = operations(page)
    .getByRole('row')
    .filter({ has: page.locator('td') });
  const heights = (await boxesOf(rows)).map(({ height }) => height).toSorted((left, right) => left - right);
  // Only a very long title needs a second line: fewer than one in ten.
  expect(heights.at(Math.floor(heights.length * 0.9))).toBeLessThan(44);

  // Every day is of the year above it.
  const years = await operations(page).evaluateAll((groups) =>
    groups.map((group) => [
      group.querySelector('[scope="rowgroup"]')?.textContent ?? null,
      ...new Set([...group.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 4))),
    ]),
  );
  expect(years.length).toBeGreaterThan(1);
  expect(years).toEqual(years.map(([year]) => [year, year]));

  await page.setViewportSize({ width: 360, height: 780 });
  const names = await boxesOf(rows.locator('td:nth-child(2)'));
  const days = await boxesOf(rows.locator('th'));
  expect(leftEdges([...names, ...days])).toHaveLength(1);
  expect(names.filter(({ y, height }, index) => y + height > (days[index]?.y ?? 0) + 1)).toEqual([]);
});

/** Lines of text in a part: runs of words whose middles are a line apart. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const middles: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { y, height, width } of range.getClientRects()) if (width > 1) middles.push(y + height / 2);
    }
    return middles
      .toSorted((left, right) => left - right)
      .filter((middle, index, all) => index === 0 || middle - (all[index - 1] ?? 0) > 10).length;
  });

test('a settled invoice has one line at 1280 px, and two at 768 px', async ({ page, control }) => {
  const { account } = await control.scenario('settled', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/invoices');
  const row = page.getByRole('table', { name: 'Factures réglées et annulées' }).locator('tbody tr').first();
  await expect(row).toContainText('Réglée');
  expect(await linesOf(row)).toBe(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => linesOf(row)).toBe(2);
});

test('a reader has name, email address and state in this order, away from the rules', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licenceInUse', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers?state=pending`);
  const row = screen(page, 'list').getByRole('list', { name: 'Lecteurs' }).getByRole('listitem').first();
  const [name, email, state] = [row.locator('p').first(), row.getByText('@'), row.getByText('dès notre validation')];
  const [line, first, second, third] = [await boxOf(row), await boxOf(name), await boxOf(email), await boxOf(state)];
  expect(first.y - line.y).toBeGreaterThanOrEqual(3);
  expect(second.y - first.y - first.height).toBeGreaterThanOrEqual(1);
  expect(third.y - second.y - second.height).toBeGreaterThanOrEqual(1);
  await expect(screen(page, 'list').getByRole('link', { name: 'Plages d’adresses IP' })).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(async () => (await boxOf(email)).x - (await boxOf(name)).x).toBeGreaterThan(100);
});

test('an alert is deleted on the line of its subject at 360 px', async ({ page, control }) => {
  const { account } = await control.scenario('watches', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/fr/account/notifications');
  const row = screen(page, 'list').getByRole('list', { name: 'Vos veilles' }).getByRole('listitem').first();
  const subject = await boxOf(row.locator('p').first());
  const action = await boxOf(row.getByRole('button'));
  expect(Math.abs(action.y + action.height / 2 - subject.y - subject.height / 2)).toBeLessThan(4);
});

test('the history of a license has columns at 1280 px, and its ways one line at 360 px', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licenceInUse', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto(`/en/account/subscriptions/${subscription?.id}`);
  await screen(page, 'detail').waitFor();
  const requests = page.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: 'MOD-' });
  const subjects = requests.getByRole('link');
  expect(await requests.count()).toBeGreaterThan(2);
  expect(leftEdges(await boxesOf(subjects))).toHaveLength(1);
  // An icon is wider than a dot.
  const states = leftEdges(await boxesOf(requests.getByText(/^(?:Accepted|Rejected|Partly|Cancel)/)));
  expect(Math.max(...states) - Math.min(...states)).toBeLessThan(12);
  const ends = (await boxesOf(requests.getByText(/^MOD-/))).map(({ x, width }) => Math.round(x + width));
  expect(new Set(ends).size).toBe(1);

  await page.setViewportSize({ width: 360, height: 780 });
  const { y, height } = await boxOf(page.getByRole('link', { name: /^\d+ readers$/ }));
  expect(await boxOf(page.getByRole('link', { name: /^\d+ networks?$/ }))).toMatchObject({ y, height });
});

test('fields of a line to correct show their whole values at 768 px', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/readers/list`);
  await page.locator('#text').fill(';Inarra;Sow-Delaunay;inarra.sow@cuivre.example');
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  const email = screen(page, 'check').getByLabel('Adresse e\u2011mail');
  await expect(email).toHaveValue('inarra.sow@cuivre.example');
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const civility = screen(page, 'check').getByLabel('Civilité');
  const room = await civility.evaluate((select) => {
    const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(select);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser measures no text');
    context.font = font;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return select.clientWidth - padding - context.measureText('Choisir…').width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

for (const { path, scenario } of [
  { path: '/fr/signin/create', scenario: null },
  { path: '/fr/account/infosuser/identity', scenario: 'wallet' },
])
  test(`first and last name share a row of ${path} at 1280 px, and end where the other fields do`, async ({
    page,
    control,
  }) => {
    if (scenario) await comeSignedIn(page, (await control.scenario(scenario, { locale: 'fr' })).account);
    await page.goto(path);
    // The prerendered markup may be replaced meanwhile.
    await expect(async () => {
      const first = await boxOf(page.getByLabel('Prénom'));
      const last = await boxOf(page.getByLabel('Nom', { exact: true }));
      expect(last).toMatchObject({ y: first.y, width: first.width });
      expect(last.x).toBeGreaterThan(first.x + first.width);
    }).toPass();
  });

test('the ways on from a missing page share a line at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/en/nowhere');
  await screen(page, 'notFound').waitFor();
  const ways = await boxesOf(page.getByRole('main').getByRole('listitem'));
  expect(ways).toHaveLength(3);
  expect(new Set(ways.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('an address of this computer is in no range, and is not offered as one', async ({ page, control }) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/ranges`);
  await expect(screen(page, 'list').getByText('Votre adresse IP actuelle, 127.0.0.1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter cette adresse' })).toHaveCount(0);
});

test('facts of a row have dots between them, and none where a line wraps', async ({ page, control }) => {
  const { account } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/fr/account/subscriptions');
  const row = screen(page, 'list').getByRole('listitem').filter({ hasText: 'Licence globale' }).first();
  await row.waitFor();
  const dots = row.getByText('·', { exact: true });
  const shown = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { left, width, top, height } = dot.getBoundingClientRect();
      const isShown = document.elementFromPoint(left + width / 2, top + height / 2) === dot;
      const before = dot.parentElement?.previousElementSibling?.getBoundingClientRect();
      return { isShown, isWithinLine: before !== undefined && Math.abs(before.bottom - top - height) < height / 2 };
    }),
  );
  expect(shown.some(({ isShown }) => isShown)).toBe(true);
  expect(shown.some(({ isWithinLine }) => !isWithinLine)).toBe(true);
  expect(shown.filter(({ isShown, isWithinLine }) => isShown !== isWithinLine)).toEqual([]);
});

test('what is below a step begins below its order summary, however high that is', async ({ page, control }) => {
  const { account } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/invoices');
  const summary = page.getByRole('region', { name: 'À régler' });
  await summary.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.minBlockSize = '2000px';
  });
  const below = screen(page, 'choice').locator('> div > :last-child');
  const [above, ends] = [await boxOf(summary), await boxOf(below)];
  expect(ends.y).toBeGreaterThan(above.y + above.height);
  expect(ends.x + ends.width).toBeCloseTo(above.x + above.width, 0);
});
