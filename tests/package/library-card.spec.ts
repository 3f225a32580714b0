/** The package and its first example, as others get them: packed, installed, type-checked, tested, and walked in a browser. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';
import { packEngine } from '../../scripts/engine/pack.ts';
import { Installed } from './installed.ts';
import type { Served } from './serve.ts';
import { serve } from './serve.ts';

/** Greatest size of the engine's own code, both halves, in bytes of gzip: XState, React and superstruct are not counted. */
const MOST_BYTES = 7_000;

let app: Installed;

test.beforeAll(async () => {
  app = await Installed.ofExample('library-card');
});

test.afterAll(() => app.remove());

/** Bytes of the package's code for a browser, minified and compressed. */
async function ownSize(): Promise<number> {
  await app.write('all.js', "export * from 'chart-funnel';\nexport * from 'chart-funnel/react';\n");
  const bundle = await rolldown({
    input: join(app.folder, 'all.js'),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('chart-funnel'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** Code of the README, block by block, without what indents it. */
function blocksOf(readme: string): readonly string[] {
  return [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(([, code = '']) => code.trimEnd());
}

/** Lines without their indentation, as text. */
const unindented = (code: string): string => code.replaceAll(/^ +/gm, '');

test('it weighs no more than the README says', async () => {
  const size = await ownSize();
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
  expect(await app.ofPackage('README.md')).toContain('at most 7 kB');
});

test('its licence and repository are settings of the packing script', async () => {
  const settings = { license: 'MIT', repository: 'https://example.org/funnel.git' };
  const tarball = await packEngine(process.cwd(), join(app.folder, 'packed-again'), settings);
  const { output } = await app.run(
    '-e',
    `
    const { execFileSync } = require('node:child_process');
    console.log(execFileSync('tar', ['-xzOf', ${JSON.stringify(tarball)}, 'package/package.json']).toString());
  `,
  );
  expect(JSON.parse(output)).toMatchObject({
    license: 'MIT',
    repository: { type: 'git', url: 'https://example.org/funnel.git' },
  });
});

test('each piece of code in the README stands in the example', async () => {
  const files = (await readdir(app.folder)).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map(async (file) => unindented(await app.read(file))));
  const blocks = blocksOf(await app.ofPackage('README.md'));
  expect(blocks.length).toBeGreaterThanOrEqual(9);
  for (const block of blocks) {
    expect(
      texts.some((text) => text.includes(unindented(block))),
      `no file of the example has:\n${block}`,
    ).toBe(true);
  }
});

test('its code names no file that only this project has', async () => {
  const folder = join(app.folder, 'node_modules/chart-funnel/dist');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => app.ofPackage(join('dist', file))));
  expect(texts.flatMap((text) => text.match(/[\w$}-]+\.(?:samples|steps|machine)\.ts/g) ?? [])).toEqual([]);
});

test('it is type-checked under the options that it ships, and omissions are errors', async () => {
  expect(await app.check()).toEqual({ isGreen: true, output: '' });
  const bugs = [
    { file: 'screens.tsx', instead: ['Card number {data.answer.number}', 'Card number {data.answer.numbers}'] },
    { file: 'screens.tsx', instead: ["progress: { person: 'You'", "progress: { you: 'You'"] },
    { file: 'card-samples.ts', instead: ['    retried: plain,\n', ''] },
    { file: 'card-chart.ts', instead: ["guard: 'isIssued'", "guard: 'isIsued'"] },
    { file: 'main.tsx', instead: ['machine, draft }', 'machine }'] },
  ] as const;
  const { isGreen, output } = await app.with(bugs, () => app.check());
  expect(isGreen).toBe(false);
  for (const received of [
    "'numbers' does not exist",
    "'you' does not exist",
    "'retried'",
    '"isIsued"',
    "'draft' is missing",
  ]) {
    expect(output).toContain(received);
  }
});

test('its own tests pass, and report an address that enters a step too early', async () => {
  expect(await app.run('--test')).toMatchObject({ isGreen: true });
  const open = [
    { file: 'card-chart.ts', instead: ['...routed(steps.check),', '...routed(steps.check, {}),'] },
  ] as const;
  const { isGreen, output } = await app.with(open, () => app.run('--test'));
  expect(isGreen).toBe(false);
  expect(output).toContain('guard the last move of visit > route #card.check');
});

test.describe('in a browser', () => {
  let server: Served;

  test.beforeAll(async () => {
    server = await serve(app.folder, ['index.html']);
  });

  test.afterAll(() => server.close());

  const at = async (page: Page, title: string, address: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(server.origin + address);
    await expect(page).toHaveTitle(`${title} – City Library`);
  };

  test('it is walked: draft, links, a call that fails, and an outcome that asks the server', async ({ page }) => {
    await page.goto(`${server.origin}/card?step=check&utm_source=poster`);
    await at(page, 'Library card', '/card?utm_source=poster');
    await page.goto(`${server.origin}/card`);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    await at(page, 'Check your request', '/card?step=check');

    // A mark leads back without a load of the page.
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await page.getByRole('link', { name: 'You' }).click();
    await at(page, 'Library card', '/card');
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.reload();
    await at(page, 'Check your request', '/card?step=check');

    await page.route('**/api/cards', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole('button', { name: 'Request the card' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your request could not be sent. Nothing is lost.');
    await page.getByRole('button', { name: 'Request the card' }).click();
    await at(page, 'Your card, Ada', '/card/requests/LC-1');
    await page.reload();
    await at(page, 'Your card, Ada', '/card/requests/LC-1');

    // The address is not believed, and what was sent is not offered again.
    await page.goto(`${server.origin}/card/requests/LC-9`);
    await at(page, 'There is no such request', '/card/requests/LC-9');
    await page.getByRole('button', { name: 'Request another card' }).click();
    await at(page, 'Library card', '/card');
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});
