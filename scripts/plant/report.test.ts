import { expect, test } from 'vitest';
import type { PlacedBug } from './bug.ts';
import { totalsOf } from './report.ts';
import { waves } from './together.ts';

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
