import { describe, expect, test } from 'vitest';
import { affectedBy, fingerprintOf, importersIn } from './imports.ts';

const sources = new Map([
  ['machines/money.ts', ''],
  ['machines/cart.ts', `import type { Day } from './day.ts';\nimport { sum } from './money.ts';`],
  ['src/pay.tsx', `import {\n  sum,\n} from '../machines/money.ts';\nexport { cart } from '../machines/cart.ts';`],
  ['src/page.ts', `const load = () => import('./pay.tsx');`],
  ['src/page.test.ts', `import './page.ts';`],
]);

describe('what a file can make fail', () => {
  test('is what imports it, directly or not, the nearest first', () => {
    const affected = affectedBy(importersIn(sources, { isLateToo: true }), ['machines/money.ts']);
    expect([...affected]).toEqual([
      ['machines/cart.ts', 1],
      ['src/pay.tsx', 1],
      ['src/page.ts', 2],
      ['src/page.test.ts', 3],
    ]);
  });

  test('is not what would import it later, where that never happens', () => {
    const affected = affectedBy(importersIn(sources, { isLateToo: false }), ['machines/money.ts']);
    expect([...affected.keys()]).toEqual(['machines/cart.ts', 'src/pay.tsx']);
  });

  test('is not what knows its types only', () => {
    expect([...affectedBy(importersIn(sources, { isLateToo: true }), ['machines/day.ts'])]).toEqual([]);
  });
});

test('another state of the sources has another fingerprint', () => {
  expect(fingerprintOf(new Map(sources))).toBe(fingerprintOf(sources));
  expect(fingerprintOf(new Map([...sources, ['src/page.ts', '']]))).not.toBe(fingerprintOf(sources));
});
