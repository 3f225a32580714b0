/** Addresses come from paths files: links say `linkTo(paymentPaths.check, { id })`, and no path is typed twice. */
import { moduleOf } from '../../src/app/pages.ts';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { pageNames, pathsOf } from '../../contract/pages.ts';

/** The beginnings of all addresses but the root's: `account`, `quote`, `signin`. */
const prerenderCache = new Set(
  pageNames
    .flatMap(pathsOf)
    .map((path) => path.split(/[/?]/)[1] ?? '')
    .filter((prerendered) => prerendered !== ''),
);

/** The lines of a source, comments left out, that name an address in a text of their own. */
function typedAddresses(source: string): readonly string[] {
  const address = new RegExp(`['"\`]/(?:${[...prerenderCache].join('|')})(?=['"\`/?])`);
  return source.split('\n').filter((line) => address.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line));
}

test('an address that is typed is found, a link to a path of a page is not', () => {
  expect(typedAddresses(`<Link href="/account">`)).toHaveLength(1);
  expect(typedAddresses(`const help = '/account/invoices?step=help';`)).toHaveLength(1);
  expect(typedAddresses('const place = `/quote?${query}`;')).toHaveLength(1);
  expect(typedAddresses('<Link href={linkTo(placePaths.accountHome)}>')).toEqual([]);
});

test('no address is typed in what draws or joins pages: link to a path of contract/pages with linkTo()', async () => {
  const found: string[] = [];
  for await (const file of glob(['src/{features,page,app,engine,ui}/**/*.{ts,tsx}', 'machines/**/*.ts'])) {
    if (/\.(test|stories|samples|fixtures)\.tsx?$|machines\/(engine\/model|failure)/.test(file)) continue;
    const lines = typedAddresses(await readFile(file, 'utf8'));
    found.push(...lines.map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});

test.each(pageNames.filter((name) => moduleOf(name)))('%s: the page has the paths of its steps', (name) => {
  const chart = charts.find((each) => each.name === name);
  const paths = Object.values(chart?.steps ?? {}).flatMap((step) => step.paths);
  expect(new Set(pathsOf(name))).toEqual(new Set(paths));
  expect(pathsOf(name)[0]).toBe(paths[0]);
});
