import { expect, test } from 'vitest';
import { pageNames, pageOf } from '../../src/app/pages.ts';
import { changeOf, readRelease } from './release.ts';

test('a page is compared with what it was', () => {
  const before = { bytes: 150_000, files: 12 };
  expect(changeOf({ bytes: 150_040, files: 12 }, before)).toBe('');
  expect(changeOf({ bytes: 146_900, files: 10 }, before)).toBe('−3.1 kB, −2 files');
  expect(changeOf({ bytes: 150_100, files: 13 }, before)).toBe('+0.1 kB, +1 file');
  expect(changeOf(before, undefined)).toBe('new');
});

test('the release that is kept has pages of the table', async () => {
  const { pages } = await readRelease();
  const known: readonly string[] = pageNames.filter((name) => pageOf(name).load);
  expect(Object.keys(pages).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(pages).length).toBeGreaterThan(known.length / 2);
});
