/** Addresses come from steps: links say `linkTo(steps.check, { id })`, and no path is typed twice. */
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pageNames, pageOf } from '../../src/app/pages.ts';

/** The beginnings of all addresses but the root's: `account`, `quote`, `signin`. */
const beginnings = new Set(
  pageNames
    .flatMap((name) => Object.values(pageOf(name).steps))
    .flatMap(({ paths }) => paths)
    .map((path) => path.split(/[/?]/)[1] ?? '')
    .filter((beginning) => beginning !== ''),
);

/** The lines of a source, comments left out, that name an address in a text of their own. */
function typedAddresses(source: string): readonly string[] {
  const address = new RegExp(`['"\`]/(?:${[...beginnings].join('|')})(?=['"\`/?])`);
  return source.split('\n').filter((line) => address.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line));
}

test('an address that is typed is found, a link from a step is not', () => {
  expect(typedAddresses(`<Link href="/account">`)).toHaveLength(1);
  expect(typedAddresses(`const help = '/account/invoices?step=help';`)).toHaveLength(1);
  expect(typedAddresses('const place = `/quote?${query}`;')).toHaveLength(1);
  expect(typedAddresses('<Link href={linkTo(places.accountHome)}>')).toEqual([]);
});

test('no address is typed in what draws or joins pages: link to its step with linkTo()', async () => {
  const found: string[] = [];
  for await (const file of glob(['src/{screens,app,engine,ui}/**/*.{ts,tsx}', 'machines/**/*.ts'])) {
    if (/\.(test|stories|samples|fixtures|steps)\.tsx?$|machines\/(funnel\/model|failure)/.test(file)) continue;
    const lines = typedAddresses(await readFile(file, 'utf8'));
    found.push(...lines.map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});
