/** Each page can be reached from another one. */
import { moduleOf } from '../../src/app/pages.ts';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIndexed, pageNames } from '../../contract/pages.ts';

const screens = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

/** Whether a screen of another page, one without its steps, links to a page. */
const isLinked = (page: string) =>
  screens.some((source) => source.includes(`linkTo(${page}Paths.`) && !source.includes(`${page}Steps`));

/** Pages that only links in emails open. */
const emailed: readonly string[] = ['newPassword'];

test('every page with a chart is in the account’s index (`index`), or linked from another page', () => {
  const own = pageNames.filter((name) => moduleOf(name) && !emailed.includes(name));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !isIndexed(name) && !isLinked(name))).toEqual([]);
});
