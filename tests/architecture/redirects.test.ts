/** Addresses are replaced in few places, each of which keeps the hash. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that replace an address, or the state of a history entry. */
const replacing = [
  'src/app/navigation/redirect.ts',
  'src/app/navigation/scroll-positions.ts',
  'src/app/session/invoice-token.ts',
  'src/engine/use-browser-visit.tsx',
];

/** A call that replaces the address, or loads another one in its place. */
const replaces = /\breplace: true\b|\breplaceState(?:\(|\.call|'\s*:)|\blocation\.replace\(/;

test('application code replaces an address by `redirect`', () => {
  const files = globSync('src/{app,page,features,ui,api,engine}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', 'src/engine/model/**'],
  });
  expect(files.filter((file) => replaces.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(replacing);
});
