import { describe, expect, test } from 'vitest';
import type { Requirement } from '../../tests/requirements/requirement.ts';
import { documentOf } from './document.ts';
import { findProofs } from './proofs.ts';
import { titlesIn } from './test-titles.ts';

const text = `
import { describe, it, test } from 'vitest';
const word = 'said';
describe('money', () => {
  it('is whole', () => {});
  it.each([
    [1, 2],
  ])('of %i is $name: %s', () => {});
  describe.each([true])('here %s', () => { test(\`\${word}: paid\`, async () => {}); });
});
test.describe('in a browser', () => { test('is shown', { tag: 'x' }, async () => {}); });
test.beforeEach(async () => {});
/regex/.test('no test', word);
`;
const tests = [
  ...titlesIn('machines/money.test.ts', text),
  ...titlesIn('tests/e2e/page.spec.ts', "test('is whole', () => {});"),
];

function row(id: string, ...provedBy: readonly string[]): Requirement {
  const [first, ...others] = provedBy;
  return { id, says: 'Money is whole.', provedBy: first === undefined ? 'open' : [first, ...others] };
}

function complaintsOf(...rows: readonly Requirement[]): readonly string[] {
  return findProofs(rows, tests).complaints;
}

test('titles are read with their groups; what a table or a variable puts in is a hole', () => {
  expect(tests.map(({ titles, isGroup }) => `${isGroup ? 'group' : 'test'} ${titles.join(' › ')}`)).toEqual([
    'group money',
    'test money › is whole',
    'test money › of … is …: …',
    'group money › here …',
    'test money › here … › …: paid',
    'group in a browser',
    'test in a browser › is shown',
    'test is whole',
  ]);
});

describe('a proof', () => {
  test('is a title, or a group, with as much before it as it needs', () => {
    expect(
      complaintsOf(row('§1', 'money › is whole', 'money', 'is shown'), row('§2', 'e2e › page › is whole'), row('§3')),
    ).toEqual([]);
  });

  test('that is gone is told with its row, and with the title that is nearest', () => {
    expect(complaintsOf(row('§4', 'in a browser › is not shown'))).toEqual([
      '§4: No test is called "in a browser › is not shown". The nearest is "in a browser › is shown" (machines/money.test.ts).',
    ]);
    expect(complaintsOf(row('§5', 'something else altogether'))).toEqual([
      '§5: No test is called "something else altogether".',
    ]);
  });

  test('that could be several is told with all of them', () => {
    expect(complaintsOf(row('§6', 'is whole'))[0]).toMatch(
      /^§6: "is whole" is the title of 2 tests\. Say which: .+, .+\.$/,
    );
  });

  test('that many rows have is told once', () => {
    const gone = Array.from({ length: 5 }, (_, index) => row(`§${index}`, 'gone'));
    expect(complaintsOf(...gone)).toEqual(['§0; §1; §2 and 2 more rows: No test is called "gone".']);
  });

  test('belongs to one row of a name', () => {
    expect(complaintsOf(row('§7'), row('§7'))).toEqual(['§7: 2 rows have this id.']);
  });
});

test('the document has each row with its tests, or the word open', () => {
  const rows = [row('§1', 'money › is whole'), row('§2')];
  const written = documentOf([{ title: 'Money', about: 'All of it.', rows }], findProofs(rows, tests).proofs);
  expect(written).toContain('All of it. Proved: 1 of 2.');
  expect(written).toContain('| §1 | Money is whole. | money › is whole ([money](../machines/money.test.ts)) |');
  expect(written).toContain('| §2 | Money is whole. | **open** |');
});
