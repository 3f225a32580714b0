/**
 * The library card with the engine, and with three other libraries as their documentation has them: lines, bytes, and
 * what a person can do. The README's table is this test's.
 */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { InstalledExample } from './install-example.ts';
import { installExample } from './install-example.ts';
import type { Served } from './serve.ts';
import { serve } from './serve.ts';

/** Files of its own (views, calls, draft and events are the same for all), entry, and first page. */
const implementations = [
  { name: 'the engine', files: ['steps.ts', 'card-chart.ts', 'screens.tsx', 'main.tsx'], page: '/card' },
  { name: 'XState, @xstate/react', files: ['plain-xstate.tsx', 'marks.tsx'], page: '/plain-xstate.html' },
  { name: 'use-funnel', files: ['use-funnel.tsx', 'marks.tsx'], page: '/use-funnel.html' },
  { name: 'Stepperize', files: ['stepperize.tsx', 'marks.tsx'], page: '/stepperize.html' },
] as const;

/** Packages that every implementation has, and that are not counted. */
const shared = /^(react|react-dom|superstruct)(\/|$)/;

/** Difference of a size from the README's that is no news, in kB: releases of the other libraries. */
const TOLERANCE = 0.5;

let app: InstalledExample;
let server: Served;

test.beforeAll(async () => {
  app = await installExample('library-card', { '@use-funnel/browser': '0.0.16', '@stepperize/react': '7.0.0' });
  await cp('tests/package/compared', app.folder, { recursive: true });
  const pages = implementations.slice(1).map(({ page }) => page.slice(1));
  for (const page of pages) {
    const html = `<!doctype html><title>Card</title><script type="module" src="/${page.replace('.html', '.tsx')}"></script>`;
    await writeFile(join(app.folder, page), html);
  }
  server = await serve(app.folder, ['index.html', ...pages]);
});

test.afterAll(async () => {
  await server.close();
  await app.remove();
});

/** Lines of code: no empty ones, no comments. */
async function linesOf(files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(join(app.folder, file), 'utf8')));
  return texts
    .flatMap((text) => text.replaceAll(/\/\*[^]*?\*\//g, '').split('\n'))
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** Code in a browser without what all share, in kB of gzip: XState is counted where it is used. */
async function sizeOf(page: string): Promise<number> {
  const entry = page === '/card' ? 'main.tsx' : page.slice(1).replace('.html', '.tsx');
  const bundle = await rolldown({
    input: join(app.folder, entry),
    external: shared,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  return gzipSync(output[0].code, { level: 9 }).length / 1_000;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isShown = (page: Page, text: string | RegExp): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: 1_500 })
    .then(
      () => true,
      () => false,
    );

async function toCheck(page: Page, start: string): Promise<void> {
  await page.goto(server.origin + start);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Check your request');
}

async function toCard(page: Page, start: string): Promise<void> {
  await toCheck(page, start);
  await page.getByRole('button', { name: 'Request the card' }).click();
  await expect(page.getByText(/Card number \d/)).toBeVisible();
}

/** What a person tries, and whether it goes well. */
const attempts: Readonly<Record<string, (page: Page, start: string, browser: Browser) => Promise<boolean>>> = {
  'Back leads to the step before': async (page, start) => {
    await toCheck(page, start);
    await page.goBack();
    return isShown(page, 'Library card');
  },
  'a reload keeps step and input': async (page, start) => {
    await toCheck(page, start);
    await page.reload();
    return isShown(page, 'Ada, ada@example.org');
  },
  'a step’s address opens it in the same tab': async (page, start) => {
    await toCheck(page, start);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    return isShown(page, 'Ada, ada@example.org');
  },
  'a step’s address is corrected where its data are missing': async (page, start, browser) => {
    await toCheck(page, start);
    const address = page.url();
    const visitor = await browser.newPage();
    await visitor.goto(address);
    const isCorrected = (await isShown(visitor, 'Library card')) && visitor.url() !== address;
    await visitor.close();
    return isCorrected;
  },
  'the outcome’s address shows what the server says': async (page, start, browser) => {
    await toCard(page, start);
    const other = await browser.newPage();
    await other.goto(page.url());
    const isKnown = await isShown(other, /Card number \d/);
    await other.close();
    return isKnown;
  },
  'Back while the request is sent does not lose its outcome': async (page, start) => {
    await toCheck(page, start);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/cards', async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/cards');
    await page.getByRole('button', { name: 'Request the card' }).click();
    await asked;
    await page.goBack();
    held.resolve();
    return isShown(page, /Card number \d/);
  },
};

/** Cells of the README's table that follows a heading, row by row. */
async function tableOf(title: string): Promise<readonly (readonly string[])[]> {
  const readme = await readFile('src/engine/README.md', 'utf8');
  const [, after = ''] = readme.split(`\n## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('the README’s table says what was counted and tried', async ({ page, browser }) => {
  const sizes = await Promise.all(implementations.map((each) => sizeOf(each.page)));
  const measured = [
    ['', ...implementations.map(({ name }) => name)],
    ['lines', ...(await Promise.all(implementations.map(async ({ files }) => `${await linesOf(files)}`)))],
    ['kB gzip', ...sizes.map((size) => size.toFixed(1))],
  ];
  for (const [attempt, act] of Object.entries(attempts)) {
    const cells: string[] = [];
    for (const { page: start } of implementations) {
      const context = await browser.newContext();
      cells.push((await act(await context.newPage(), start, browser)) ? 'yes' : 'no');
      await context.close();
    }
    measured.push([attempt, ...cells]);
  }
  await page.close();
  const lines = measured.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const said = await tableOf('Compared');
  const shown = said.map(([name = '', ...cells]) =>
    name === 'kB gzip'
      ? [
          name,
          ...cells.map((cell, index) =>
            Math.abs(Number(cell) - (sizes[index] ?? 0)) <= TOLERANCE ? sizes[index]?.toFixed(1) : cell,
          ),
        ]
      : [name, ...cells],
  );
  expect(shown, `measured:\n${lines}`).toEqual(measured);
});

test('files that are counted are all that the implementation has of its own', async () => {
  const counted = new Set(implementations.flatMap(({ files }): readonly string[] => files));
  const own = (await readdir('tests/package/compared')).filter((file) => file.endsWith('.tsx'));
  expect(own.filter((file) => !counted.has(file))).toEqual([]);
});
