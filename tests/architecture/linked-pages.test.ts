/** Each page of the account can be reached from another one. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIndexed, pageNames, pageOf } from '../../src/app/pages.ts';

const screens = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

/** Whether a screen of another page, one without its steps, links to a page. */
const isLinked = (page: string) =>
  screens.some((source) => source.includes(`linkTo(${page}Paths.`) && !source.includes(`${page}Steps`));

test('every page of the account is in its index (`index`), or linked from another page', () => {
  const account = pageNames.filter((name) => pageOf(name).layout === 'account');
  expect(account.length).toBeGreaterThan(10);
  expect(account.filter((name) => !isIndexed(name) && !isLinked(name))).toEqual([]);
});
