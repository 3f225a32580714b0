import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstBuild } from './first-build.ts';

const files = {
  'package.json': '{ "type": "module", "sideEffects": false }',
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `import { name } from './all.js'; console.log(name); import('./page.js').then(({ page }) => page());`,
  'all.js': `export { name } from './name.js'; export { chart } from './chart.js'; export { unused } from './unused.js';`,
  'name.js': `export const name = 'desk';`,
  'chart.js': `export const chart = () => 'a chart of some length';`,
  'unused.js': `export const unused = () => 'nobody has this';`,
  'page.js': `import { chart } from './all.js'; export const page = () => console.log(chart());`,
};

let root = '';
const known = firstBuild(() => []);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'first-build-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  await build({ root, configFile: false, logLevel: 'error', plugins: [known.plugin], build: { write: false } });
});

afterAll(() => rm(root, { recursive: true }));

/** Which files a file brings with it. */
const broughtBy = (name: string) =>
  Object.keys(files)
    .filter((file) => known.linksOf(join(root, name))?.importedIds.includes(join(root, file)))
    .toSorted();

test('a module needs what it uses, and nothing else of a list', () => {
  expect(broughtBy('main.js')).toEqual(['index.html', 'main.js', 'name.js']);
  expect(broughtBy('page.js')).toEqual(['chart.js', 'page.js']);
  expect(known.linksOf(join(root, 'unused.js'))).toBeNull();
});

test('what is loaded on demand is told by its own module', () => {
  expect(known.linksOf(join(root, 'main.js'))?.dynamicallyImportedIds).toEqual([join(root, 'page.js')]);
  expect(known.linksOf(join(root, 'page.js'))?.dynamicallyImportedIds).toEqual([]);
});

test('a module weighs what is left of it', () => {
  expect(known.sizeOf(join(root, 'chart.js'))).toBeLessThan(files['chart.js'].length);
  expect(known.sizeOf(join(root, 'chart.js'))).toBeGreaterThan(20);
  expect(known.sizeOf(join(root, 'unused.js'))).toBe(0);
});
