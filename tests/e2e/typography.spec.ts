/** French text needs space: between the thousands of an amount, and before ; ! and ? */
import type { Page } from '@playwright/test';
import { number, object } from 'superstruct';
import { comeSignedIn, expect, hold, screen, test } from '../support/browser-test.ts';

/** The width of the narrow no-break space in a typeface of the page's stylesheet, relative to the type size. */
async function narrowSpace(page: Page, family: string, weight: number): Promise<number> {
  return page.evaluate(
    async ([typeface, fontWeight]) => {
      const size = 200;
      const element = document.body.appendChild(document.createElement('span'));
      element.style.cssText = `position: absolute; white-space: pre; letter-spacing: 0`;
      element.style.font = `${fontWeight} ${size}px ${typeface}`;
      const measure = (text: string): number => {
        element.textContent = text;
        return element.getBoundingClientRect().width;
      };
      // A fallback missing on this machine would be an error.
      const [first = ''] = typeface.split(',');
      await document.fonts.load(`${fontWeight} ${size}px ${first}`, '1\u202F2');
      const width = measure('1\u202F2') - measure('12');
      element.remove();
      return width / size;
    },
    [family, String(weight)] as const,
  );
}

const pages = [
  { address: '/fr', families: ['var(--font-serif)', 'var(--font-sans)'] },
  { address: '/verify?token=none&locale=fr', families: ['var(--font-serif)', 'var(--font-sans)'] },
] as const;

test('characters come from the page’s own typefaces; the thousands of an amount have a visible space', async ({
  page,
}) => {
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-7E'))
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(['Source Serif 4 Variable', 'Libre Franklin Variable']);
  for (const { address, families } of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const variable of families) {
      const family = await page.evaluate(
        (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
        variable.slice('var('.length, -1),
      );
      for (const weight of [400, 600]) {
        const width = await narrowSpace(page, family, weight);
        expect(width, `${variable} ${weight}`).toBeGreaterThanOrEqual(0.16);
        expect(width, `${variable} ${weight}`).toBeLessThanOrEqual(0.25);
      }
    }
  }
});

test('a French page of a signed-in visitor loads two font files', async ({ page, control }) => {
  const { account } = await control.scenario('oneInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url().replace(/^.*\/assets\/|-[\w-]{8}\.woff2$/g, ''));
  });
  await page.goto('/fr/account');
  // Its prerendered markup contains “en un coup d’œil”.
  await expect(screen(page, 'accountHome')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(files.toSorted()).toEqual(['libre-franklin-latin', 'source-serif-latin']);
});

/** Runs in the page before its scripts: records shifts, and the time of the largest paint. */
function keepMoves(): void {
  const received = { shift: 0, largest: 0 };
  Object.assign(window, { received });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => (received.shift += Number(Reflect.get(entry, 'value'))));
  watch('largest-contentful-paint', ({ startTime }) => (received.largest = startTime));
}

/** Runs in the page: the records so far, three frames later, and the time of the first paint. */
async function movesSoFar(): Promise<unknown> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { ...Object(Reflect.get(window, 'received')), first: paint?.startTime ?? 0 };
}

const movesStruct = object({ shift: number(), largest: number(), first: number() });

test('typefaces that arrive after the first paint shift nothing, nor does the application', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const letTypefacesThrough = await hold(page, '**/*.woff2');
  const letApplicationThrough = await hold(page, /\/assets\/shell-[^/]*\.js$/);
  await page.addInitScript(keepMoves);
  await page.goto('/fr/quote', { waitUntil: 'commit' });
  const moves = async () => movesStruct.create(await page.evaluate(movesSoFar));
  await expect.poll(async () => (await moves()).first).toBeGreaterThan(0);
  const typefaces = ['libre-franklin', 'source-serif'].map((file) => page.waitForResponse(new RegExp(file)));
  letTypefacesThrough();
  for (const response of await Promise.all(typefaces)) await response.finished();
  await moves();
  letApplicationThrough();
  await screen(page, 'needs').waitFor();
  const { shift, largest, first } = await moves();
  expect(shift).toBe(0);
  expect(largest).toBe(first);
});
