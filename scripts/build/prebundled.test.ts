import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prebundled } from './prebundled.ts';

/** Sources of the page; the live panel loads its diagrams with Storybook. */
const sources = globSync('{src,machines,domain,validation,contract}/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(?:test|test-d|stories|samples|fixtures|variants)\.tsx?$|^src\/(?:app\/ssr|panel|engine\/model)\/|^contract\/openapi\//.test(
      file,
    ),
);

/** Packages whose code runs, by the modules that import them; macros become calls of the package itself. */
function imported(source: string): readonly string[] {
  const found = source.matchAll(/^(?:import|export) (?!type\b)[^;']*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm);
  return [...found].map(([, name, lazy = '']) => (name ?? lazy).replace(/\/macro$/, ''));
}

test('names every dependency of the page, and no other', () => {
  const names = new Set(sources.flatMap((file) => imported(readFileSync(file, 'utf8'))));
  // React's compiler of JSX adds these.
  const added = ['react/jsx-dev-runtime', 'react/jsx-runtime'];
  expect([...names, ...added].toSorted()).toEqual(prebundled.toSorted());
});
