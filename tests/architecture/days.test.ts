import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The first ten characters of a moment are its day in UTC: not the publisher's, an hour or two before midnight. */
test('the server takes the day of a moment where the publisher is', () => {
  const paths = globSync('server/{core,features,office}/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  expect(paths.length).toBeGreaterThan(300);
  const cutting = paths.filter((path) => /\.(?:slice|substring)\(0, 10\)/.test(readFileSync(path, 'utf8')));
  expect(cutting).toEqual([]);
});
