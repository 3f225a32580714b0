/** A deployment during a visit: the new build is offered where no work is under way, and loaded with the next page. */
import { moduleOf } from '../../src/app/pages.ts';
import type { Locator, Page } from '@playwright/test';
import { pageNames } from '../../contract/pages.ts';
import {
  buildManifestStruct,
  latestBuildPath,
  latestBuildStruct,
  manifestPath,
  pagePayloadStruct,
} from '../../contract/build-files.ts';
import { expect, screen, test } from '../support/browser-test.ts';

/** From now on another build is served. */
async function release(page: Page): Promise<void> {
  const build = 'another';
  await page.route(`**${latestBuildPath}`, (route) => route.fulfill({ json: { build } }));
  await page.route(`**${manifestPath(build)}`, (route) => route.fulfill({ json: { build, pages: {} } }));
}

/** Counts loaded documents. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const offer = (page: Page) => page.getByRole('status').getByText('Une nouvelle version du site est disponible.');

/**
 * Must be called before the page is opened. The returned function resolves when the page watches for builds: it then
 * prefetches the page of a hovered link, and first the manifest of its build.
 */
function watching(page: Page): (link: Locator) => Promise<void> {
  let isWatching = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    isWatching ||= pathname.startsWith('/builds/') && pathname !== latestBuildPath;
  });
  return (link) =>
    expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      expect(isWatching).toBe(true);
    }).toPass();
}

/**
 * Advances time until the page requests the latest build; only once it watches, or files under way would count as
 * late.
 */
async function asked(page: Page): Promise<void> {
  // The load guard’s time first: later timers start only then.
  await page.clock.runFor(11_000);
  const answer = page.waitForResponse(`**${latestBuildPath}`);
  await page.clock.fastForward(360_000);
  await answer;
}

test('another build waits during typing, is offered, postponed, and loaded with the next page', async ({ page }) => {
  await page.clock.install();
  const loads = countLoads(page);
  const watches = watching(page);
  await page.goto('/fr/quote');
  await expect(screen(page, 'needs')).toBeVisible();
  await watches(page.getByRole('banner').locator('a[href="/fr"]').first());
  await release(page);
  await screen(page, 'needs').getByRole('checkbox').first().check();
  await asked(page);
  await expect(offer(page)).toHaveCount(0);
  await screen(page, 'needs').getByRole('button', { name: 'Continuer' }).click();
  await expect(screen(page, 'you')).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(loads()).toBe(1);
  await page.getByRole('banner').locator('a[href="/fr"]').first().click();
  await expect(page).toHaveURL('/fr');
  await expect(screen(page, 'home')).toBeVisible();
  expect(loads()).toBe(2);
  // The page is of the new build: its code is not loaded twice.
  const link = page.locator('main a[href="/fr/quote"]').first();
  const preloaded = page.locator('head link[rel="modulepreload"][href^="/assets/quote-request"]').first();
  // The prefetch starts after the page itself has loaded.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(preloaded).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await link.click();
  await expect(screen(page, 'needs').getByRole('checkbox').first()).toBeChecked();
  expect(loads()).toBe(2);
});

test('code removed by a deployment: one reload at the clicked page, then the error page', async ({ page }) => {
  test.skip(process.env['BASE_URL'] !== undefined, 'Names of the parts of the application are those of this build');
  const code = /\/assets\/quote-request-[^/]*\.js$/;
  await page.clock.install();
  const loads = countLoads(page);
  const watches = watching(page);
  await page.goto('/en');
  await expect(screen(page, 'home')).toBeVisible();
  await watches(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await page.waitForLoadState('networkidle');
  await release(page);
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.clock.runFor(11_000);
  await page.locator('main a[href="/en/quote"]').first().click();
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveURL('/en/quote');
  await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen(page, 'needs')).toBeVisible();
});

test('the build manifest has the build, and for each page its files, cached for ever', async ({ baseURL }) => {
  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, baseURL), init);
  const document = await (await ask('/fr', { headers: { accept: 'text/html' } })).text();
  const latest = await ask(latestBuildPath);
  const { build } = latestBuildStruct.create(await latest.json());
  expect(document).toContain(`<meta name="build" content="${build}" />`);
  const catalogs = /<meta name="texts" content="(\/assets\/texts-[\w-]{8})"/.exec(document)?.[1];
  expect(latest.headers.get('cache-control')).toBe('no-cache');
  const manifest = await ask(manifestPath(build));
  expect(manifest.headers.get('cache-control')).toContain('immutable');
  const { pages } = buildManifestStruct.create(await manifest.json());
  const withCode = pageNames.filter((name) => moduleOf(name));
  expect(Object.keys(pages).toSorted()).toEqual(withCode.toSorted());
  const files = new Set<string>();
  for (const path of Object.values(pages)) {
    const answer = await ask(path);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { code, styles, words } = pagePayloadStruct.create(await answer.json());
    expect(Object.keys(words).toSorted()).toEqual(['en', 'fr']);
    for (const file of Object.values(words).flat()) expect(file).toContain(`${catalogs}/`);
    for (const file of [...code, ...styles, ...Object.values(words).flat()]) files.add(file);
  }
  const missing = await Promise.all(
    [...files].map(async (file) => ((await ask(file, { method: 'HEAD' })).ok ? [] : [file])),
  );
  expect(missing.flat()).toEqual([]);
});
