import { describe, expect, test } from 'vitest';
import type { PlacedBug } from './bug.ts';
import { affectedBy, fingerprintOf, importersIn } from './imports.ts';
import { totalsOf } from './report.ts';
import { waves } from './together.ts';

const sources = new Map([
  ['machines/money.ts', ''],
  ['machines/cart.ts', `import type { Day } from './day.ts';\nimport { sum } from './money.ts';`],
  ['src/pay.tsx', `import {\n  sum,\n} from '../machines/money.ts';\nexport { cart } from '../machines/cart.ts';`],
  ['src/page.ts', `const load = () => import('./pay.tsx');`],
  ['src/page.test.ts', `import './page.ts';`],
]);

describe('what a file can make fail', () => {
  test('is what imports it, directly or not, the nearest first', () => {
    const affected = affectedBy(importersIn(sources, { isLateToo: true }), 'machines/money.ts');
    expect([...affected]).toEqual([
      ['machines/cart.ts', 1],
      ['src/pay.tsx', 1],
      ['src/page.ts', 2],
      ['src/page.test.ts', 3],
    ]);
  });

  test('is not what would import it later, where that never happens', () => {
    const affected = affectedBy(importersIn(sources, { isLateToo: false }), 'machines/money.ts');
    expect([...affected.keys()]).toEqual(['machines/cart.ts', 'src/pay.tsx']);
  });

  test('is not what knows its types only', () => {
    expect([...affectedBy(importersIn(sources, { isLateToo: true }), 'machines/day.ts')]).toEqual([]);
  });
});

test('another state of the sources has another fingerprint', () => {
  expect(fingerprintOf(new Map(sources))).toBe(fingerprintOf(sources));
  expect(fingerprintOf(new Map([...sources, ['src/page.ts', '']]))).not.toBe(fingerprintOf(sources));
});

const bug = (name: string, file: string): PlacedBug => ({
  name,
  file,
  area: 'engine',
  kind: 'wrong guard',
  find: 'a',
  replace: 'b',
});

test('bugs that are tried together stand in files of their own, and none is left out', () => {
  const bugs = [bug('one', 'a.ts'), bug('two', 'a.ts'), bug('three', 'b.ts')];
  const groups = waves(bugs);
  for (const group of groups) expect(new Set(group.map(({ file }) => file)).size).toBe(group.length);
  expect(groups.flat().map(({ name }) => name)).toEqual(['one', 'three', 'two']);
});

test('a share is rounded down: a mark is reached, or it is not', () => {
  const caught = { layer: 'unit', by: '', seconds: 0 } as const;
  const verdicts = [
    { ...caught, bug: bug('one', 'a.ts') },
    { ...caught, bug: bug('two', 'a.ts') },
    { ...caught, bug: bug('three', 'a.ts'), layer: null },
  ];
  expect(totalsOf(verdicts)).toMatchObject([{ area: 'engine', bugs: 3, caught: 2, share: 66, mark: 95 }]);
});
