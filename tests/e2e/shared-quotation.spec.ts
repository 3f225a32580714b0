/** A quotation that is shown to a colleague: by its link alone, to read and to print, and for nothing else. */
import { expect, test } from '../support/browser-test.ts';
import { misfits } from '../support/phone-measures.ts';
import { linkToQuotation } from '../support/served-pages.ts';

test('a colleague reads a shared quote, and prints it on one page', async ({ page, control, request, baseURL }) => {
  const url = await linkToQuotation(request, await control.scenario('quoteOffice', { locale: 'fr' }), 'fr');
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DEV-');
  await expect(page.getByRole('row').last()).toContainText('6 755,68');
  const [addressee, price] = [page.getByText('Nadia Essai-Diallo'), page.getByRole('table')];
  expect((await addressee.boundingBox())?.y, 'whom it is for').toBeLessThan((await price.boundingBox())?.y ?? 0);
  // Nothing is run, and the document leads to its own file alone.
  expect(loaded.filter((path) => !/^\/(?:documents\/|favicon|(?:fr|en)\/quote\/shared\/)/.test(path))).toEqual([]);
  await expect(page.locator('button, form, script, input')).toHaveCount(0);
  await expect(page.locator('main a')).toHaveAttribute('href', /\/pdf$/);
  expect(await page.context().cookies(baseURL)).toEqual([]);

  // The footer has it on screen; paper has no footer.
  const contact = page.getByText(/^\S+@\S+$/).filter({ visible: true });
  await expect(contact).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(contact).toHaveCount(1);
  await page.emulateMedia({ media: null });

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(misfits)).toEqual([]);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('a rule stands above the total of a shared quote, as wide as its sums', async ({ page, control, request }) => {
  await page.goto(await linkToQuotation(request, await control.scenario('quoteOffice', { locale: 'fr' }), 'fr'));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { share, isToTheEdge } = await page.getByRole('row', { name: /^Total TTC/ }).evaluate((row) => {
      const ruled = [row, ...row.children].filter((part) => getComputedStyle(part).borderBlockStartWidth === '1px');
      const edges = ruled.map((part) => part.getBoundingClientRect());
      const [left, right] = [Math.min(...edges.map((each) => each.left)), Math.max(...edges.map((each) => each.right))];
      const table = row.getBoundingClientRect();
      return { share: (right - left) / table.width, isToTheEdge: Math.abs(right - table.right) < 1 };
    });
    expect(isToTheEdge).toBe(true);
    // A phone's sums are as wide as the page.
    if (width === 360) expect(share).toBe(1);
    else expect(share, `at ${width} px`).toBeLessThan(0.5);
  }
});

test('each fact of a shared quote has one line on a phone, and values one column', async ({
  page,
  control,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(await linkToQuotation(request, await control.scenario('quoteOffice', { locale: 'fr' }), 'fr'));
  const names = await page.locator('main dt').all();
  expect(names.length).toBeGreaterThan(3);
  const lefts = new Set<number>();
  for (const [index, name] of names.entries()) {
    const [label, value] = [await name.boundingBox(), await page.locator('main dd').nth(index).boundingBox()];
    expect(value?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
    expect(value?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
    lefts.add(Math.round(value?.x ?? 0));
  }
  expect(lefts.size).toBe(1);
});

for (const language of ['fr', 'en'] as const)
  test(`a shared quote with text at 200 % does not scroll sideways on a phone, in ${language}`, async ({
    page,
    control,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(
      await linkToQuotation(request, await control.scenario('quoteOffice', { locale: language }), language),
    );
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(misfits)).toEqual([]);
  });
